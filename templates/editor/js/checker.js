// Has the server check a document after every change. One request is under way at a time: what is
// typed meanwhile is sent when the answer is there, so that answers come in order and a slow server
// is never asked twice at once. An answer may so be about an older text.

import { limit } from "./document-link.js";

// Milliseconds until a server that did not answer is asked again.
const patience = 1000;

export class Checker {
  // onAnswer(answer, document) gets what the server says of a document; onFailure(message) hears why
  // there is no answer.
  constructor(onAnswer, onFailure) {
    this.onAnswer = onAnswer;
    this.onFailure = onFailure;
    this.waiting = null;
    this.isBusy = false;
  }

  check(document) {
    this.waiting = document;
    if (!this.isBusy) this.work();
  }

  async work() {
    this.isBusy = true;
    while (this.waiting) {
      const document = this.waiting;
      this.waiting = null;
      const result = await ask(document);
      if (result.answer) {
        this.onAnswer(result.answer, document);
      } else if (!this.waiting) {
        this.onFailure(result.failure);
      }
      if (result.isLost) {
        await new Promise((resolve) => setTimeout(resolve, patience));
        this.waiting ??= document;
      }
    }
    this.isBusy = false;
  }
}

const ask = async ({ system, text }) => {
  // The server ends the connection of who sends more, which would look as if it were not there.
  if (new Blob([text]).size > limit) {
    return { failure: `Not checked: a document has at most ${limit} bytes.` };
  }
  try {
    const response = await fetch(`/_catalog/agent?system=${encodeURIComponent(system)}`, {
      method: "POST",
      headers: { "Content-Type": "text/plain; charset=utf-8" },
      body: text,
    });
    const answer = await response.json();
    return response.ok ? { answer } : { failure: `Not checked: ${answer.error}.` };
  } catch {
    return { failure: "The preview server does not answer; trying again.", isLost: true };
  }
};
