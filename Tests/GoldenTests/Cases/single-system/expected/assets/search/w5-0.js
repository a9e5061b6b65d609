catalogSearch.add("w5-0","about agent color every files first lacks layer macos makes names paper props ratio small space start swift thing token twice valid which write");
