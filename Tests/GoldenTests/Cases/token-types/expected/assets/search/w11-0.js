catalogSearch.add("w11-0","prophotorgb");
