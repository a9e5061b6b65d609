catalogSearch.add("w13-0","documentation документацией");
