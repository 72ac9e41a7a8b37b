import type { Fact } from "../../api/enrichment.ts";
import { lazily, oncePerKey } from "../../lib/once.ts";
import { parseTable } from "../../lib/table.ts";
import type { Language } from "../../nlp/language.ts";
import { isCommonWord } from "../../nlp/language-profiles.ts";
import { capitalized } from "../../nlp/normalizer.ts";
import { abbreviationsAt, foldLetters } from "../name/rules/abbreviations.ts";
import { isAbout } from "./fact-topics.ts";
import codeTable from "./fibre-codes.tsv";
import shortTable from "./short-values.tsv";

/** A column of the row as it reads. */
export interface SpelledFact extends Fact {
  /** As it was sent, where `text` writes its short forms out. */
  readonly sent?: string;
}

/** The row's columns with the codes of fibres, and with the short forms of colours and materials, written out in its language. */
export function spelledFacts(
  facts: readonly Fact[],
  description: string,
  language: Language,
): readonly SpelledFact[] {
  return facts.map((fact) => {
    const text = spelledValue(fact, description, language);
    return text === fact.text ? fact : { ...fact, text, sent: fact.text };
  });
}

/** In characters: a longer cell is prose. */
const longestValue = 200;

function spelledValue({ label, text }: Fact, description: string, language: Language): string {
  if (text.length > longestValue || /[<&]/.test(text)) return text;
  if (isAbout("size", label)) return withLegs(text);
  if (isAbout("audience", label)) return wearers[language][text.trim()] ?? text;
  const fibres = text.includes("%") ? withFibres(text, language) : text;
  if (!isAbout("color", label) && !isAbout("material", label) && fibres === text) return text;
  return withWords(fibres, description, language);
}

/** The letters that columns of the sex have, alone. */
const wearers: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { W: "women", M: "men", F: "women", U: "unisex" },
  de: { D: "Damen", H: "Herren", W: "Damen", M: "Herren", U: "Unisex" },
  fr: { F: "femme", H: "homme", D: "femme", M: "mixte" },
  it: { D: "donna", U: "uomo", F: "donna", M: "uomo" },
};

/** "34/32" of trousers, whose width goes before their length; "34/36" are two sizes. */
function withLegs(text: string): string {
  const [, waist = "", leg = ""] = /^\s*(2[4-9]|[345]\d)\s?\/\s?(2[6-9]|3[0-8])\s*$/.exec(text) ?? [];
  return waist !== "" && Number(leg) <= Number(waist) ? `W${waist}/L${leg}` : text;
}

const fibres = lazily(() => {
  const named = new Map<string, Readonly<Record<string, string>>>();
  for (const row of parseTable(codeTable))
    for (const code of (row.codes ?? "").split(" ")) named.set(code, row);
  return named;
});

const shareFirst = /(\d{1,3}(?:[.,]\d)?)\s?%\s?(\p{Lu}{2,5})(?![\p{L}\p{N}%])\.?(\s?[,;/+|-]?\s*(?=\d))?/gu;
const codeFirst = /(?<![\p{L}\p{N}])(\p{Lu}{2,5})\s?(\d{1,3}(?:[.,]\d)?)\s?%(\s?[,;/+|-]?\s*(?=\p{Lu}))?/gu;

/** "97% CO 3% EA", "CO 97% EA 3%": codes that stand at a share, whose order the first of them tells. */
export function withFibres(text: string, language: Language): string {
  const isCodeFirst = /^[^\p{L}\d]*\p{Lu}{2,5}\s?\d/u.test(text);
  const written = (share: string, code: string, gap: string | undefined) => {
    const name = fibres().get(code)?.[language];
    const percent = language === "en" || language === "it" ? `${share}%` : `${share} %`;
    return name === undefined ? undefined : `${percent} ${name}${gap === undefined ? "" : ", "}`;
  };
  return isCodeFirst
    ? text.replace(codeFirst, (all, code, share, gap) => written(share, code, gap) ?? all)
    : text.replace(shareFirst, (all, share, code, gap) => written(share, code, gap) ?? all);
}

/** Short forms of a language by their first letters, the longest first. */
const shortForms = oncePerKey((language: Language): ReadonlyMap<string, readonly ShortForm[]> => {
  const byStart = new Map<string, ShortForm[]>();
  for (const row of parseTable(shortTable)) {
    if (row.language !== language) continue;
    const folded = foldLetters(row.short ?? "");
    const start = firstRun.exec(folded)?.[0] ?? "";
    byStart.set(start, [...(byStart.get(start) ?? []), { folded, full: row.full ?? "" }]);
  }
  for (const list of byStart.values()) list.sort((one, other) => other.folded.length - one.folded.length);
  return byStart;
});

interface ShortForm {
  readonly folded: string;
  readonly full: string;
}

const firstRun = /^[\p{L}\p{N}]+/u;
const runs = /[\p{L}\p{N}]+/gu;

function withWords(text: string, description: string, language: Language): string {
  const folded = foldLetters(text);
  let [written, position] = ["", 0];
  for (const { 0: run, index } of folded.matchAll(runs)) {
    if (index < position) continue;
    const found = wordAt({ text, folded, description, language }, index, run);
    if (found === undefined) continue;
    const gap = /[\p{L}\p{N}]/u.test(text.charAt(found.end)) ? " " : "";
    written += text.slice(position, index) + casedLike(text, index, found.full) + gap;
    position = found.end;
  }
  if (position === 0) return text;
  const all = written + text.slice(position);
  return isShouted(text) ? all.toLowerCase() : all;
}

interface Reading {
  readonly text: string;
  readonly folded: string;
  readonly description: string;
  readonly language: Language;
}

/** What is written for the short form at a place, and where that ends. */
function wordAt(reading: Reading, start: number, run: string) {
  const { folded, language } = reading;
  const own = shortForms(language)
    .get(run)
    ?.find((form) => folded.startsWith(form.folded, start) && endsAt(folded, start + form.folded.length));
  if (own !== undefined && (own.folded.endsWith(".") || !isCommonWord(own.folded, language)))
    return { end: withStop(folded, start + own.folded.length), full: own.full };
  return ofNames(reading, start, run) ?? ofDescription(reading, start, run);
}

function endsAt(folded: string, end: number): boolean {
  return folded.charAt(end - 1) === "." || !/[\p{L}\p{N}]/u.test(folded.charAt(end));
}

function withStop(folded: string, end: number): number {
  return folded.charAt(end) === "." ? end + 1 : end;
}

const kindsOfValues: ReadonlySet<string> = new Set(["color", "material"]);

/** The short forms of names that are of a colour or a material and mean one thing. */
function ofNames({ folded, language }: Reading, start: number, run: string) {
  const found = abbreviationsAt(folded, start, run, language).filter(({ kind, short, stop }) => {
    const end = start + foldLetters(short).length;
    const isStopped = folded.charAt(end) === ".";
    return kindsOfValues.has(kind) && (isStopped || (stop !== "needed" && !isCommonWord(run, language)));
  });
  const longest = found.filter(({ short }) => short.length === found[0]?.short.length);
  const [only, other] = new Set(longest.map(({ full }) => full));
  if (only === undefined || other !== undefined) return undefined;
  return { end: withStop(folded, start + foldLetters(longest[0]?.short ?? "").length), full: only };
}

const shortestStump = 3;
/** In characters of the description. */
const longestRead = 4_000;

/** "ottone anticat." with "ottone anticato" in the description: the one word there that begins so. */
function ofDescription({ folded, description }: Reading, start: number, run: string) {
  const end = start + run.length;
  if (folded.charAt(end) !== "." || run.length < shortestStump || !/^\p{L}+$/u.test(run)) return undefined;
  const whole = description.slice(0, longestRead);
  const words = new Set<string>();
  for (const [word] of whole.matchAll(/\p{L}+/gu))
    if (word.length > run.length + 1 && foldLetters(word).startsWith(run)) words.add(word.toLowerCase());
  const [only, other] = words;
  return only === undefined || other !== undefined ? undefined : { end: end + 1, full: only };
}

function isShouted(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{2}/u.test(text);
}

/** With a capital where the short form alone has one: "Blk" is Black. */
function casedLike(text: string, start: number, full: string): string {
  return start === 0 && /^\p{Lu}/u.test(text) ? capitalized(full) : full;
}
