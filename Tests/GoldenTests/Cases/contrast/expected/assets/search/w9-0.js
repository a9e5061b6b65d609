catalogSearch.add("w9-0","component platforms published");
