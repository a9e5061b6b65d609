catalogSearch.add("w8-0","contexts contrast coverage greeting programs sentence двойника контраст которого описание покрытие приходит программ сообщает");
