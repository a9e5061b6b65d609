catalogSearch.add("w4-0","must note pale text then when yaml кода ниже одна одно слой цвет чего");
