"""`catalog serve` over a copy of some of the content, so that checks may change it."""

import asyncio
import os
import re
import shutil
import tempfile
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The build that the Swift tests made, unless another is named.
TOOL = os.environ.get("CATALOG_TOOL", str(ROOT / ".build/debug/catalog"))
# The systems with components; what the others are about lies outside of the content.
SYSTEMS = ["foundation-ui", "peptide-fox"]
# Seconds in which the first site has to be there, also on a busy machine.
PATIENCE = 600


@dataclass
class Preview:
    """A running preview: where it is served, and the content it watches."""

    address: str
    content: Path
    templates: Path | None = None


@asynccontextmanager
async def previewing(templates=False):
    """A preview for as long as the context lasts, with a copy of the theme where that is asked for."""
    with tempfile.TemporaryDirectory() as folder:
        content = Path(folder) / "content"
        shutil.copytree(ROOT / "content", content)
        theme = Path(folder) / "theme" if templates else None
        if theme:
            shutil.copytree(ROOT / "templates/assets", theme / "assets")
        server = await asyncio.create_subprocess_exec(
            TOOL, "serve", str(content), "--port", "0",
            *(f"--system={system}" for system in SYSTEMS),
            *(["--templates", str(theme)] if theme else []),
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        )
        try:
            address = await asyncio.wait_for(started(server.stdout), PATIENCE)
            # Nobody else reads what it says; a full pipe would stop it.
            reading = asyncio.create_task(server.stdout.read())
            yield Preview(address, content, theme)
            reading.cancel()
        finally:
            if server.returncode is None:
                server.terminate()
                await server.wait()


async def started(output):
    """The address that the server says it is at."""
    said = b""
    while line := await output.readline():
        said += line
        if found := re.search(rb"http://\S+", line):
            return found[0].decode()
    raise RuntimeError(f"catalog serve ended: {said.decode(errors='replace')[-500:]}")
