catalogSearch.add("w13","документацией");
