catalogSearch.add("w7","another nothing zeichen");
