catalogSearch.add("d2",[["Time","","north/tokens/time.html"],["Old","","north/tokens/old.html"]]);
