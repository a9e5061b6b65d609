catalogSearch.add("w7","claimed darkest display nothing running surface through");
