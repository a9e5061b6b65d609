// The least that any generator has to do with these guides: libcmark turns each into HTML, and as
// many files of as many bytes are written as `catalog` wrote. One thread, no checks, no template.
//
//   floor OUTPUT < LIST      lines of "guide PATH" and "file SIZE PATH", folders before files:
//                            "folder PATH"

#include <cmark.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static char *html;
static size_t html_length, html_capacity;

static void die(const char *path) {
  perror(path);
  exit(1);
}

static void read_guide(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) die(path);
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  char *text = malloc(length + 1);
  if (fread(text, 1, length, file) != (size_t)length) die(path);
  fclose(file);
  char *made = cmark_markdown_to_html(text, length, CMARK_OPT_DEFAULT);
  size_t count = strlen(made);
  // The HTML of the last guides is what the files are filled with.
  if (count > html_capacity) {
    html_capacity = count;
    html = realloc(html, count);
  }
  memcpy(html, made, count);
  html_length = count;
  free(made);
  free(text);
}

static void write_file(const char *path, size_t size) {
  FILE *file = fopen(path, "wb");
  if (!file) die(path);
  while (size > 0) {
    size_t part = size < html_length ? size : html_length;
    if (fwrite(html, 1, part, file) != part) die(path);
    size -= part;
  }
  if (fclose(file)) die(path);
}

int main(int count, char **arguments) {
  if (count != 2 || mkdir(arguments[1], 0777)) die("output folder");
  char line[8192], path[16384];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    char *rest = strchr(line, ' ') + 1;
    if (line[0] == 'g') {
      read_guide(rest);
    } else if (line[1] == 'o') {
      snprintf(path, sizeof path, "%s/%s", arguments[1], rest);
      if (mkdir(path, 0777)) die(path);
    } else {
      size_t size = strtoull(rest, &rest, 10);
      snprintf(path, sizeof path, "%s/%s", arguments[1], rest + 1);
      write_file(path, size);
    }
  }
  return 0;
}
