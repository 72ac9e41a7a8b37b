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
  readonly isCoordinator: boolean;
  readonly isAudience: boolean;
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
    const tokens = tokenize(text);
    const words: IndexWord[] = [];
    let start = 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined) continue;
      const isCoordinator = this.#read(token).isCoordinator;
      if (isCoordinator || isBoundary(text, tokens[at - 1]?.end ?? 0, token.start)) {
        this.#addPhrase(tokens.slice(start, at), words);
        start = isCoordinator ? at + 1 : at;
      }
    }
    this.#addPhrase(start === 0 ? tokens : tokens.slice(start), words);
    return words;
  }

  /** The folded content words of all that was read so far. */
  contentWords(): Set<string> {
    return new Set([...this.#known].flatMap(([folded, { isStopWord }]) => (isStopWord ? [] : [folded])));
  }

  #addPhrase(phrase: readonly Token[], words: IndexWord[]): void {
    const head = this.#findHead(phrase);
    for (const token of phrase) {
      const read = this.#read(token);
      if (!read.isStopWord) words.push(token === head ? read.asHead : read.asModifier);
    }
  }

  /** The outermost word before the first function word that says what the thing is, or for whom if none does. */
  #findHead(phrase: readonly Token[]): Token | undefined {
    const isLast = headIsLast[this.#language];
    let thing: Token | undefined;
    let audience: Token | undefined;
    for (const [number, token] of phrase.entries()) {
      const { isStopWord, isAudience } = this.#read(token);
      if (isStopWord && number > 0) break;
      if (isStopWord || token.kind !== "word") continue;
      if (isAudience) audience = isLast ? token : (audience ?? token);
      else thing = isLast ? token : (thing ?? token);
    }
    return thing ?? audience;
  }

  #read({ folded }: Token): ReadWord {
    const known = this.#known.get(folded);
    if (known) return known;
    const word = { folded, stem: stem(folded, this.#language) };
    const isFunctionWord = isStopWord(folded, this.#language);
    const read = {
      isStopWord: isFunctionWord,
      isCoordinator: isFunctionWord && coordinators.has(folded),
      isAudience: audiences.has(folded),
      asHead: { ...word, isHead: true },
      asModifier: { ...word, isHead: false },
    };
    this.#known.set(folded, read);
    return read;
  }
}

function isBoundary(text: string, start: number, end: number): boolean {
  const isBlank = end - start === 1 && text[start] === " ";
  return !isBlank && end > start && boundary.test(text.slice(start, end));
}
