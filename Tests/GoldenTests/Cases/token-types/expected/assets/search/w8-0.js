catalogSearch.add("w8-0","choosing coloured contexts contrast coverage disabled duration examples gradient hairline measured pictures programs prophoto sentence standard");
