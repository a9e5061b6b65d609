catalogSearch.add("w5","agent files große north short south speed suden texts valid which write");
