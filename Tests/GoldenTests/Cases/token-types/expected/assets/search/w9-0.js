catalogSearch.add("w9-0","component dimension displayp3 distances headlines monospace platforms typefaces");
