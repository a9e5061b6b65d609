catalogSearch.add("w7","between changed colours harbour padding special tagfill tagsize");
