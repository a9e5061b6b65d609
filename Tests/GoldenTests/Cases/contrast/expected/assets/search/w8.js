catalogSearch.add("w8","contexts contrast coverage material programs sentence");
