catalogSearch.add("d4",[["Type","","tokens/type.html"]]);
