catalogSearch.add("w5","after agent cloth comes every files gavan guide layer lines piece ratio stern tides twice valid water which words write конца кормы кусок слова ткани файлы этого языке");
