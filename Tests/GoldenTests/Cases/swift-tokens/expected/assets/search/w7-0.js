catalogSearch.add("w7-0","between colours divider largest meaning regular rounded running spacing written");
