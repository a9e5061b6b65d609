catalogSearch.add("w7","between changed colours harbour largest padding special tagfill tagsize");
