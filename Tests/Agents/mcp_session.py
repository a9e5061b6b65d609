"""Sessions of real clients with `catalog mcp`, held against what was recorded.

    python mcp_session.py PATH/TO/catalog [--record]

The client of the `mcp` package speaks the newest revision and the newest with a handshake; older
revisions and mistakes are sent line by line. What both sides say is compared with `sessions/`, a
file a session; `--record` writes these files anew. Needs `requirements.txt`. Ends with
`N passed, M failed`, and with status 1 when something failed.
"""

import asyncio
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import warnings

import mcp
import mcp_types
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

from mcp_questions import BATCH, MISTAKES, QUESTIONS, RESOURCES, handshake

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from results import Results  # noqa: E402

CONTENT = HERE / "mcp_content"
SESSIONS = HERE / "sessions"

results = Results()


def check(name, holds, detail=""):
    """Records a check; what was seen is printed when it does not hold."""
    results.record(name, [] if holds else [str(detail) or "it does not hold"])


async def ask_all(client):
    """Every question; the package itself holds structured results against their schemas."""
    tools = (await client.list_tools()).tools
    asked = {name for name, _, _ in QUESTIONS}
    check("every tool is asked", asked == {tool.name for tool in tools})
    for tool in tools:
        readable = tool.title and tool.description and tool.output_schema
        check(f"{tool.name} is described", readable and tool.annotations.read_only_hint)
    for name, arguments, is_error in QUESTIONS:
        result = await client.call_tool(name, arguments)
        check(f"{name} {arguments}", bool(result.is_error) == is_error, result.content)
        if not is_error:
            same = json.loads(result.content[0].text) == result.structured_content
            check(f"{name} says the same as text", same)
    known = {str(resource.uri) for resource in (await client.list_resources()).resources}
    await client.list_resource_templates()
    for uri in RESOURCES:
        text = (await client.read_resource(uri)).contents[0].text
        check(f"{uri} is listed and has text", uri in known and text)
    await refused("a resource", client.read_resource("catalog://harbour/none.md"))
    await refused("a tool", client.call_tool("get_tag", {}))


async def refused(name, request):
    """What is not there is an error of the protocol, and not a result."""
    try:
        await request
        check(f"{name} that is not there", False)
    except mcp.MCPError as error:
        check(f"{name} that is not there", error.code in (-32602, -32002), error)


async def client_session(tool, mode, revision, log):
    relay = [str(HERE / "mcp_relay.py"), str(log), str(tool), "mcp", str(CONTENT)]
    server = StdioServerParameters(command=sys.executable, args=relay)
    name = mcp_types.Implementation(name="recorder", version="1.0")
    async with Client(server, mode=mode, client_info=name, read_timeout_seconds=60) as client:
        check(f"{mode} settles {revision}", client.protocol_version == revision)
        if mode == "legacy":
            with warnings.catch_warnings(action="ignore"):
                await client.send_ping()
        await ask_all(client)


def text_of(line):
    """A line as it is sent: text as it is, anything else as JSON."""
    return (line if isinstance(line, str) else json.dumps(line, separators=(",", ":"))) + "\n"


def serve(tool, content, lines):
    """Sends lines and returns the lines that come back, the status and what went to errors."""
    text = "".join(map(text_of, lines)).encode()
    command = [str(tool), "mcp", str(content)]
    done = subprocess.run(command, input=text, capture_output=True, timeout=120)
    return done.stdout.decode().splitlines(), done.returncode, done.stderr.decode()


def line_session(tool, lines, log):
    """Sends one line after the other, each after the answer to the one before."""
    command = [sys.executable, str(HERE / "mcp_relay.py"), str(log)]
    server = subprocess.Popen(
        [*command, str(tool), "mcp", str(CONTENT)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    for line in lines:
        server.stdin.write(text_of(line).encode())
        server.stdin.flush()
        if is_answered(line):
            server.stdout.readline()
    server.stdin.close()
    rest = server.stdout.read()
    check("nothing is said after the last answer", rest == b"", rest)
    check("the end of the input is the end", server.wait() == 0)


def is_answered(line):
    try:
        value = json.loads(line) if isinstance(line, str) else line
    except ValueError:
        return True
    if not isinstance(value, dict):
        return True
    if "method" not in value:
        return "result" not in value
    return "id" in value


def compare(log, recorded, version, records):
    """Holds a session against the recorded one; the version of the tool is not compared."""
    said = log.read_text().replace(f'"version":"{version}"', '"version":"VERSION"')
    if records:
        recorded.write_text(said)
        return
    expected = recorded.read_text() if recorded.exists() else ""
    for number, (one, other) in enumerate(zip(said.splitlines(), expected.splitlines()), 1):
        if one != other:
            check(f"{recorded.name}:{number}", False, f"\n  now  {one}\n  then {other}")
            return
    check(f"{recorded.name} is as recorded", said == expected, "one is longer")


def limits(tool):
    """What is not to be seen in a recording."""
    ping = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    lines, _, _ = serve(tool, CONTENT, ["x" * (9 << 20), ping])
    check("a line that is too long", "longer than 8388608 bytes" in lines[0], lines[0][:200])
    check("and the line after it", lines[1] == '{"jsonrpc":"2.0","id":1,"result":{}}')
    lines, _, _ = serve(tool, CONTENT, ["[" * 100_000, ping])
    check("deep nesting", "128 levels" in lines[0] and len(lines) == 2, lines)
    back = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}
    other = {"jsonrpc": "2.0", "id": 2, "method": "ping"}
    lines, _, _ = serve(tool, CONTENT, [ping, back, other])
    check("a request taken back", lines == ['{"jsonrpc":"2.0","id":2,"result":{}}'], lines)
    nodes = "component: Panel\nprops: { title: a }\nsemantics: b\nchildren:\n"
    nodes += "  - component: Tag\n    props: { text: c }\n" * 100_000
    calls = handshake("2025-11-25")[:2] + [
        {
            "jsonrpc": "2.0",
            "id": 9,
            "method": "tools/call",
            "params": {"name": name, "arguments": {"yaml": nodes}},
        }
        for name in ("validate_agent_yaml", "render_agent_yaml")
    ]
    lines, _, _ = serve(tool, CONTENT, calls)
    sizes = [len(line) for line in lines]
    check("a document of 100,000 nodes", len(lines) == 3 and max(sizes) < 200_000, sizes)
    lines, status, errors = serve(tool, HERE / "nowhere", [])
    check("a folder that is missing", status == 2 and lines == [] and "nowhere" in errors)


def changes(tool):
    """Content that changes is read again; content that breaks is reported and the last kept."""
    with tempfile.TemporaryDirectory() as folder:
        content = pathlib.Path(folder) / "content"
        shutil.copytree(CONTENT, content)
        server = subprocess.Popen(
            [str(tool), "mcp", str(content)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

        def ask(message):
            server.stdin.write(json.dumps(message) + "\n")
            server.stdin.flush()
            return json.loads(server.stdout.readline()) if "id" in message else None

        def summary():
            call = {"name": "get_component", "arguments": {"component": "Panel"}}
            answer = ask({"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": call})
            return answer["result"]["structuredContent"]["summary"]

        for message in handshake("2025-11-25")[:2]:
            ask(message)
        check("the content as it is", summary() == "A group of tags with a title.")
        manifest = content / "harbour/components/panel/component.yaml"
        manifest.write_text(manifest.read_text().replace("A group of tags with", "Tags below"))
        check("the content as it was changed", summary() == "Tags below a title.")
        os.rename(content / "catalog.yaml", content / "away.yaml")
        check("the last good content stays", summary() == "Tags below a title.")
        os.rename(content / "away.yaml", content / "catalog.yaml")
        manifest.write_text(manifest.read_text().replace("Tags below a title.", "Whole again."))
        check("and is replaced by the next", summary() == "Whole again.")
        server.stdin.close()
        check("it was reported", "catalog.yaml" in server.stderr.read())
        server.wait()


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    records = "--record" in sys.argv[2:]
    version = subprocess.run([tool, "--version"], capture_output=True, text=True).stdout.strip()
    SESSIONS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder) / "log"
        for mode, revision in [("auto", "2026-07-28"), ("legacy", "2025-11-25")]:
            asyncio.run(client_session(tool, mode, revision, log))
            compare(log, SESSIONS / f"client-{revision}.jsonl", version, records)
        for revision in ["2025-06-18", "2025-03-26", "2024-11-05"]:
            batch = [BATCH] if revision != "2025-06-18" else [BATCH, "[]"]
            line_session(tool, handshake(revision) + batch, log)
            compare(log, SESSIONS / f"lines-{revision}.jsonl", version, records)
        line_session(tool, MISTAKES, log)
        compare(log, SESSIONS / "lines-mistakes.jsonl", version, records)
    limits(tool)
    changes(tool)
    sys.exit(0 if results.report() else 1)


main()
