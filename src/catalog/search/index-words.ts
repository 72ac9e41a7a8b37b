import type { Language } from "../../contract/vocabulary.ts";
import { stem } from "../../text/stems.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { type Token, tokenize } from "../../text/tokens.ts";

/** A content word of a name or term. */
export interface IndexWord {
  readonly folded: string;
  readonly stem: string;
  /** Whether it says what the thing is (jacket in "winter jackets for women"), not which one. */
  readonly isHead: boolean;
}

/** The head stands last in English and German noun phrases, first in French and Italian ones. */
const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };
const coordinators = new Set("and or und oder et ou e ed o".split(" "));
const boundary = /[&,/+;()|–]|\s-\s/;

/** Whom a thing is for stands where a head would, in the shorthand of shops: "Winterjacken Damen". */
const audiences = new Set(
  (
    "women men kids children boys girls baby damen herren kinder frauen manner jungen madchen " +
    "femme femmes homme hommes enfant enfants garcon garcons fille filles donna donne uomo uomini " +
    "bambino bambina bambini bambine ragazzo ragazza ragazzi ragazze"
  ).split(" "),
);

/** One word as it is shared by all its occurrences; there are as many texts as a catalog has terms. */
interface ReadWord {
  readonly isStopWord: boolean;
  readonly asHead: IndexWord;
  readonly asModifier: IndexWord;
}

/** Reads the names and terms of one language; what a word comes to is looked up once. */
export class WordReader {
  readonly #language: Language;
  readonly #known = new Map<string, ReadWord>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** The content words of a name or term in order; each part of a coordination has a head of its own. */
  words(text: string): IndexWord[] {
    const words: IndexWord[] = [];
    for (const phrase of this.#splitCoordination(tokenize(text), text)) {
      const head = this.#findHead(phrase);
      for (const token of phrase) {
        const read = this.#read(token);
        if (!read.isStopWord) words.push(token === head ? read.asHead : read.asModifier);
      }
    }
    return words;
  }

  #read({ folded }: Token): ReadWord {
    const known = this.#known.get(folded);
    if (known) return known;
    const word = { folded, stem: stem(folded, this.#language) };
    const read = {
      isStopWord: isStopWord(folded, this.#language),
      asHead: { ...word, isHead: true },
      asModifier: { ...word, isHead: false },
    };
    this.#known.set(folded, read);
    return read;
  }

  #splitCoordination(tokens: readonly Token[], text: string): Token[][] {
    let phrase: Token[] = [];
    const phrases = [phrase];
    let end = 0;
    for (const token of tokens) {
      const isCoordinator = coordinators.has(token.folded) && this.#read(token).isStopWord;
      if (isCoordinator || boundary.test(text.slice(end, token.start))) {
        phrase = [];
        phrases.push(phrase);
      }
      if (!isCoordinator) phrase.push(token);
      end = token.end;
    }
    return phrases;
  }

  #findHead(phrase: readonly Token[]): Token | undefined {
    const firstFunctionWord = phrase.findIndex((token, number) => number > 0 && this.#read(token).isStopWord);
    const core = firstFunctionWord < 0 ? phrase : phrase.slice(0, firstFunctionWord);
    const words = core.filter((token) => token.kind === "word" && !this.#read(token).isStopWord);
    const things = words.filter((token) => !audiences.has(token.folded));
    const candidates = things.length > 0 ? things : words;
    return headIsLast[this.#language] ? candidates.at(-1) : candidates[0];
  }
}
