catalogSearch.add("w4-0","code each else fall hint link made they this time what with yaml");
