catalogSearch.add("w9-0","animation component dimension distances platforms");
