"""Builds a small catalog on a disk that fails at one call, for every call and every way to fail.

    python run.py PATH/TO/catalog [--every N] [--kinds KIND…] [--jobs N]

After each build the output folder has to hold the old site or the new one, whole: the new one after
status 0, the old one or none after another status, either after a kill. The next build has to make
the new one and to leave nothing beside it. Linux only. Ends with `N passed, M failed`, and with
status 1 when something failed.
"""

import argparse
import collections
import concurrent.futures
import errno
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
CONTENT = {
    "system.yaml": "name: Small\nsummary: A system of one token.\n"
                   "tokens: { files: [tokens/base.tokens.json] }\n",
    "tokens/base.tokens.json": '{"a":{"$type":"number","$value":1,"$description":"A."}}\n',
    "guides/one.md": "# One\n\nText.\n",
    "guides/two.md": "# Two\n\n![A dot](dot.svg)\n",
    "guides/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n'}
# What the second version of the content changes, adds and takes away.
CHANGES = {"guides/one.md": "# One\n\nAnother text.\n", "guides/three.md": "# Three\n\nText.\n",
           "guides/two.md": None}
KINDS = {name: str(getattr(errno, name))
         for name in ("ENOSPC", "EACCES", "EIO", "EINTR", "ENOENT", "EXDEV", "EROFS", "EMFILE")}
KINDS |= {name: name for name in ("short", "full", "kill")}
# Seconds after which a build hangs.
PATIENCE = 60


class Case:
    """A folder with the content, and the old site where there is one."""

    def __init__(self, name, tool, folder, has_old_site):
        self.name, self.tool, self.model = name, tool, folder / name
        self.write(CONTENT)
        if has_old_site:
            self.build(self.model)
            self.write(CHANGES)
        self.old = tree(self.model / "site")
        calls = folder / f"{name}.calls"
        fresh = self.copied(folder / f"{name}-new")
        said = self.build(fresh, FAULT_LOG=str(calls))
        if said.returncode != 0:
            sys.exit(f"the build without a fault failed: {said.stderr}")
        self.new, self.calls = tree(fresh / "site"), calls.read_text().split()
        shutil.rmtree(fresh)

    def write(self, files):
        for name, text in files.items():
            path = self.model / "content" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            if text is not None:
                path.write_text(text)

    def copied(self, folder):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.model, folder, symlinks=True)
        return folder

    def build(self, folder, **faults):
        library = {"LD_PRELOAD": str(HERE.parents[1] / ".build" / "faults.so")} if faults else {}
        return subprocess.run(
            [self.tool, "build", folder / "content", "--output", folder / "site", "-j", "1"],
            env={**os.environ, **library, "FAULT_ROOT": str(folder), **faults},
            capture_output=True, text=True, timeout=PATIENCE)


def tree(folder):
    """A digest of the paths and bytes of all files; none where there is no folder."""
    if not folder.is_dir():
        return None
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if not path.is_dir():
            digest.update(f"{path.relative_to(folder)}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def judge(case, folder, kind, number):
    """What is wrong after a build whose call of a number fails, and how it ended."""
    said = case.build(folder, FAULT_AT=str(number), FAULT_KIND=KINDS[kind])
    found, status = tree(folder / "site"), said.returncode
    troubles = []
    if kind == "kill":
        if status != -9:
            troubles.append(f"status {status} instead of a kill")
    elif status not in (0, 1, 2):
        troubles.append(f"status {status}")
    elif status != 0 and not said.stderr.strip():
        troubles.append("no word of what is wrong")
    wanted = {0: [case.new], -9: [case.old, case.new]}.get(status, [case.old])
    if found not in wanted:
        troubles.append(f"after status {status} the site is {case_name(case, found)}: "
                        f"{said.stderr.strip()[:300]}")
    troubles += after(case, folder)
    return troubles, status, "new" if found == case.new else case_name(case, found)


def after(case, folder):
    """What is wrong with the next build, on a disk that works."""
    said = case.build(folder)
    troubles = []
    if said.returncode != 0 or tree(folder / "site") != case.new:
        troubles.append(f"the next build: status {said.returncode} {said.stderr.strip()[:300]}")
    names = {path.name for path in folder.iterdir()}
    if names != {"content", "site"}:
        troubles.append(f"left over: {sorted(names - {'content', 'site'})}")
    return troubles


def case_name(case, found):
    return {case.old: "the old one", case.new: "the new one", None: "gone"}.get(found, "neither")


def run_all(cases, kinds, every, jobs, folder):
    """Prints what fails, and a table: for each kind the faults, and what the sites were."""
    work = [(case, kind, number) for case in cases for kind in kinds
            for number in range(1, len(case.calls) + 1, every)]

    def one(job):
        case, kind, number = job
        place = folder / f"{case.name}-{kind}-{number}"
        try:
            return judge(case, case.copied(place), kind, number)
        except subprocess.TimeoutExpired:
            return ["it does not end"], None, "unknown"
        finally:
            shutil.rmtree(place, ignore_errors=True)

    counts, failed = collections.Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for (case, kind, number), (troubles, status, site) in zip(work, pool.map(one, work)):
            counts[kind, status, site] += 1
            failed += bool(troubles)
            for trouble in troubles:
                call = case.calls[number - 1]
                print(f"{case.name}, {kind} at call {number}, {call}: {trouble}", flush=True)
    for (kind, status, site), number in sorted(counts.items(), key=str):
        print(f"{kind:8} status {status!s:4} site {site:12} {number:6}")
    print(f"{len(work) - failed} passed, {failed} failed")
    return failed


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", type=pathlib.Path)
    parser.add_argument("--every", type=int, default=1, help="only each call of so many")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=list(KINDS))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    library = HERE.parents[1] / ".build" / "faults.so"
    library.parent.mkdir(exist_ok=True)
    subprocess.run(
        [shutil.which("cc") or "clang", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC",
         "-o", library, HERE / "faults.c"], check=True)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        cases = [Case("first", options.tool.resolve(), folder, False),
                 Case("again", options.tool.resolve(), folder, True)]
        for case in cases:
            counted = collections.Counter(case.calls)
            print(f"{case.name}: {len(case.calls)} calls, "
                  + ", ".join(f"{count} {name}" for name, count in counted.most_common()))
        sys.exit(1 if run_all(cases, options.kinds, options.every, options.jobs, folder) else 0)


if __name__ == "__main__":
    main()
