catalogSearch.add("w5","color given notte props shall белом белый иметь какие лежит мысли мысль слова текст файлы цвета");
