catalogSearch.add("w7","another largest nothing zeichen");
