catalogSearch.add("w8","children contexts contrast coverage material programs sentence");
