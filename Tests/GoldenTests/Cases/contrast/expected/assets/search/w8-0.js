catalogSearch.add("w8-0","children contexts contrast coverage material programs sentence");
