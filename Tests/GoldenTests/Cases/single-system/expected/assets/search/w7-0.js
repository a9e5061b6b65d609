catalogSearch.add("w7-0","between changed colours harbour largest padding special tagfill tagsize");
