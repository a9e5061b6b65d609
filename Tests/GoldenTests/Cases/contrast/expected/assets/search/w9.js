catalogSearch.add("w9","component platforms published");
