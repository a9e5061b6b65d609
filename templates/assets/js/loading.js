// Loads scripts and stylesheets of the theme when they are first needed, each once. One that could
// not be loaded is loaded again when it is next needed.
"use strict";

{
  const folder = new URL(".", document.currentScript.src).href;

  const made = (address) => {
    if (!address.endsWith(".css")) {
      return Object.assign(document.createElement("script"), { src: address });
    }
    return Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  };

  const loaded = new Map();
  const load = (address) => {
    if (!loaded.has(address)) {
      const element = made(address);
      const loading = new Promise((resolve, reject) => {
        element.addEventListener("load", resolve);
        element.addEventListener("error", reject);
      });
      loading.catch(() => loaded.delete(address));
      loaded.set(address, loading);
      document.head.append(element);
    }
    return loaded.get(address);
  };

  window.catalogLoading = { folder, load };
}
