catalogSearch.add("w7","between colours divider meaning regular rounded running spacing written");
