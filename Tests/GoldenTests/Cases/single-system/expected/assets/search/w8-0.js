catalogSearch.add("w8-0","coloured contexts contrast coverage programs sendable sentence");
