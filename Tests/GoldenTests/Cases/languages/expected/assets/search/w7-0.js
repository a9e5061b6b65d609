catalogSearch.add("w7-0","english harbour largest mooring prilivy russian signals агентов корабль который которых матрица начиная описано приливы сигналы система системы токенов флагами хватает");
