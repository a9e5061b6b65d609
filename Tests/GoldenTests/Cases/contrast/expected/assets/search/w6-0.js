catalogSearch.add("w6-0","065f46 1a1a1a agents cannot colour d1fae5 differ enough ffffff groups guides health little lowest matrix nobody secret stable stands status string system tokens");
