catalogSearch.add("w9","component platforms something английски контексты контраста остальной остальным платформы поднимают последним привязать швартовка");
