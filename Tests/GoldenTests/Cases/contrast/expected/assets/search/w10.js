catalogSearch.add("w10","background components documented everything foreground importance typography");
