catalogSearch.add("w5","about after agent color every files first layer macos makes names paper props ratio small space start swift thing token twice valid which write");
