catalogSearch.add("w12-0","declarations");
