catalogSearch.add("w4-0","beta body code does draw each enum fill hint init laid made much over page pair room says size step tags text they this view wcag what when with word yaml");
