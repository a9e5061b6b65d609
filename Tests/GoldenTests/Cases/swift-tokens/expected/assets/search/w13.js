catalogSearch.add("w13","documentation");
