catalogSearch.add("w7-0","another largest nothing zeichen");
