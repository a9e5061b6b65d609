catalogSearch.add("w6","0066cc 3399ff agents around beside colour design differ ffffff groups guides import inside lowest matrix medium padded public static status string system tokens unless");
