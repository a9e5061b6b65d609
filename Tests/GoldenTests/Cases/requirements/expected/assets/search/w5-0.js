catalogSearch.add("w5-0","color given notte props shall short start белом белый иметь какие лежит мысли мысль слова текст файлы цвета");
