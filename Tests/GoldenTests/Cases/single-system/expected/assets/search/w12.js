catalogSearch.add("w12","declarations");
