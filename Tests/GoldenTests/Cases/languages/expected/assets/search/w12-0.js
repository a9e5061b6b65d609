catalogSearch.add("w12-0","документации документация");
