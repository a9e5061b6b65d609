catalogSearch.add("w9-0","component dimension distances platforms");
