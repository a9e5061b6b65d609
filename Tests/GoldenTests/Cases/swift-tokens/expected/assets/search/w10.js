catalogSearch.add("w10","background components documented everything lighthouse transition typography");
