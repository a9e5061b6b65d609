// The editor's page: what is typed is checked and drawn by the server, kept in the address, and never
// lost when the content changes meanwhile.
import { Announcer } from "./announcer.js";
import { Checker } from "./checker.js";
import * as content from "./content.js";
import { wireCopying } from "./copying.js";
import { documentIn, fragmentOf } from "./document-link.js";
import { Result } from "./result.js";
import { SourcePane } from "./source-pane.js";
import { summary } from "./summary.js";

// How long typing rests before the address follows, in milliseconds: browsers allow few changes.
const patience = 300;

const lost = "The preview server does not answer.";

const find = (selector) => document.querySelector(selector);
const systemField = find("#system");
const exampleField = find("#example");
const tidyButton = find("#tidy");
const summaryLine = find(".findings-summary");
const notice = find("#notice");
const problems = find("#problems");

const announcer = new Announcer(find("#announcement"));
const announce = (message) => announcer.now(message);
const result = new Result(find("#result"), announce);
const source = new SourcePane(find("#document"), () => changed());
let vocabulary = null;
let isTyped = false;
// The last text that was judged, and its tidy form; null while it has errors.
let judged = null;
let tidied = null;

const state = () => ({ system: systemField.value, text: source.text });

// An answer about an older text still shows how the drawing grows; its places are wrong by now.
const checker = new Checker(
  async (answer, { system, text }) => {
    if (system !== systemField.value) return;
    if (text === source.text) judge(answer);
    if (text === source.text || answer.valid) await result.show(answer);
  },
  (message) => {
    tidyButton.disabled = true;
    say(message);
  },
);

const judge = (answer) => {
  source.show(answer.diagnostics);
  judged = source.text;
  tidied = answer.valid ? `${answer.yaml}\n` : null;
  tidyButton.disabled = tidied === null || tidied === source.text;
  say(summary(answer));
};

const say = (message) => {
  summaryLine.textContent = message;
  announcer.state(message);
};

const check = () => {
  if (vocabulary) checker.check(state());
};

let saving;
const changed = () => {
  isTyped = true;
  notice.hidden = true;
  check();
  clearTimeout(saving);
  saving = setTimeout(keep, patience);
};

const keep = async () => {
  // Until then the address still carries what is to be opened.
  if (!vocabulary) return;
  const fragment = await fragmentOf(state());
  try {
    history.replaceState(null, "", `#${fragment}`);
  } catch {
    // The text is too long for an address, or the address changes too often: the field still has it.
  }
};

const inform = (message) => {
  notice.textContent = message;
  notice.hidden = false;
};

// Knows the components of the chosen system, then checks the text against them.
const learn = async ({ isOther }) => {
  const system = systemField.value;
  try {
    const learnt = await content.vocabulary(system);
    if (system !== systemField.value) return;
    vocabulary = learnt;
  } catch {
    say(lost);
    return;
  }
  source.suggestions.vocabulary = vocabulary;
  result.prepare(vocabulary, { isOther });
  offerExamples();
  check();
};

const offerExamples = () => {
  const groups = Map.groupBy(
    vocabulary.examples.map((example, index) => ({ ...example, index })),
    ({ group }) => group,
  );
  exampleField.replaceChildren(new Option("Choose…", ""));
  for (const [name, examples] of groups) {
    const group = document.createElement("optgroup");
    group.label = name;
    group.append(...examples.map(({ name, index }) => new Option(name, index)));
    exampleField.append(group);
  }
};

const choose = (system) => {
  const names = [...systemField.options].map(({ value }) => value);
  if (system === null || names.includes(system)) {
    systemField.value = system ?? names[0] ?? "";
    return;
  }
  inform(`This catalog has no system “${system}”; the document is checked against ${systemField.selectedOptions[0]?.text ?? "none"}.`);
};

// Opens what the address carries; an address that cannot be read leaves the text that is there.
const open = async () => {
  notice.hidden = true;
  try {
    const { system, text } = await documentIn(location.hash);
    choose(system);
    return text;
  } catch (error) {
    inform(error.message);
    return source.text;
  }
};

// Offers the systems that there are now; false when there is none, which is told.
const offerSystems = async () => {
  try {
    const { title, systems } = await content.systems();
    find("#home").textContent = title;
    systemField.replaceChildren(...systems.map(({ slug, name }) => new Option(name, slug)));
    if (systems.length === 0) say("This catalog has no components yet.");
    return systems.length > 0;
  } catch {
    say(lost);
    return false;
  }
};

const begin = async () => {
  if (!(await offerSystems())) return;
  const text = await open();
  // What was typed meanwhile stays.
  if (!isTyped) source.begin(text ?? "");
  await learn({ isOther: true });
  if (isTyped) {
    await keep();
  } else if (text === null && vocabulary?.examples.length > 0) {
    // With nothing to open, the first example shows what can be done.
    source.begin(vocabulary.examples[0].yaml);
    check();
  }
};

systemField.addEventListener("change", async () => {
  await learn({ isOther: true });
  await keep();
});
exampleField.addEventListener("change", () => {
  const { value } = exampleField;
  const example = vocabulary.examples[value];
  if (!example) return;
  source.text = example.yaml;
  // Arrows lead from one example to the next while the chooser has the focus.
  exampleField.focus();
  exampleField.value = value;
});
exampleField.addEventListener("blur", () => {
  exampleField.value = "";
});
tidyButton.addEventListener("click", () => {
  // What was typed since must not get lost.
  if (tidied !== null && judged === source.text) source.text = tidied;
});
addEventListener("hashchange", async () => {
  const text = await open();
  // Taking the text over hides what is told of the text before it.
  const told = notice.hidden ? null : notice.textContent;
  if (text !== null) source.text = text;
  if (told !== null) inform(told);
  await learn({ isOther: true });
});
wireCopying(
  find("#copy-link"),
  async () => {
    await keep();
    return `${location.origin}${location.pathname}#${await fragmentOf(state())}`;
  },
  announce,
);
content.follow({
  onChange: async () => {
    problems.hidden = true;
    const system = systemField.value;
    if (!(await offerSystems())) return;
    choose(system || null);
    learn({ isOther: systemField.value !== system });
  },
  onProblems: (count) => {
    problems.hidden = count === 0;
    problems.textContent = `The content has ${count === 1 ? "an error" : `${count} errors`}; the editor may not know its latest components.`;
  },
});
await begin();
