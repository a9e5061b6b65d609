catalogSearch.add("w5","after agent badge color count drawn every faint files gated glass green guide large layer panel ratio right shows stand title valid vivid which write wrong");
