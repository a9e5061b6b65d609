catalogSearch.add("w10","documented");
