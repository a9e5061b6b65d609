catalogSearch.add("w10-0","background components documented everything lighthouse transition typography");
