catalogSearch.add("w4","code each else fall hint link made that they time what with yaml");
