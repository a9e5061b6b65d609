catalogSearch.add("w10","anticipate appearance background components documented srgblinear transition typography");
