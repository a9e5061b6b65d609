// Links that carry a document: #system=NAME&yaml=…, the text compressed (raw DEFLATE, RFC 1951) and
// in base64url (RFC 4648, section 5); #system=NAME&text=…, not compressed, where a browser cannot.

// Bytes of UTF-8 a document may have. A link of a few bytes could hold gigabytes.
export const limit = 1 << 20;
const damaged = "This link is damaged: the document it carries cannot be read.";

const toBase64 = (bytes) => {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
    character.charCodeAt(0),
  );

const through = async (bytes, transformer) => {
  const reader = new Blob([bytes]).stream().pipeThrough(transformer).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

// What stands behind the number sign.
export const fragmentOf = async ({ system, text }) => {
  const bytes = new TextEncoder().encode(text);
  const fields = new URLSearchParams({ system });
  if ("CompressionStream" in globalThis) {
    fields.set("yaml", toBase64(await through(bytes, new CompressionStream("deflate-raw"))));
  } else {
    fields.set("text", toBase64(bytes));
  }
  return fields.toString();
};

// The document of a fragment: { system, text }, each null when the fragment does not name it.
// Throws an error whose message a person can read.
export const documentIn = async (fragment) => {
  const fields = new URLSearchParams(fragment.replace(/^#/, ""));
  const system = fields.get("system");
  const packed = fields.get("yaml");
  const plain = fields.get("text");
  if (packed === null && plain === null) return { system, text: null };
  if (packed !== null && !("DecompressionStream" in globalThis)) {
    throw new Error("This link is compressed, which this browser cannot read.");
  }
  try {
    const bytes =
      packed === null
        ? fromBase64(plain)
        : await through(fromBase64(packed), new DecompressionStream("deflate-raw"));
    return { system, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    throw new Error(damaged);
  }
};
