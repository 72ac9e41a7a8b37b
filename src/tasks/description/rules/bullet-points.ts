import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { topicOf } from "../compose/topics.ts";
import { isNotice } from "./notices.ts";
import { countWords } from "./passage.ts";
import type { ScoredPassage } from "./score-passages.ts";
import { standAlone, withCapital } from "./sentence-openings.ts";
import { isForeign, isShouted, isWholeStatement, splitStatements, withoutPiece } from "./whole-statements.ts";

const mostBullets = 6;
/** Google's product highlights take 1 to 150 characters: https://support.google.com/merchants/answer/9216100 */
const maxBulletLength = 150;
const mostShortWords = 16;
/** "Illuminazione: No": says what is not there. */
const deniedValue = /:\s*(?:no|nein|non|none|keine?|aucune?|nessun[oa]?|n\/a|-|0)$/iu;
/** "Prodotto plug-in: Sì": less informative than a value. */
const affirmedValue = /:\s*(?:yes|ja|oui|sì|si)$/iu;

interface PointWords {
  readonly language: Language;
  /** Of the product: what says nothing else is no point. */
  readonly name?: string;
  /** What the row's columns state and the text does not: "Material: Cotton". */
  readonly stated?: readonly string[];
  /** Whether a labelled fact of the text can be relied on; all can by default. */
  readonly isReadable?: (point: string) => boolean;
}

/**
 * At most six points of one fact each, at most 150 characters: labelled facts, entries of the source's lists and whole sentences, never a
 * part of one. Notices are no points, and a list of ingredients or allergens is one point or none. Where the source says little that can be
 * read alone there are fewer, or none.
 */
export function bulletPoints(
  passages: readonly ScoredPassage[],
  { stated = [], name = "", language, isReadable = () => true }: PointWords,
): string[] {
  const own = withoutPiece(passages).filter(
    ({ folded, text }) => !isForeign(folded, language) && isReadable(text),
  );
  // In German and English any heading may be in capitals.
  const isAuthor =
    (language === "fr" || language === "it") && own.length === 1 && isNameAlone(own[0]?.text ?? "");
  return choosePoints([...(isAuthor ? [] : pointsOfTexts(own, name)), ...stated], name);
}

/** The first six of the texts that are points, each once. */
export function choosePoints(texts: Iterable<string>, name: string): string[] {
  const points: string[] = [];
  const keys: string[] = [];
  const named = new Set(keyOf(name).split(" "));
  const labels = new Set<string>();
  for (const text of texts) {
    if (points.length === mostBullets) break;
    const point = asPoint(text);
    const key = keyOf(point);
    if (point.length > maxBulletLength || key.length < shortestKey || isSilent(text) || isNotice(text))
      continue;
    const label = /^([^:]{2,40}?)\s?:\s/u.exec(point)?.[1]?.toLowerCase();
    if (label === undefined && key.split(" ").every((word) => named.has(word))) continue;
    if (isRepeated(key, keys)) continue;
    if (label !== undefined && labels.size === labels.add(label).size) continue;
    points.push(point);
    keys.push(key);
  }
  return points;
}

const shortestKey = 3;

function isRepeated(key: string, keys: readonly string[]): boolean {
  return keys.some((other) => ` ${other} `.includes(` ${key} `) || ` ${key} `.includes(` ${other} `));
}

/** A number of the shop, a denial, a label without a value. */
function isSilent(text: string): boolean {
  const colon = text.indexOf(":");
  if (colon < 0) return false;
  return (
    deniedValue.test(text) || text.trimEnd().endsWith(":") || topicOf(text.slice(0, colon))?.kind === "hide"
  );
}

/** In the source's order; where there are too many, labelled facts and entries of lists go before sentences, and those before long ones. */
function pointsOfTexts(passages: readonly ScoredPassage[], name: string): string[] {
  const whole = passages.flatMap(readStatements).flatMap((passage) => {
    const text = passage.kind === "sentence" ? standAlone(passage.text) : passage.text;
    return isPoint({ ...passage, text }) ? [{ ...passage, text, rank: rankOf({ ...passage, text }) }] : [];
  });
  const ranked = whole.toSorted(
    (one, two) => one.rank - two.rank || (one.rank < listed ? 0 : two.score - one.score),
  );
  const chosen = new Set(
    choosePoints(
      ranked.map(({ text }) => text),
      name,
    ),
  );
  const long = whole
    .filter(({ rank }) => rank === longSentence)
    .toSorted((one, two) => two.words - one.words)[0];
  const points = whole.filter(({ text }) => chosen.has(asPoint(text)));
  if (long === undefined || points.length < mostBullets || points.includes(long)) return textsOf(points);
  const last = ranked.findLast((passage) => points.includes(passage));
  return textsOf(
    whole.filter((passage) => passage === long || (passage !== last && points.includes(passage))),
  );
}

/** A long sentence of parts between semicolons is a list; a short line behind a sentence is one without its full stop. */
function readStatements(
  passage: ScoredPassage,
  place: number,
  all: readonly ScoredPassage[],
): ScoredPassage[] {
  const { kind, text } = passage;
  if (kind === "heading") {
    const before = all[place - 1];
    return all.length === 1 || (before !== undefined && before.line === passage.line)
      ? [{ ...passage, kind: "item" }]
      : [passage];
  }
  const statements = splitStatements(text);
  const isLong = statements.length < 2 && text.length > maxBulletLength && kind !== "label";
  const parts = isLong ? text.split(/;\s+/u) : statements;
  if (parts.length < 2) return [passage];
  return parts.map((part, at) => {
    const written = part.trim();
    const isLabel = /^[^:]{2,30}\s?:\s/u.test(written);
    const other = at === 0 && kind === "sentence" && parts.length < mostListedSentences ? kind : "item";
    return { ...passage, text: written, words: countWords(written), kind: isLabel ? "label" : other };
  });
}

/** "Richard Haddad", "Le Grand Miroir": an author or a publisher, where no word but a name's stands. */
function isNameAlone(text: string): boolean {
  return /^\p{Lu}[\p{Ll}'’-]{1,20}(?: \p{Lu}[\p{Ll}'’-]{1,20}){1,3}$/u.test(text);
}

/** Parts; a text of more of them is no sentence with others behind it. */
const mostListedSentences = 4;

const [labelled, listed, shortSentence, longSentence, affirmed] = [0, 1, 2, 3, 4] as const;

function rankOf({ kind, text, words }: ScoredPassage): number {
  if (kind === "label") return affirmedValue.test(text) ? affirmed : labelled;
  if (kind === "item") return listed;
  return words <= mostShortWords ? shortSentence : longSentence;
}

function textsOf(passages: readonly ScoredPassage[]): string[] {
  return passages.map(({ text }) => text);
}

/** Excludes what is cut, too long for a point, a heading, or in capitals. */
function isPoint({ text, kind, isCut, isShortened, order }: ScoredPassage): boolean {
  if (isCut || isShortened || kind === "heading" || text.length > maxBulletLength + 1 || isShouted(text))
    return false;
  if (kind === "label") return isWholeStatement(text, "entry");
  return isWholeStatement(text, kind === "item" || order === 0 ? "entry" : "sentence");
}

function keyOf(point: string): string {
  return foldText(point)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Without a bullet and a full stop, with an initial capital. */
function asPoint(text: string): string {
  if (text.length > maxBulletLength * 2) return text;
  const bare = text
    .replace(/^[^\p{L}\p{N}("„“«'‘]+/u, "")
    .replace(
      /(?<=[^.])(?<!(?<![\p{L}/])(?:min|std|inkl|incl|env|stk|st|usw|etc|ca|max|approx|cad|pz|ill|reqd))\s*[.;,]+$/iu,
      "",
    )
    .trim();
  return withCapital(bare);
}
