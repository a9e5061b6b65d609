catalogSearch.add("w7-0","claimed darkest display largest nothing running surface through");
