catalogSearch.add("w8","contexts contrast coverage measured programs sentence");
