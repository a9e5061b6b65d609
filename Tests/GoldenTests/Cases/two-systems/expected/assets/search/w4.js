catalogSearch.add("w4","code each else fall hint link made they this time what with yaml");
