"""Text that varies as documentation does: words by their frequency, sentences of uneven length."""

import bisect
import itertools
import pathlib

HERE = pathlib.Path(__file__).parent


def vocabulary():
    """Words with how often each stands in real documentation."""
    lines = (HERE / "words.txt").read_text().splitlines()
    pairs = [line.split() for line in lines if not line.startswith("#")]
    return [word for word, _ in pairs], [int(count) for _, count in pairs]


class Prose:
    """Sentences, paragraphs and names, all drawn from one source of chance."""

    words, counts = vocabulary()
    sums = list(itertools.accumulate(counts))
    # Names are made of words that mean something, which are the rarer and longer ones.
    nouns = [word for word in words[150:] if len(word) > 3]

    def __init__(self, random, spans=()):
        self.random = random
        self.spans = spans

    def word(self):
        return self.words[bisect.bisect(self.sums, self.random.random() * self.sums[-1])]

    def phrase(self, count):
        """Words of which no two neighbours are equal."""
        found = []
        while len(found) < count:
            word = self.word()
            if not found or found[-1] != word:
                found.append(word)
        return found

    def sentence(self):
        words = self.phrase(max(4, min(40, int(self.random.lognormvariate(2.6, 0.45)))))
        for place in range(len(words)):
            chance = self.random.random()
            if chance < 0.035 and self.spans:
                words[place] = f"`{self.random.choice(self.spans)}`"
            elif chance < 0.05:
                words[place] = f"**{words[place]}**"
            elif chance < 0.06:
                words[place] = f"*{words[place]}*"
            elif chance < 0.11 and 2 < place < len(words) - 1:
                words[place] += ","
        text = " ".join(words)
        return text[0].upper() + text[1:] + "."

    def sentences(self, least, most):
        return " ".join(self.sentence() for _ in range(self.random.randint(least, most)))

    def title(self, least=1, most=4):
        return " ".join(self.names(self.random.randint(least, most))).capitalize()

    def names(self, count):
        """Different words for titles, files and identifiers."""
        return self.random.sample(self.nouns, count)

    def identifier(self, count=2):
        first, *rest = self.names(count)
        return first + "".join(word.capitalize() for word in rest)
