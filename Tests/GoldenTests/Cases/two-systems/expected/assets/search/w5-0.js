catalogSearch.add("w5-0","100ms about agent files first große lacks north short south speed suden texts valid which write");
