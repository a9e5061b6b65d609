catalogSearch.add("w4-0","ahoy code each flag goes last made pair same says ship text that they this tied wcag what when with yaml вода всем день кода носа один одно пары слой фоне цвет чего");
