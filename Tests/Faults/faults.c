/* A disk that fails on demand, put before the C library's by LD_PRELOAD.
 *
 * Calls that touch a path below FAULT_ROOT, or a file that was opened there, are counted from 1.
 * The call of the number FAULT_AT fails as FAULT_KIND says:
 *
 *   a number   the error of that number; nothing is done
 *   short      a read or write transfers half of the bytes; other calls do their work
 *   kill       the process is killed before the call
 *   full       from this call on nothing can be made or written: no space
 *
 * FAULT_LOG is a file outside the root to which the names of the calls are written, one a line. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST_FILES = 4096 };

static atomic_bool ours[MOST_FILES];
static atomic_long count;
static const char *root, *kind;
static size_t root_length;
static long fault_at;
static int log_file = -1;

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

static ssize_t real_write(int descriptor, const void *bytes, size_t size) {
  REAL(write);
  return real(descriptor, bytes, size);
}

__attribute__((constructor)) static void begin(void) {
  root = getenv("FAULT_ROOT");
  kind = getenv("FAULT_KIND");
  root_length = root ? strlen(root) : 0;
  fault_at = getenv("FAULT_AT") ? atol(getenv("FAULT_AT")) : 0;
  const char *log = getenv("FAULT_LOG");
  if (log) log_file = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
}

static int is_below(const char *path) {
  return root && path && strncmp(path, root, root_length) == 0;
}

static int is_ours(int descriptor) {
  return descriptor >= 0 && descriptor < MOST_FILES && ours[descriptor];
}

static int noted(int descriptor, const char *path) {
  if (descriptor >= 0 && descriptor < MOST_FILES) ours[descriptor] = is_below(path);
  return descriptor;
}

/* Whether this call fails; `makes` is set for what needs space. */
static int fails(const char *name, int makes) {
  long number = atomic_fetch_add(&count, 1) + 1;
  if (log_file >= 0) {
    char line[64];
    size_t length = strlen(name);
    memcpy(line, name, length);
    line[length] = '\n';
    if (real_write(log_file, line, length + 1) < 0) abort();
  }
  if (!kind || !fault_at || number < fault_at) return 0;
  if (strcmp(kind, "full") == 0) {
    if (makes) errno = ENOSPC;
    return makes;
  }
  if (number > fault_at || strcmp(kind, "short") == 0) return 0;
  if (strcmp(kind, "kill") == 0) {
    kill(getpid(), SIGKILL);
    pause();
  }
  errno = atoi(kind);
  return 1;
}

/* Whether the call that was counted last transfers less than it could. */
static size_t shortened(size_t size) {
  int now = kind && strcmp(kind, "short") == 0 && atomic_load(&count) == fault_at;
  return now && size > 1 ? size / 2 : size;
}

/* Opening */

static int open_any(const char *name, int folder, const char *path, int flags, mode_t mode) {
  REAL(openat);
  if (is_below(path) && fails(name, flags & O_CREAT)) return -1;
  return noted(real(folder, path, flags, mode), path);
}

#define MODE(flags) \
  mode_t mode = 0; \
  if (flags & O_CREAT) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  return open_any("open", AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  return open_any("open", AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return open_any("openat", folder, path, flags, mode);
}

int close(int descriptor) {
  REAL(close);
  int counted = is_ours(descriptor);
  if (counted) ours[descriptor] = 0;
  int failed = counted && fails("close", 0);
  int error = errno;
  int result = real(descriptor);
  if (failed) errno = error;
  return failed ? -1 : result;
}

/* Content */

ssize_t read(int descriptor, void *bytes, size_t size) {
  REAL(read);
  if (!is_ours(descriptor)) return real(descriptor, bytes, size);
  if (fails("read", 0)) return -1;
  return real(descriptor, bytes, shortened(size));
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (!is_ours(descriptor)) return real_write(descriptor, bytes, size);
  if (fails("write", 1)) return -1;
  return real_write(descriptor, bytes, shortened(size));
}

int fsync(int descriptor) {
  REAL(fsync);
  return is_ours(descriptor) && fails("fsync", 0) ? -1 : real(descriptor);
}

/* Folders */

DIR *opendir(const char *path) {
  REAL(opendir);
  if (is_below(path) && fails("opendir", 0)) return NULL;
  DIR *folder = real(path);
  if (folder) noted(dirfd(folder), path);
  return folder;
}

struct dirent *readdir(DIR *folder) {
  REAL(readdir);
  return is_ours(dirfd(folder)) && fails("readdir", 0) ? NULL : real(folder);
}

int closedir(DIR *folder) {
  REAL(closedir);
  noted(dirfd(folder), NULL);
  return real(folder);
}

/* What has one path or two, and gives 0 or -1. */

#define ON_PATH(name, makes, parameters, ...) \
  int name parameters { \
    REAL(name); \
    if (is_below(path) && fails(#name, makes)) return -1; \
    return real(__VA_ARGS__); \
  }

ON_PATH(mkdir, 1, (const char *path, mode_t mode), path, mode)
ON_PATH(rmdir, 0, (const char *path), path)
ON_PATH(unlink, 0, (const char *path), path)
ON_PATH(chmod, 0, (const char *path, mode_t mode), path, mode)
ON_PATH(stat, 0, (const char *path, struct stat *status), path, status)
ON_PATH(lstat, 0, (const char *path, struct stat *status), path, status)
ON_PATH(symlink, 1, (const char *to, const char *path), to, path)
ON_PATH(link, 1, (const char *from, const char *path), from, path)
ON_PATH(rename, 0, (const char *from, const char *path), from, path)
ON_PATH(renameat2, 0, (int a, const char *from, int b, const char *path, unsigned flags),
        a, from, b, path, flags)

int fstat(int descriptor, struct stat *status) {
  REAL(fstat);
  return is_ours(descriptor) && fails("fstat", 0) ? -1 : real(descriptor, status);
}

ssize_t readlink(const char *path, char *target, size_t size) {
  REAL(readlink);
  return is_below(path) && fails("readlink", 0) ? -1 : real(path, target, size);
}

char *realpath(const char *path, char *resolved) {
  REAL(realpath);
  return is_below(path) && fails("realpath", 0) ? NULL : real(path, resolved);
}
