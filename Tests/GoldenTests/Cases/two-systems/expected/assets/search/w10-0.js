catalogSearch.add("w10-0","documented");
