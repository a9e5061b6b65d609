// Loaded by every page of the site while it is previewed: leads to the editor, and from each listing
// of agent YAML to the editor with that listing in it.
import { fragmentOf } from "./document-link.js";

const editor = "/_catalog/editor/";

const link = (text, name, address) => {
  const element = document.createElement("a");
  element.className = "editor-link";
  element.href = address;
  element.textContent = text;
  if (name) element.setAttribute("aria-label", name);
  return element;
};

const styles = document.createElement("link");
styles.rel = "stylesheet";
styles.href = "/_catalog/editor/css/page-links.css";
document.head.append(styles);

const system = document.querySelector("[data-system]")?.dataset.system;
const place = document.querySelector(".site-footer") ?? document.body;
const line = document.createElement("p");
const start = system ? `${editor}#${new URLSearchParams({ system })}` : editor;
line.append(link("Open the agent YAML editor", null, start));
place.append(line);

// The heading of the section that a listing stands in tells its link from the others.
const nameOf = (listing) => {
  const section = listing.closest("section[aria-labelledby]");
  const heading = document.getElementById(section?.getAttribute("aria-labelledby"));
  return ["Edit this agent YAML", heading?.textContent.trim()].filter(Boolean).join(": ");
};

for (const listing of document.querySelectorAll("[data-agent-yaml]")) {
  const code = listing.querySelector("code.language-yaml");
  if (!code) continue;
  const address = async () => {
    const text = code.textContent.replace(/\n*$/, "\n");
    return `${editor}#${await fragmentOf({ system: listing.dataset.agentYaml, text })}`;
  };
  const first = await address();
  const links = [];
  // Of an example one form of code is shown at a time; the link stands beside each.
  const labels = (listing.closest(".example-body") ?? listing).querySelectorAll(".code-label");
  for (const place of labels.length > 0 ? labels : [listing]) {
    links.push(link("Edit", nameOf(listing), first));
    place.append(links.at(-1));
  }
  // The stage of a component rewrites its listing.
  listing.addEventListener("agentyaml", async () => {
    const next = await address();
    for (const element of links) element.href = next;
  });
}
