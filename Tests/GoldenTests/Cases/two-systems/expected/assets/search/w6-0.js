catalogSearch.add("w6-0","agents anfang differ einmal falsch groups guides health number quotes system tokens worter zuerst");
