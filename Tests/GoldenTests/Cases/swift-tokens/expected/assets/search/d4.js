catalogSearch.add("d4",[["Animation","","tokens/animation.html","Motion."]]);
