"""Stands between a client and a server and writes down what each says.

    python mcp_relay.py LOG COMMAND…

The log has a line for each line that goes by: `{"client":…}` or `{"server":…}` around the very
text, and `{"clientText":"…"}` around text that is no JSON.
"""

import json
import subprocess
import sys
import threading


def entry(side, line):
    text = line.decode().rstrip("\n")
    try:
        json.loads(text)
    except ValueError:
        return f'{{"{side}Text":{json.dumps(text)}}}\n'
    return f'{{"{side}":{text}}}\n'


def main():
    log = open(sys.argv[1], "w", encoding="utf-8", newline="\n")
    server = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    lock = threading.Lock()

    def note(side, line):
        with lock:
            log.write(entry(side, line))
            log.flush()

    def answers():
        for line in server.stdout:
            note("server", line)
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()

    reader = threading.Thread(target=answers)
    reader.start()
    for line in sys.stdin.buffer:
        note("client", line)
        server.stdin.write(line)
        server.stdin.flush()
    server.stdin.close()
    reader.join()
    log.close()
    sys.exit(server.wait())


main()
