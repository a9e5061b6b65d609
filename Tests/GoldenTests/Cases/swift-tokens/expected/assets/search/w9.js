catalogSearch.add("w9","animation component dimension distances platforms");
