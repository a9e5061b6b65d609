catalogSearch.add("w8","contexts contrast coverage greeting programs sentence двойника заметное контраст которого описание покрытие приходит программ сообщает");
