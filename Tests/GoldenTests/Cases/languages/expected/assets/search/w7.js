catalogSearch.add("w7","english harbour largest mooring prilivy russian signals агентов корабль который которых матрица описано приливы сигналы система системы сначала токенов флагами хватает");
