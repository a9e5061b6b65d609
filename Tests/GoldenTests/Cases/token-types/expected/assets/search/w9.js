catalogSearch.add("w9","component dimension displayp3 distances headlines monospace platforms typefaces");
