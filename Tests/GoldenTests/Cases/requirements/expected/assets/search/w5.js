catalogSearch.add("w5","color given notte props shall short start белом белый иметь какие лежит мысли мысль самое слова текст файлы цвета");
