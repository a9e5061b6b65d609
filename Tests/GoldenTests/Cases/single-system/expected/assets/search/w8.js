catalogSearch.add("w8","coloured contexts contrast coverage programs sendable sentence");
