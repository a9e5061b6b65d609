catalogSearch.add("w12","документации документация");
