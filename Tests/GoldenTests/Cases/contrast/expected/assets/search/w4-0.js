catalogSearch.add("w4-0","body bold code each enum fill made name note page pair sake semi show srgb text that they this type veil wcag what with word yaml");
