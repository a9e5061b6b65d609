catalogSearch.add("w4","back body buoy code each edge lies line made much must name pair rows says seen text that they type wcag what with word yaml");
