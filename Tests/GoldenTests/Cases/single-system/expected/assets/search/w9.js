catalogSearch.add("w9","component dimension distances platforms");
