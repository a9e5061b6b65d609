catalogSearch.add("w10-0","anticipate appearance background components documented srgblinear transition typography");
