import { numberKey } from "../../facts/codes.ts";
import { lazily } from "../../lib/once.ts";
import { parseTable } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { findMeasures } from "../../nlp/measures.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { stem } from "../../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../../nlp/stop-words.ts";
import type { Dimension } from "../../nlp/units.ts";
import table from "./measure-roles.tsv";

/** A number of a text with what the words beside it say that it is. */
export interface NumberInRole {
  /** Alike for all notations: `numberKey`. */
  readonly key: string;
  /** Of the number in the text. */
  readonly start: number;
  /** As written, with its unit. */
  readonly text: string;
  /** What its unit measures. Undefined: none is written, or none that is known. */
  readonly dimension: Dimension | undefined;
  /** Of `measure-roles.tsv`; several where a letter has several meanings. */
  readonly roles: ReadonlySet<string>;
  /** Stems of the other words beside it, and beside no other number of the text. */
  readonly words: ReadonlySet<string>;
}

const rolesByWord = lazily(() => {
  const [whole, ends] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const { role = "", words = "" } of parseTable(table)) {
    for (const written of words.split(" ")) {
      const word = written.replace(/^-/, "");
      whole.set(word, [...(whole.get(word) ?? []), role]);
      if (written !== word) ends.set(word, [...(ends.get(word) ?? []), role]);
    }
  }
  return { whole, ends: [...ends] };
});

function rolesOf(folded: string): readonly string[] {
  const { whole, ends } = rolesByWord();
  return (
    whole.get(folded) ??
    ends.find(([end]) => folded.length > end.length + 2 && folded.endsWith(end))?.[1] ??
    []
  );
}

/** What a label says that its number is: "Sitzhöhe" is a height. */
export function rolesOfLabel(label: string): readonly string[] {
  return (foldText(label).match(/\p{L}+/gu) ?? []).flatMap(rolesOf);
}

/** Letters of dimensions: H x B x T, HxWxD, L x l x H, AxLxP. */
const lettersOf = { H: "height", A: "height", B: "width", W: "width", T: "depth", P: "depth", Ø: "diameter" };
const letters = "[HABWTPDLlØ]";
const number = "\\d+(?:[.,]\\d+)*";
const times = "\\s?[x×*/]\\s?";
const letterGroup = new RegExp(`(?<![\\p{L}\\d])(${letters}(?:${times}${letters}){1,2})(?!\\p{L})`, "gu");
const numberRun = new RegExp(`${number}(?:${times}${number}){1,2}`, "gu");
const letteredNumber = new RegExp(`(?<![\\p{L}\\d])(${letters})[ :.]{0,2}(${number})`, "gu");

function rolesOfLetter(letter: string, all: readonly string[]): readonly string[] {
  if (letter === "l") return ["width"];
  if (letter === "D") return ["depth", "diameter"];
  if (letter === "L") return all.some((other) => "lBW".includes(other)) ? ["length"] : ["length", "width"];
  return [lettersOf[letter as keyof typeof lettersOf]];
}

interface Item {
  readonly kind: "number" | "word" | "break";
  readonly text: string;
  readonly folded: string;
  readonly start: number;
}

/** A clause's end, unless within a number. */
const items = new RegExp(
  `(?<number>${number})|(?<word>[\\p{L}Ø][\\p{L}\\p{M}'’]*)|(?<break>[.;!?\\n]|,(?!\\d)|[()–—]|["”″%°]?)`,
  "gu",
);
const conjunctions = new Set("and und et e ed sowie ou or oder o".split(" "));

/**
 * The numbers of a text with their roles: those of the words nearest to them within their clause, of letters beside them, or of a
 * list of labels before a list of numbers ("Height, width and depth are 84, 60 and 58 cm").
 */
export function readNumbersInRoles(text: string, language: Language): readonly NumberInRole[] {
  const read = readItems(text);
  const given = new Map<number, readonly string[]>([...readLetters(text), ...readLists(read)]);
  const found: NumberInRole[] = [];
  for (const clause of clausesOf(read)) {
    const runs = runsOf(clause, text);
    const words = new Map(runs.map((run) => [run, [] as Item[]]));
    for (const item of clause.filter(({ kind }) => kind === "word")) {
      const nearest = nearestRun(runs, clause.indexOf(item), clause);
      if (nearest !== undefined) words.get(nearest)?.push(item);
    }
    for (const run of runs) {
      const beside = words.get(run) ?? [];
      const unit = unitBehind(text, run.at(-1));
      for (const item of run) {
        const ofWords = beside.flatMap(({ folded }) => rolesOf(folded));
        found.push({
          key: numberKey(item.text),
          start: item.start,
          text: `${item.text}${unit === "" ? "" : ` ${unit}`}`,
          dimension: dimensionOf(unit),
          roles: new Set(given.get(item.start) ?? ofWords),
          words: new Set(beside.flatMap((word) => (word.text === unit ? [] : contentStem(word, language)))),
        });
      }
    }
  }
  return found.map((one) => ({ ...one, words: ownWords(one, found) }));
}

function ownWords({ key, words }: NumberInRole, all: readonly NumberInRole[]): ReadonlySet<string> {
  const isElsewhere = (word: string) => all.some((other) => other.key !== key && other.words.has(word));
  return new Set([...words].filter((word) => !isElsewhere(word)));
}

function contentStem({ folded }: Item, language: Language): readonly string[] {
  const isContent = folded.length > 2 && !isStopWordInAnyLanguage(folded) && rolesOf(folded).length === 0;
  return isContent ? [stem(folded, language)] : [];
}

function readItems(text: string): readonly Item[] {
  const found: Item[] = [];
  for (const match of text.matchAll(items)) {
    const { number: digits, word, break: mark } = match.groups ?? {};
    const start = match.index;
    if (digits !== undefined) found.push({ kind: "number", text: digits, folded: digits, start });
    else if (word !== undefined) {
      const folded = word === "Ø" ? "diameter" : foldText(word);
      found.push({ kind: conjunctions.has(folded) ? "break" : "word", text: word, folded, start });
    } else if (mark !== undefined && /[.;!?\n,()–—]/.test(mark))
      found.push({ kind: "break", text: mark, folded: mark, start });
  }
  return found;
}

function clausesOf(read: readonly Item[]): readonly (readonly Item[])[] {
  const clauses: Item[][] = [[]];
  for (const item of read) {
    if (item.kind === "break") clauses.push([]);
    else clauses.at(-1)?.push(item);
  }
  return clauses.filter((clause) => clause.some(({ kind }) => kind === "number"));
}

const joins = /^\s?(?:[x×*/–-]|bis|to|à|a|cm x|mm x)\s?$/u;

/** Numbers joined by a sign are one: 90 x 70, 45-55. */
function runsOf(clause: readonly Item[], text: string): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  for (const item of clause.filter(({ kind }) => kind === "number")) {
    const last = runs.at(-1)?.at(-1);
    const gap = last && text.slice(last.start + last.text.length, item.start);
    if (gap !== undefined && joins.test(gap)) runs.at(-1)?.push(item);
    else runs.push([item]);
  }
  return runs;
}

function nearestRun(runs: readonly (readonly Item[])[], place: number, clause: readonly Item[]) {
  const distance = (run: readonly Item[]) =>
    Math.min(...run.map((item) => Math.abs(clause.indexOf(item) - place)));
  const [first, ...others] = runs;
  if (first === undefined) return undefined;
  return others.reduce((best, run) => (distance(run) < distance(best) ? run : best), first);
}

function unitBehind(text: string, last: Item | undefined): string {
  if (last === undefined) return "";
  const end = last.start + last.text.length;
  return /^\s?(\p{L}{1,12}(?:\/\p{L}{1,4})?|[%°″"])(?!\p{L})/u.exec(text.slice(end, end + 24))?.[1] ?? "";
}

const dimensions = new Map<string, Dimension | undefined>();

function dimensionOf(unit: string): Dimension | undefined {
  if (unit === "") return undefined;
  if (!dimensions.has(unit)) dimensions.set(unit, findMeasures(`1 ${unit}`)[0]?.dimension);
  return dimensions.get(unit);
}

/** By the place of the number: H 85 x L 60, and (HxWxD) before or behind 85 x 60 x 58. */
function readLetters(text: string): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  const lettered = [...text.matchAll(letteredNumber)];
  const all = lettered.map(([, letter = ""]) => letter);
  if (lettered.length > 1)
    for (const match of lettered) {
      const [whole, letter = "", digits = ""] = match;
      found.set(match.index + whole.length - digits.length, rolesOfLetter(letter, all));
    }
  for (const group of text.matchAll(letterGroup)) {
    const names = [...(group[1] ?? "").matchAll(new RegExp(letters, "gu"))].map(([letter]) => letter);
    const run = [...text.matchAll(numberRun)].find((each) => isBeside(each, group));
    const numbers = [...(run?.[0] ?? "").matchAll(new RegExp(number, "gu"))];
    if (run === undefined || numbers.length !== names.length) continue;
    for (const [place, match] of numbers.entries())
      found.set(run.index + match.index, rolesOfLetter(names[place] ?? "", names));
  }
  return found;
}

/** UTF-16 units between a group of letters and its numbers. */
const mostBetween = 12;

function isBeside(run: RegExpExecArray, group: RegExpExecArray): boolean {
  const [runEnd, groupEnd] = [run.index + run[0].length, group.index + group[0].length];
  const gap = run.index > group.index ? run.index - groupEnd : group.index - runEnd;
  return gap >= 0 && gap <= mostBetween;
}

/** Words between a list of labels and its numbers: "are", "betragen jeweils". */
const mostWordsBetween = 3;

/** By the place of the number: as many labels, joined by commas, as numbers behind them. */
function readLists(read: readonly Item[]): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (let place = 0; place < read.length; place += 1) {
    const labels: (readonly string[])[] = [];
    let at = place;
    for (; at < read.length; at += 1) {
      const { kind, folded, text } = read[at] as Item;
      const roles = kind === "word" ? rolesOf(folded) : [];
      if (roles.length > 0) labels.push(roles);
      else if (labels.length === 0 || !(isListMark(kind, text) || isStopWordInAnyLanguage(folded))) break;
    }
    if (labels.length < 2) continue;
    for (let words = 0; read[at]?.kind === "word" && words < mostWordsBetween; words += 1) at += 1;
    const numbers: Item[] = [];
    for (; at < read.length; at += 1) {
      const item = read[at] as Item;
      if (item.kind === "number") numbers.push(item);
      else if (!isListMark(item.kind, item.text) && item.text.length > 2) break;
    }
    if (numbers.length >= labels.length)
      for (const [index, roles] of labels.entries()) found.set(numbers[index]?.start ?? -1, roles);
    place = at - 1;
  }
  return found;
}

function isListMark(kind: Item["kind"], text: string): boolean {
  return kind === "break" && (text === "," || /^\p{L}+$/u.test(text));
}
