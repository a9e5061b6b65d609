"""What the client asks in a recorded session: every tool, with good and bad input."""

GOOD_SCREEN = """\
component: Panel
props: { title: "Arrivals", spacing: space.small }
semantics: ships of today
children:
  - component: Tag
    props: { text: "LATE", size: medium }
"""

BAD_SCREEN = """\
component: Panel
props: { titel: Arrivals, spacing: space.smal }
children:
  - component: Tagg
    props: { text: 7 }
"""

# Of each: the tool, its arguments, and whether the answer is an error that the model can mend.
QUESTIONS = [
    ("list_systems", {}, False),
    ("list_components", {}, False),
    ("list_components", {"system": "harbour", "query": "group of tags"}, False),
    ("list_components", {"limit": 1, "offset": 1}, False),
    ("list_components", {"system": "harbor"}, True),
    ("list_components", {"layer": "widget", "limit": 0, "colour": "red"}, True),
    ("get_component", {"component": "Panel"}, False),
    ("get_component", {"component": "tag", "system": "pier"}, False),
    ("get_component", {"component": "Tag"}, True),
    ("get_component", {"component": "Pannel"}, True),
    ("get_component", {}, True),
    ("list_tokens", {"system": "harbour"}, False),
    ("list_tokens", {"type": "color", "query": "background"}, False),
    ("list_tokens", {"group": "space"}, False),
    ("get_token", {"token": "color.tagFill"}, False),
    ("get_token", {"token": "--space-wide"}, False),
    ("get_token", {"token": "color.paper"}, True),
    ("get_token", {"token": "color.papr", "system": "pier"}, True),
    ("search_guides", {"query": "padding on small screens"}, False),
    ("search_guides", {"query": "colours", "system": "harbour", "limit": 2}, False),
    ("search_guides", {"query": "what to do with colouring?", "limit": 1}, False),
    ("search_guides", {"query": "zeppelin"}, False),
    ("search_guides", {"query": "?!"}, True),
    ("get_guide", {"guide": "start"}, False),
    ("get_guide", {"guide": "start", "section": "padding"}, False),
    ("get_guide", {"guide": "components/tag"}, False),
    ("get_guide", {"guide": "start", "section": "paddin"}, True),
    ("get_guide", {"guide": "begin"}, True),
    ("validate_agent_yaml", {"yaml": GOOD_SCREEN}, False),
    ("validate_agent_yaml", {"yaml": BAD_SCREEN}, False),
    ("validate_agent_yaml", {"yaml": "component: Tag\nprops: {", "system": "pier"}, False),
    ("validate_agent_yaml", {"yaml": "component: Tag\n"}, True),
    ("render_agent_yaml", {"yaml": GOOD_SCREEN}, False),
    ("render_agent_yaml", {"yaml": GOOD_SCREEN, "formats": ["yaml"]}, False),
    ("render_agent_yaml", {"yaml": BAD_SCREEN}, True),
    ("render_agent_yaml", {"yaml": GOOD_SCREEN, "formats": ["pdf"]}, True),
    ("contrast", {"foreground": "#767676", "background": "white"}, False),
    (
        "contrast",
        {"foreground": "color.ink", "background": "color.tagFill", "over": ["color.paper"]},
        False,
    ),
    (
        "contrast",
        {
            "foreground": "color.ink",
            "background": "color.paper",
            "system": "harbour",
            "context": {"appearance": "dark"},
        },
        False,
    ),
    ("contrast", {"foreground": "color.rope", "background": "white", "use": "large-text"}, False),
    ("contrast", {"foreground": "black", "background": "color.fog"}, False),
    ("contrast", {"foreground": "color.ik", "background": "white"}, True),
    ("contrast", {"foreground": "space.small", "background": "white"}, True),
    ("contrast", {"foreground": "black", "background": "#ffffff80"}, True),
]

RESOURCES = ["catalog://pier/agent.schema.json", "catalog://harbour/dark.md"]


def message(id, method, params=None):
    """A request of the revisions that begin with `initialize`."""
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params or {}}


def handshake(revision):
    """The beginning of a session of one of the older revisions, and a look around."""
    client = {"name": "lines", "version": "1.0"}
    ask = {"protocolVersion": revision, "capabilities": {}, "clientInfo": client}
    return [
        message(1, "initialize", ask),
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        message(2, "ping"),
        message(3, "tools/list"),
        message(4, "tools/call", {"name": "list_systems"}),
        message(5, "resources/read", {"uri": "catalog://nowhere/guide.md"}),
    ]


BATCH = [
    message(6, "ping"),
    {"jsonrpc": "2.0", "method": "notifications/roots/list_changed"},
    message(7, "tools/call", {"name": "list_systems", "arguments": {"all": True}}),
]

VERSION = "io.modelcontextprotocol/protocolVersion"
STATELESS = {VERSION: "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}



def stateless(id, method, **params):
    """A request of revision 2026-07-28."""
    return message(id, method, {"_meta": STATELESS, **params})


# What no client of the package sends: lines that are wrong, and both eras on one connection.
MISTAKES = [
    "{",
    "[]",
    "null",
    '{"id":1}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
    '{"jsonrpc":"2.0","id":2,"method":"initialize","params":{}}',
    '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}',
    '{"jsonrpc":"2.0","id":98,"result":{}}',
    message("a", "server/discover", {"_meta": {**STATELESS, VERSION: "1999-12-31"}}),
    message("b", "server/discover", {"_meta": {VERSION: "2026-07-28"}}),
    stateless("c", "ping"),
    stateless("d", "prompts/list"),
    stateless("e", "tools/call", name="get_components"),
    stateless("f", "tools/call", name="get_component", arguments=["Panel"]),
    stateless("g", "tools/list", cursor="2"),
    stateless("h", "subscriptions/listen", notifications={"toolsListChanged": True}),
    *handshake("2025-06-18")[:2],
    message("i", "tools/call", {"name": "list_systems"}),
    stateless("j", "tools/call", name="list_systems"),
]
