// What the page knows of the catalog, and when that changes. The page listens to the events that make
// other pages reload, and asks anew instead, since a text is being written here.

const get = async (path) => {
  const response = await fetch(`/_catalog/editor/${path}`);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
};

export const systems = () => get("systems.json");

export const vocabulary = (system) => get(`systems/${encodeURIComponent(system)}.json`);

// Calls onChange after a change of the content, and after a time without a connection, in which there
// may have been one; onProblems with how many errors the content has. Listens only while the page is
// visible, since a browser allows few connections to one host.
export const follow = ({ onChange, onProblems }) => {
  let events = null;
  let wasOpen = false;

  const rest = () => {
    events?.close();
    events = null;
  };
  const listen = () => {
    if (events) return;
    events = new EventSource("/_catalog/events");
    events.addEventListener("open", () => {
      if (wasOpen) onChange();
      wasOpen = true;
    });
    events.addEventListener("editor", () => onChange());
    events.addEventListener("diagnostics", (event) => {
      const found = JSON.parse(event.data).diagnostics;
      onProblems(found.filter(({ severity }) => severity === "error").length);
    });
    events.addEventListener("error", () => {
      // A browser that has given up is started again; one that tries by itself is left alone.
      if (events?.readyState !== EventSource.CLOSED) return;
      rest();
      setTimeout(update, 1000);
    });
  };
  const update = () => {
    if (document.visibilityState === "visible") listen();
    else rest();
  };

  document.addEventListener("visibilitychange", update);
  addEventListener("pagehide", rest);
  addEventListener("pageshow", update);
  update();
};
