catalogSearch.add("w10","background components documented everything компоненты наименьший стабильный");
