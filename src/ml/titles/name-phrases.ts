import { isColor } from "../../catalog/search/query-words.ts";
import { lazily } from "../../lib/once.ts";
import { membersBy, parseTable } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import type { Token } from "../../nlp/tokenizer.ts";
import nameWords from "./name-words.tsv";

/** A name in which to look for what names the thing. Offsets are in UTF-16 units. */
export interface NamedText {
  readonly text: string;
  /** Ascending offsets where another phrase begins. */
  readonly breaks: readonly number[];
  /** Offsets of words that make a flavour or a motif of what stands before them: "Avocado Print". */
  readonly qualifiers: readonly number[];
  /** Offsets of words that name no thing: colours, sizes, for whom it is. */
  readonly weak: readonly number[];
  readonly language: Language | undefined;
  /** Whether it says that the thing replaces a part of another one. */
  readonly isReplacement?: boolean;
}

/** The parts of a product name by their relation to the product; parts may be empty. */
export interface NameParts {
  /** The noun phrase at the beginning. */
  readonly core: readonly Token[];
  /** Text after a comma, a dash or "with". */
  readonly asides: readonly Token[];
  /** What it is for or fits: "for iPhone 13". */
  readonly purposes: readonly Token[];
  /** The name before the first purpose. */
  readonly named: NamedText;
}

const lists = lazily(() => {
  const wordsOf = membersBy(parseTable(nameWords), "kind", "words");
  return {
    purpose: wordsOf("purpose"),
    addition: wordsOf("addition"),
    missing: wordsOf("missing"),
    motif: wordsOf("motif"),
    qualifier: wordsOf("qualifier"),
    container: wordsOf("container"),
    joining: wordsOf("joining"),
    weak: wordsOf("weak"),
    replacement: beginningsOf(wordsOf("replacement")),
    unit: wordsOf("unit"),
  };
});

/** Whether a word is listed, or begins as one with an asterisk. */
function beginningsOf(words: ReadonlySet<string>): (folded: string) => boolean {
  const beginnings = [...words].flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : []));
  return (folded) => words.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
}

/** Whether behind a folded word stands what comes with the thing, or what it lacks. */
export function isBeforeComplement(folded: string): boolean {
  return lists().addition.has(folded) || lists().missing.has(folded);
}

const aside = /[,;:|/([\])–—+]|\s-\s/;

/**
 * Splits a name: a purpose ends at the next comma or dash; all other text after the first phrase is an aside.
 * @param tokens of the name, in order
 */
export function readName(name: string, tokens: readonly Token[], language: Language | undefined): NameParts {
  const { purpose, addition, qualifier, weak } = lists();
  const core: Token[] = [];
  const asides: Token[] = [];
  const purposes: Token[] = [];
  const breaks: number[] = [];
  const qualifiers: number[] = [];
  const weakWords: number[] = [];
  let role = core;
  let last: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    const { folded, start } = token;
    if (last !== undefined) {
      const before = role;
      const isApart =
        (start > last.end + 1 || name.charCodeAt(last.end) !== 32) && isAside(name, last, token);
      if (isApart) role = asides;
      if (purpose.has(folded)) role = purposes;
      else if (role === core && addition.has(folded)) role = asides;
      if (isApart || role !== before || endsPhrase(last, token, { next: tokens[at + 1], language }))
        breaks.push(start);
    }
    if (qualifier.has(folded)) qualifiers.push(start);
    if (weak.has(folded) || isColor(folded)) weakWords.push(start);
    role.push(token);
    last = token;
  }
  const text = purposes[0] === undefined ? name : name.slice(0, purposes[0].start);
  const isReplacement = core.some(({ folded }) => lists().replacement(folded));
  return {
    core,
    asides,
    purposes,
    named: { text, breaks, qualifiers, weak: weakWords, language, isReplacement },
  };
}

function isAside(name: string, last: Token, token: Token): boolean {
  return aside.test(name.slice(last.end, token.start));
}

interface Around {
  readonly next: Token | undefined;
  readonly language: Language | undefined;
}

/** Whether a noun phrase ends before a word: at a measure, a motif, a function word, and in German at a small word behind a noun. */
function endsPhrase(last: Token, token: Token, { next, language }: Around): boolean {
  const { motif, container, joining } = lists();
  if (startsWithDigit(token)) return isMeasure(token, next);
  if (language === undefined || language === "en" ? false : motif.has(token.folded)) {
    return language === undefined || !isStopWord(last.folded, language);
  }
  if (language !== "en" && language !== "de") return false;
  if (isStopWord(token.folded, language)) return !(joining.has(token.folded) && container.has(last.folded));
  return language === "de" && isSmall(token) && !isSmall(last);
}

const measure = /^\d[\d.,x×/-]*(?:mm|cm|m|l|ml|cl|kg|g|mg|w|v|kw|ah|mah|gb|tb|er|tlg|teilig|pcs|pz|st|x)?$/;

function startsWithDigit({ folded }: Token): boolean {
  return folded >= "0" && folded < ":";
}

/** "20mm", "60 cm", "2 x", but not "Pixel 6 Battery". */
function isMeasure({ folded }: Token, next: Token | undefined): boolean {
  if (/\D/.test(folded)) return measure.test(folded);
  return next === undefined || startsWithDigit(next) || lists().unit.has(next.folded);
}

function isSmall({ text }: Token): boolean {
  return text === text.toLowerCase();
}
