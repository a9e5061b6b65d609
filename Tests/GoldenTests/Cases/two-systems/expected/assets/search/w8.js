catalogSearch.add("w8","brackets contexts coverage duration geandert gemessen language programs sentence shortest");
