// Speaks the state of the document to those who do not see it: once typing rests, and only news.

// How long typing rests before it is spoken over, in milliseconds.
const patience = 1200;

export class Announcer {
  constructor(region) {
    this.region = region;
    this.spoken = "";
  }

  // A state; of several in a row the last is spoken.
  state(message) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (message === this.spoken) return;
      this.spoken = message;
      this.region.textContent = message;
    }, patience);
  }

  // The outcome of what a person has just done.
  now(message) {
    clearTimeout(this.timer);
    this.spoken = message;
    this.region.textContent = message;
  }
}
