catalogSearch.add("w8-0","contexts contrast coverage measured programs sentence");
