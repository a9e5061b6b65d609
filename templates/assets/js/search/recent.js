// The questions that were asked last. They stay in this browser.
"use strict";

{
  const key = "catalog.search.recent";
  const limit = 6;

  const all = () => {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(kept)
        ? kept.filter((text) => typeof text === "string").slice(0, limit)
        : [];
    } catch {
      return [];
    }
  };

  const keep = (texts) => {
    try {
      localStorage.setItem(key, JSON.stringify(texts));
    } catch {
      // A page from disk, or a reader who forbids storage.
    }
  };

  window.catalogSearch.recent = {
    all,
    add(text) {
      const query = text.trim().slice(0, 80);
      if (query !== "") keep([query, ...all().filter((other) => other !== query)].slice(0, limit));
    },
    clear() {
      keep([]);
    },
  };
}
