catalogSearch.add("w7","claimed darkest display largest nothing running surface through");
