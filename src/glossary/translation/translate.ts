import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";
import { readWords, type WordReading } from "../../text/read-words.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { findMeasures } from "../../text/units.ts";
import type { Glossary, GlossaryMatch } from "../glossary.ts";
import { targetCase } from "./target-case.ts";
import { canBePlaced, isLinkWord, linkBefore, orderWords } from "./word-order.ts";

export interface Translation {
  readonly text: string;
  /** What was replaced, in reading order: "chaussures -> Schuhe". */
  readonly translated: readonly string[];
  /** Words that the glossary does not know, in reading order; codes, numbers and units are not among them. */
  readonly untranslated: readonly string[];
  /** Whether a type of product is among what was replaced. */
  readonly namesThing: boolean;
}

export interface TranslationDirection {
  readonly source: Language;
  readonly target: Language;
}

/** Things that lend their colour, before a colour's name in English. */
const shadeWords: ReadonlySet<string> = new Set(
  "cherry lemon apple orange wine coffee chocolate pearl rose honey milk strawberry raspberry slate mint sky olive ocean midnight royal blush sand stone ruby".split(
    " ",
  ),
);

/** A found phrase and the words that take its place. */
interface Replacement {
  readonly match: GlossaryMatch;
  /** The first token of the phrase or of the link word before it. */
  readonly first: number;
  readonly end: number;
  readonly found: string;
  readonly word: string;
  readonly hasLink: boolean;
}

/** Term by term, longest first; a thing and the properties beside it in the target's order. The rest stays. */
export function translate(text: string, direction: TranslationDirection, glossary: Glossary): Translation {
  if (direction.source === direction.target)
    return { text, translated: [], untranslated: [], namesThing: false };
  const reading = readWords(text);
  const matches = glossary.findTranslatable(reading, direction.source);
  const replacements = dropLoneConnectives(findReplacements(reading, matches, direction));
  return {
    text: writeRuns(reading, groupRuns(reading, replacements), direction),
    translated: replacements
      .filter(({ found, word }) => foldText(found) !== foldText(word))
      .map(({ found, word }) => `${found} -> ${word}`),
    untranslated: findUntranslated(reading, replacements, direction.source),
    namesThing: replacements.some(({ match }) => match.entry.role === "type"),
  };
}

function findReplacements(
  reading: WordReading,
  matches: readonly GlossaryMatch[],
  direction: TranslationDirection,
): Replacement[] {
  const { source, target } = direction;
  const replacements: Replacement[] = [];
  for (const [place, match] of matches.entries()) {
    if (isShade(reading, match, matches[place + 1]) || isShade(reading, matches[place - 1], match)) continue;
    const forms = match.entry.forms[target];
    const written = match.form === undefined ? undefined : (forms?.[match.form] ?? forms?.[0]);
    const [head, last] = [reading.tokens[match.first], reading.tokens[match.end - 1]];
    if (written === undefined || match.isAmbiguous || match.entry.role === "size" || !head || !last) continue;
    const found = reading.text.slice(head.start, last.end);
    if (/^\p{Lu}{2,3}$/u.test(found)) continue;
    const { role } = match.entry;
    const word = targetCase(written, { role, found, isFirst: match.first === 0, source, target });
    const hasLink = isLinked(reading, match, replacements.at(-1)?.end, source);
    replacements.push({
      match,
      first: match.first - (hasLink ? 1 : 0),
      end: match.end,
      found,
      word,
      hasLink,
    });
  }
  return replacements;
}

/** "Cherry red" is a shade: neither word may be translated alone. */
function isShade(
  reading: WordReading,
  thing: GlossaryMatch | undefined,
  color: GlossaryMatch | undefined,
): boolean {
  if (thing?.end !== color?.first || color?.entry.role !== "color" || thing === undefined) return false;
  return shadeWords.has(reading.folded[thing.first] ?? "") && thing.end - thing.first === 1;
}

/** Whether a link word ties the phrase to the one replaced before it: "sac en cuir". */
function isLinked(
  reading: WordReading,
  { first, entry }: GlossaryMatch,
  endBefore: number | undefined,
  source: Language,
): boolean {
  return endBefore === first - 1 && isLinkWord(reading.folded[first - 1] ?? "", entry.role, source);
}

/** A joining word is set only before or behind a word that is. */
function dropLoneConnectives(replacements: readonly Replacement[]): Replacement[] {
  return replacements.filter((replacement, place) => {
    if (replacement.match.entry.role !== "connective") return true;
    const [before, after] = [replacements[place - 1], replacements[place + 1]];
    return before?.end === replacement.first || after?.first === replacement.end;
  });
}

/** Neighbours that only a blank, or a link word, separates. */
function groupRuns(reading: WordReading, replacements: readonly Replacement[]): Replacement[][] {
  const runs: Replacement[][] = [];
  for (const replacement of replacements) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && isBeside(reading, before, replacement)) run.push(replacement);
    else runs.push([replacement]);
  }
  return runs;
}

function isBeside(reading: WordReading, before: Replacement, after: Replacement): boolean {
  return gapBefore(reading, after.first) === " " && before.end === after.first;
}

function gapBefore(reading: WordReading, token: number): string {
  return reading.text.slice(reading.tokens[token - 1]?.end ?? 0, reading.tokens[token]?.start);
}

function writeRuns(
  reading: WordReading,
  runs: readonly (readonly Replacement[])[],
  direction: TranslationDirection,
): string {
  let text = reading.text;
  for (const run of runs.toReversed()) {
    const [first, last] = [run[0], run.at(-1)];
    const start = first && reading.tokens[first.first]?.start;
    const end = last && reading.tokens[last.end - 1]?.end;
    if (start === undefined || end === undefined) continue;
    text = text.slice(0, start) + writeRun(run, start === 0, direction) + text.slice(end);
  }
  return text;
}

function writeRun(run: readonly Replacement[], isFirst: boolean, direction: TranslationDirection): string {
  const things = run.filter((word) => word.match.entry.role === "type");
  const canOrder = things.length === 1 && run.length > 1 && run.every(isPlaceable(direction.source));
  if (!canOrder) {
    return run
      .map(({ match, word, hasLink }) =>
        hasLink ? `${linkBefore(match.entry.role, direction.target)} ${word}` : word,
      )
      .join(" ");
  }
  const words = run.filter((word) => word.match.entry.role !== "connective");
  const ordered = orderWords(
    words.map(({ match, word }) => ({ role: match.entry.role, text: lowerUnlessName(word, direction, run) })),
    direction.target,
  );
  return isFirst ? ordered.charAt(0).toUpperCase() + ordered.slice(1) : ordered;
}

function isPlaceable(source: Language) {
  return ({ match, found }: Replacement, place: number, run: readonly Replacement[]): boolean => {
    const { role } = match.entry;
    const next = run[place + 1];
    if (role === "connective")
      return next !== undefined && isLinkWord(foldText(found), next.match.entry.role, source);
    return canBePlaced(role);
  };
}

/** The run's words change places, so only English title case and German nouns keep their capitals. */
function lowerUnlessName(word: string, direction: TranslationDirection, run: readonly Replacement[]): string {
  if (direction.target === "de") return word;
  const isTitle = run.slice(1).some(({ found }) => /^\p{Lu}/u.test(found)) || direction.source === "de";
  if (direction.target === "en" && isTitle)
    return word.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return /^\p{Lu}\p{Ll}/u.test(word) && !/^T-/u.test(word)
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;
}

function findUntranslated(
  reading: WordReading,
  replacements: readonly Replacement[],
  source: Language,
): string[] {
  const measures = findMeasures(reading.text);
  return reading.tokens
    .filter((token, place) => {
      if (token.kind !== "word" || token.text.length < 2 || isStopWord(token.folded, source)) return false;
      if (replacements.some(({ first, end }) => first <= place && place < end)) return false;
      return !measures.some(({ start, end }) => start <= token.start && token.end <= end);
    })
    .map((token) => token.text);
}
