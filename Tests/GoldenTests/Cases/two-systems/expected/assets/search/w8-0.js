catalogSearch.add("w8-0","brackets contexts coverage duration geandert gemessen language programs sentence shortest");
