// Ranks documents against a question, as the tool does: the figures are whole numbers that the
// build has written into the index, and are added up here.
"use strict";

{
  const weights = {
    same: 8,
    beginning: 5,
    part: 3,
    partBeginning: 2,
    initials: 8,
    initialsBeginning: 4,
    shorter: 4,
    near: [5, 3],
  };
  const nameBonus = 60000;
  const nameBeginningBonus = 40000;
  const shortestBeginning = 3;
  const longestText = 256;
  const mostWords = 12;
  const farthest = 10000;
  // How far a colour may be away where the question is its name, which may mean something else.
  const sameName = 2500;
  const colorNameBonus = 20000;
  const search = window.catalogSearch;

  // A Swift declaration, up to what follows its name. What is an English word too declares only
  // what has a capital: "class Badge", and not "class names".
  const name = String.raw`[\p{Alphabetic}\p{Nd}_.]+`;
  const space = String.raw`[ \t\n\r]`;
  const modifiers =
    "public|package|internal|fileprivate|private|open|final|static|mutating|nonisolated|indirect|override";
  const declaration = new RegExp(
    `^${space}*(?:(?:@${name}|${modifiers})${space}+)*` +
      `(?:(?:struct|enum|func|var|let|typealias)${space}+|` +
      `(?:class|protocol|actor|extension)${space}+(?=[A-Z]))` +
      `(${name})${space}*(?:$|[(<:{=])`,
    "u",
  );

  // What of a text is asked: its beginning, and of a pasted declaration the name.
  const asked = (text) => {
    const read = [...text].slice(0, longestText).join("");
    return declaration.exec(read)?.[1] ?? read;
  };

  class Ranking {
    constructor(head) {
      this.head = head;
      this.words = new search.SearchWords(head);
      this.terms = new search.SearchTerms(head);
    }

    // The documents that answer a question, the best first: [document, score, colour].
    async hits(query) {
      const text = asked(query.text);
      const color = this.head.hasColors ? search.colors.read(text) : null;
      if (color) return this.colorHits(color, query);
      const words = this.wanted(text);
      const named = search.colors.named(text, this.head.colorNames);
      const [colors, bonuses, ...scores] = await Promise.all([
        named ? this.nearestColors(named, sameName) : new Map(),
        this.nameBonuses(text, words),
        ...words.map((word, index) => this.scores(word, index === words.length - 1)),
      ]);
      const sums = new Map();
      for (const one of scores) {
        for (const [document, score] of one) {
          const sum = sums.get(document) ?? [0, 0];
          sums.set(document, [sum[0] + score, sum[1] + 1]);
        }
      }
      const totals = new Map();
      for (const [document, [score, count]] of sums) {
        totals.set(
          document,
          Math.floor((score * count * count) / (words.length * words.length)),
        );
      }
      for (const [document, bonus] of bonuses) {
        totals.set(document, (totals.get(document) ?? 0) + bonus);
      }
      for (const [document, { away }] of colors) {
        const bonus = Math.floor((colorNameBonus * (sameName + 1 - away)) / sameName);
        totals.set(document, (totals.get(document) ?? 0) + bonus);
      }
      const hits = [...totals].map(([document, score]) => [
        document,
        score,
        colors.get(document),
      ]);
      const given = { ...query, isInWords: this.isInWords(text) };
      return this.sorted(hits, given, (score, weight) => score * weight);
    }

    // Whether it is a question in words, such as “what is a token”, which prose answers.
    isInWords(text) {
      return this.words.words(text).some((word) => this.words.askers.has(word.text));
    }

    // The words that are looked for: without those that stand in every text, unless there are no
    // others.
    wanted(text) {
      const seen = new Set();
      const all = this.words.words(text).filter((word) => {
        if (seen.has(word.text)) return false;
        seen.add(word.text);
        return true;
      });
      const telling = all.filter((word) => !this.words.fillers.has(word.text));
      return (telling.length > 0 ? telling : all).slice(0, mostWords);
    }

    sorted(hits, query, weigh) {
      const factors = this.head.ranges.map((range) => this.weight(range, query));
      return hits
        .map(([document, score, color]) => {
          const factor = factors[this.rangeNumber(document)];
          return [document, factor > 0 && score > 0 ? weigh(score, factor) : 0, color];
        })
        .filter((hit) => hit[1] > 0)
        .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    }

    // 0 for what the question leaves out.
    weight([, kind, system, language], query) {
      const { kinds, systems } = this.head;
      if (query.systems?.length && !query.systems.includes(systems[system][0])) return 0;
      if (query.group && kinds[kind][0].split(".")[0] !== query.group) return 0;
      const isForeign = query.language && query.language !== language;
      const isHere = query.system === systems[system][0];
      return kinds[kind][query.isInWords ? 2 : 1] * (isForeign ? 5 : 8) * (isHere ? 5 : 4);
    }

    rangeNumber(document) {
      const { ranges } = this.head;
      let low = 0;
      let high = ranges.length - 1;
      while (low < high) {
        const middle = Math.floor((low + high + 1) / 2);
        if (ranges[middle][0] <= document) low = middle;
        else high = middle - 1;
      }
      return low;
    }

    // What a word of the question gives each document.
    async scores(word, isLast) {
      const found = await this.matches(word, isLast);
      const isMissing = found.length === 0;
      const parts = word.parts.filter((part) => part.length > 1 || part > "\u007f");
      const [whole, ...others] = await Promise.all([
        isMissing ? this.resembling(word.text) : found,
        ...parts.map((part) => this.partMatches(part, isMissing)),
      ]);
      const scores = this.best(whole);
      for (const matches of others) {
        for (const [document, score] of this.best(matches)) {
          scores.set(document, (scores.get(document) ?? 0) + score);
        }
      }
      return scores;
    }

    // The parts of a name that does not exist may be beginnings: NavSpl.
    async partMatches(part, isMissing) {
      const matches = await this.terms.same(this.words.stem(part), weights.part);
      if (!isMissing || [...part].length < shortestBeginning) return matches;
      return matches.concat(await this.terms.beginning(part, weights.partBeginning));
    }

    async resembling(word) {
      return (await this.terms.shorter(word, weights.shorter)).concat(await this.near(word));
    }

    best(matches) {
      const scores = new Map();
      for (const [term, weight] of matches) {
        for (const [document, level] of search.postings(term)) {
          const score = term.rarity * (level + 1) * weight;
          if (score > (scores.get(document) ?? -1)) scores.set(document, score);
        }
      }
      return scores;
    }

    // The terms that are the word, or begin with it; none for a word that is misspelt.
    async matches(word, isLast) {
      const length = [...word.text].length;
      let matches = await this.terms.same(this.words.stem(word.text), weights.same);
      if (length >= shortestBeginning && (isLast || matches.length === 0)) {
        matches = matches.concat(await this.terms.beginning(word.text, weights.beginning));
      }
      if (length >= 2 && length <= 5 && isLast) {
        const initials = "~" + word.text;
        matches = matches.concat(
          await this.terms.same(initials, weights.initials),
          await this.terms.beginning(initials, weights.initialsBeginning),
        );
      }
      return matches;
    }

    async near(word) {
      const matches = await Promise.all(
        (await this.terms.nearest(word)).map(([other, wrong]) =>
          this.terms.same(this.words.stem(other), weights.near[wrong - 1]),
        ),
      );
      return matches.flat();
    }

    // What documents get whose name is the question, begins with it, or is nearly spelt like it.
    async nameBonuses(text, words) {
      const bonuses = await this.bonuses(this.words.key(text));
      if (bonuses.size > 0 || words.length !== 1) return bonuses;
      if ((await this.matches(words[0], true)).length > 0) return bonuses;
      for (const [other, wrong] of await this.terms.nearest(words[0].text)) {
        for (const [term, weight] of await this.terms.same("=" + other, weights.near[wrong - 1])) {
          for (const [document] of search.postings(term)) {
            bonuses.set(document, (nameBonus / weights.same) * weight);
          }
        }
      }
      return bonuses;
    }

    // What documents get whose name is the question, or begins with it.
    async bonuses(key) {
      const length = [...key].length;
      const bonuses = new Map();
      if (length < 2 || length > 96) return bonuses;
      const text = "=" + key;
      if (length >= shortestBeginning) {
        for (const [term] of await this.terms.beginning(text, 0)) {
          const whole = [...term.text].length - 1;
          const bonus = Math.floor((nameBeginningBonus * length) / whole);
          for (const [document] of search.postings(term)) {
            if (bonus > (bonuses.get(document) ?? 0)) bonuses.set(document, bonus);
          }
        }
      }
      for (const [term] of await this.terms.same(text, 0)) {
        for (const [document] of search.postings(term)) bonuses.set(document, nameBonus);
      }
      return bonuses;
    }

    // The documents with the nearest colours.
    async colorHits(color, query) {
      const hits = [...(await this.nearestColors(color, farthest))].map(([document, near]) => [
        document,
        farthest + 1 - near.away,
        near,
      ]);
      return this.sorted(hits, query, (score) => score);
    }

    // The colour of each document that is nearest to one.
    async nearestColors(color, limit) {
      const nearest = new Map();
      for (const swatch of await search.load("c")) {
        const away = search.colors.distance(color, swatch);
        if (away > limit) continue;
        const known = nearest.get(swatch[0]);
        if (known && known.away <= away) continue;
        nearest.set(swatch[0], { away, hex: swatch[1], context: swatch[6] ?? "" });
      }
      return nearest;
    }

    // What is shown of a document.
    async shown(document) {
      const { shown, kinds, systems, ranges } = this.head;
      const texts = await search.load("d" + Math.floor(document / shown));
      const [title, place = "", address, text = "", color = ""] = texts[document % shown];
      const [, kind, system, language] = ranges[this.rangeNumber(document)];
      const group = kinds[kind][0].split(".")[0];
      return { title, place, address, text, color, group, system: systems[system], language };
    }

    // The first results: each address once.
    async results(query, limit) {
      const hits = await this.hits(query);
      const results = [];
      const seen = new Set();
      let next = 0;
      while (results.length < limit && next < hits.length) {
        // No more than are missing: what is shown of each is in another piece.
        const some = hits.slice(next, next + limit - results.length);
        next += some.length;
        const shown = await Promise.all(some.map(([document]) => this.shown(document)));
        shown.forEach((result, index) => {
          if (results.length >= limit || seen.has(result.address)) return;
          seen.add(result.address);
          const near = some[index][2];
          results.push(near ? { ...result, color: near.hex, near } : result);
        });
      }
      return { results, hasMore: next < hits.length };
    }
  }

  let ranking;

  search.ranking = () => {
    ranking ??= search.load("index").then(
      (head) => new Ranking(head),
      (error) => {
        ranking = undefined;
        throw error;
      },
    );
    return ranking;
  };
}
