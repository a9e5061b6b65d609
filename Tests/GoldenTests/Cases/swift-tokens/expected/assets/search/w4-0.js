catalogSearch.add("w4-0","12pt 16pt 20pt back body buoy code each edge lies line made much must name pair port rows says seen text they this type wcag what with word yaml");
