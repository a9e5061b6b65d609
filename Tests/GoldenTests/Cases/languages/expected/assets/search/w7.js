catalogSearch.add("w7","english harbour mooring russian агентов корабль который которых матрица описано приливы сигналы система системы токенов флагами");
