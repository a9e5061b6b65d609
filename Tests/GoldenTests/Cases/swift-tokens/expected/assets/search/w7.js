catalogSearch.add("w7","between colours divider largest meaning regular rounded running spacing written");
