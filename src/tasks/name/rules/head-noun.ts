import { oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { WordReading } from "../../../nlp/stemmer.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import headNouns from "./head-nouns.tsv";
import { contains, type Span, spanOf } from "./name-pieces.ts";
import { type Branch, branches } from "./naming-patterns.ts";
import { isProperty, isSeparated, type Stretch } from "./product-nouns.ts";

interface HeadNoun {
  readonly branch: Branch;
  /** Has other senses: an English one needs the word before it ("face pack"), others only count at the start of a name. */
  readonly isLeaning: boolean;
}

/** Product nouns that have no glossary translation, by folded word. */
const headNounsOf: (language: Language) => ReadonlyMap<string, HeadNoun> = oncePerKey(readHeadNouns);

function readHeadNouns(language: Language): ReadonlyMap<string, HeadNoun> {
  const table = new Map<string, HeadNoun>();
  const rows = parseTable(headNouns).filter((row) => row.language === language);
  for (const isLeaning of [false, true]) {
    for (const row of rows.filter(({ sense }) => (sense === "leaning") === isLeaning)) {
      const branch = branches.find((name) => name === row.branch);
      if (branch === undefined) throw new Error(`Head nouns have an unknown branch: ${row.branch}`);
      for (const word of membersOf([row], "words")) {
        const folded = foldText(word);
        if (!table.has(folded)) table.set(folded, { branch, isLeaning });
      }
    }
  }
  return table;
}

/** The noun that names the product, with the modifier it depends on. */
export interface StatedHead extends Span {
  readonly branch: Branch;
  /** Whether it has other senses, and needs the word before it. */
  readonly isLeaning: boolean;
  /** Whether the noun comes last in its phrase. */
  readonly isHeadLast: boolean;
}

interface HeadContext {
  readonly language: Language;
  readonly matches: readonly GlossaryMatch[];
  /** Measures, the brand, and what the product is for or has: the head is never within them. */
  readonly others: readonly Span[];
}

const collections =
  /(?:set|pack|kit|combo|hamper|coffret|bundle|assortment|box|ensemble|jeu|pot|bac|bloc|tube|boule|coffre|puce|station|clé)s?$/iu;

/** Whether a text ends with a noun for how several products are sold ("gift set") rather than for the product. */
export function endsWithCollection(text: string): boolean {
  return collections.test(text);
}

const packedThings = new Set("face hair foot body eye battery ice heat gift combo starter".split(" "));
const article = /^(?:l|le|la|les|un|une|il|lo|gli|i|uno|una|der|die|das|the|a|an)$/;
const shortestModifier = 3;

/** The head of the first segment that has one: its last noun in English and German, its first in French and Italian. */
export function findHead(reading: WordReading, context: HeadContext): StatedHead | undefined {
  const table = headNounsOf(context.language);
  const isHyphenated = context.language === "fr" && reading.text.includes("-");
  const mayHave = (word: string, place: number) =>
    nounIn(table, word, context.language) !== undefined ||
    (isHyphenated && nounIn(table, pairAt(reading, place, reading.tokens.length) ?? "", "fr") !== undefined);
  if (!reading.folded.some(mayHave)) return undefined;
  for (const segment of segmentsOf(reading, context.others)) {
    const head = headOf(reading, segment, context);
    if (head) return head;
  }
  return undefined;
}

/** Token ranges between separators and the spans of other things. */
function segmentsOf({ text, tokens }: WordReading, others: readonly Span[]): Stretch[] {
  const segments: Stretch[] = [];
  let first = 0;
  for (const [place, token] of tokens.entries()) {
    const isOther = others.some((other) => contains(other, token));
    const isCut = place > first && isSeparated(text, tokens, place);
    if (isOther || isCut) {
      if (place > first) segments.push({ first, end: place });
      first = isOther ? place + 1 : place;
    }
  }
  if (first < tokens.length) segments.push({ first, end: tokens.length });
  return segments;
}

function headOf(reading: WordReading, segment: Stretch, context: HeadContext): StatedHead | undefined {
  const { language } = context;
  if (language === "fr" || language === "it") return firstHead(reading, segment, language);
  const end = lastOfThing(reading, segment, context);
  if (end < segment.first) return undefined;
  const last = firstOfAlternatives(reading, end, segment.first);
  const noun = nounIn(headNounsOf(language), reading.folded[last] ?? "", language);
  if (noun === undefined || isInCode(reading, last)) return undefined;
  if (isPackaging(reading, last)) return undefined;
  const isAlone = last === segment.first || reading.tokens[last - 1]?.kind !== "word";
  if (language === "de" ? isBehindPreposition(reading, last, noun) : noun.isLeaning && isAlone)
    return undefined;
  const first = noun.isLeaning && language === "en" ? last - 1 : last;
  return statedHead(reading, { first, end: last + 1 }, noun, language);
}

/** "face pack" and "gift pack" are products, "value pack" and "twin pack" are quantities. */
function isPackaging({ folded }: WordReading, place: number): boolean {
  return /^packs?$/.test(folded[place] ?? "") && !packedThings.has(folded[place - 1] ?? "");
}

/** "Tamarind/Imli": moves back to the first of several names joined by a slash. */
function firstOfAlternatives({ text, tokens }: WordReading, last: number, first: number): number {
  let place = last;
  while (place > first && text.slice(tokens[place - 1]?.end, tokens[place]?.start) === "/") place -= 1;
  return place;
}

function statedHead(
  { tokens }: WordReading,
  stretch: Stretch,
  { branch, isLeaning }: HeadNoun,
  language: Language,
): StatedHead {
  const isHeadLast = language === "en" || language === "de";
  return { ...spanOf(tokens, stretch), branch, isLeaning, isHeadLast };
}

/** "im Teig" states what the product is in. */
function isBehindPreposition(
  { tokens, folded }: WordReading,
  place: number,
  { isLeaning }: HeadNoun,
): boolean {
  if (/^(?:im|in|am|an|auf|vom|unter|uber)$/.test(folded[place - 1] ?? "")) return true;
  return isLeaning && !/^\p{Lu}/u.test(tokens[place]?.text ?? "");
}

/** Titles of books begin with an article, names of products do not. */
function firstHead(
  reading: WordReading,
  { first, end }: Stretch,
  language: Language,
): StatedHead | undefined {
  if (article.test(reading.folded[first] ?? "")) return undefined;
  const table = headNounsOf(language);
  for (let place = first; place < end; place += 1) {
    const pair = pairAt(reading, place, end);
    const joined = pair === undefined ? undefined : nounIn(table, pair, language);
    const noun = joined ?? nounIn(table, reading.folded[place] ?? "", language);
    if (noun === undefined || isInCode(reading, place)) continue;
    if (noun.isLeaning && place > first && reading.tokens[place - 1]?.kind === "word") continue;
    return statedHead(reading, { first: place, end: place + (joined ? 2 : 1) }, noun, language);
  }
  return undefined;
}

/** The hyphenated pair at a position: "pare-brise" is two tokens. */
function pairAt({ text, tokens, folded }: WordReading, place: number, end: number): string | undefined {
  if (place + 1 >= end || text.slice(tokens[place]?.end, tokens[place + 1]?.start) !== "-") return undefined;
  return `${folded[place]}-${folded[place + 1]}`;
}

/** Position of the product's last word: trailing properties, numbers and codes are skipped. */
function lastOfThing(reading: WordReading, { first, end }: Stretch, { language, matches }: HeadContext) {
  let last = end - 1;
  while (last >= first) {
    if (nounIn(headNounsOf(language), reading.folded[last] ?? "", language)) return last;
    if (!isProperty(reading, last, matches)) return last;
    last -= 1;
  }
  return last;
}

function nounIn(
  table: ReadonlyMap<string, HeadNoun>,
  word: string,
  language: Language,
): HeadNoun | undefined {
  const single = singular(word, language);
  const noun = table.get(word) ?? (single === word ? undefined : table.get(single));
  if (noun || language !== "de") return noun;
  for (let cut = shortestModifier; cut <= word.length - 4; cut += 1) {
    const head = table.get(word.slice(cut));
    if (head) return head;
  }
  return undefined;
}

function singular(word: string, language: Language): string {
  if (language === "en") {
    if (!word.endsWith("s") || word.endsWith("ss")) return word;
    return word.slice(0, word.endsWith("es") && /(?:s|sh|ch|x)es$/.test(word) ? -2 : -1);
  }
  return language === "fr" && (word.endsWith("s") || word.endsWith("x")) ? word.slice(0, -1) : word;
}

function isInCode({ text, tokens }: WordReading, place: number): boolean {
  const token = tokens[place];
  return (
    token === undefined ||
    /\d[-/]?$/.test(text.slice(0, token.start)) ||
    /^[-/]?\d/.test(text.slice(token.end))
  );
}
