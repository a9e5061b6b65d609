catalogSearch.add("w11","prophotorgb");
