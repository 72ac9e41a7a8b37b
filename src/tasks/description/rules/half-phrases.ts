import type { Language } from "../../../nlp/language.ts";
import { things } from "./phrase-ends.ts";

/** "140° | Wide Angle", "GDDR6 | GDDR7", "denti | sani e forti": what says half, or of two kinds one, where the name has both. */
export function isWithinPhrase(text: string, end: number, language: Language): boolean {
  const [head, rest] = [text.slice(0, end), text.slice(end)];
  if (/\s\d{1,3}°$/u.test(head) && angled.test(rest)) return true;
  // "motif I | LOVE STOCKHOLM"
  if (withinPattern.test(head) && /^\s\p{Lu}/u.test(rest)) return true;
  const [, letters = "", number] = /(?<=\s)(\p{Lu}{2,6})(\d{1,2})$/u.exec(head) ?? [];
  const [, otherLetters, otherNumber] = /^\s(\p{Lu}{2,6})(\d{1,2})(?=\s|$)/u.exec(rest) ?? [];
  if (letters !== "" && letters === otherLetters && number !== otherNumber) return true;
  if (language !== "fr" && language !== "it") return false;
  const [, first = "", second = ""] = /^\s(\p{Ll}{4,})\s(?:e|ed|et)\s(\p{Ll}{4,})(?!\p{L})/u.exec(rest) ?? [];
  const last = /\s\p{Ll}{4,}([aeios])$/u.exec(head)?.[1];
  return last !== undefined && first.endsWith(last) && second.endsWith(last) && /[is]/u.test(last);
}

/** "Awesome Navy", "Space Grey": where the name of a shade begins whose colour stands at a place; the place itself where it is a colour alone. */
export function startOfShade(text: string, at: number): number {
  const shade = shadeAhead.exec(text.slice(Math.max(0, at - longestShade), at))?.[0];
  return at - (shade === undefined ? 0 : shade.length);
}

/** In characters. */
const longestShade = 16;
const shadeAhead =
  /(?<=\s)(?:Awesome|Phantom|Mystic|Cosmic|Space|Rose|Sierra|Alpine|Prism|Aura|Cloud|Ocean|Forest|Sky|Storm|Pearl|Ice|Jet|Glacier|Lunar|Deep|Dark|Light|Bright|Matte?|Royal|Hot|Burnt|Dusty|Bottle|Racing|Neon|Titan(?:ium)?)\s$/u;

const withinPattern = /\s(?:motifs?|motivo|motiv)\s\p{Lu}[\p{L}'’]*(?:\s\p{Lu}[\p{L}'’]*)?$/iu;

const angled =
  /^\s(?:wide|viewing|field|view|angle|lens|rotat\p{L}+|swivel|weitwinkel\p{L}*|blickwinkel|dreh\p{L}+|schwenk\p{L}+|grand[\s-]angle|orientable|rotati\p{L}+|pivotant\p{L}*|grandangol\p{L}+|girevol\p{L}+|orientabil\p{L}+)(?!\p{L})/iu;

/** "confezione da 40 | pezzi": a figure and what it counts stay together. */
export function isBeforeCounted(text: string, end: number): boolean {
  return /\d$/u.test(text.slice(0, end)) && counted.test(text.slice(end));
}

const counted = new RegExp(`^\\s(?:${things}|ml|cl|kg|g|l|cm|mm|m|w|v)(?![\\p{L}\\p{N}])`, "iu");

/** "- écru | , sauge, rayé": within a list behind a dash, whose first member alone would be said of all. */
export function isWithinList(text: string, end: number): boolean {
  return /\s[-–—]\s[^,;()]+$/u.test(text.slice(0, end)) && furtherMembers.test(text.slice(end));
}

const furtherMembers =
  /^,\s\p{L}[^,;()\d]{2,20}(?:,\s|\s(?:and|und|et|ed?|&)\s)\p{L}[^,;()\d]{2,20}(?:$|[,;(]|\s[-–—])/u;

/** Grades and designations of origin, which say with their noun what a food is. */
const designation =
  /(?<![\p{L}])(?:extra\s?virgin|nativ(?:es)?\sextra|(?:vierge|vergine)\sextra|extra\s?(?:vierge|vergine)|D\.?O\.?[PC]\.?G?|I\.?G\.?[PT]|A\.?O\.?[PC]|PDO|PGI|g\.\s?[UE]\.|g\.\s?g\.\s?A\.|S\.?T\.?G)(?:\s(?:19|20)\d{2})?(?![\p{L}\d])/gu;

/** "nativ | extra", "Silano | DOP", "DOCG | 2018": within a grade, or in front of a designation. */
export function isBeforeDesignation(text: string, end: number): boolean {
  return [...text.matchAll(designation)].some(
    ({ 0: found, index }) => end >= index - 1 && end < index + found.length,
  );
}

/** The end of a noun with the designation that stands behind it: "Olivenöl nativ | extra". */
export function endOfDesignation(text: string, noun: number): number {
  const found = [...text.matchAll(designation)].find(
    ({ 0: { length }, index }) => noun >= index - 1 && noun < index + length,
  );
  return noun === 0 || found === undefined ? noun : found.index + found[0].length;
}

/** "Sport | , Spa & Love Joydivision": a line whose name is a list. */
export const nameGoesOn = /^,\s\p{Lu}\p{L}+\s(?:&|and|und|et|e)\s\p{Lu}/u;

/** "Crème | de marrons", "Boîte | à musique": the end of a French or Italian noun with what it is of, in small letters. */
export function endOfComplement(name: string, noun: number): number {
  return noun === 0 ? 0 : noun + (complementOfNoun.exec(name.slice(noun))?.[0].length ?? 0);
}

const complementOfNoun = /^\s(?:d['’]|(?:de|à|di|da)\s)\p{Ll}{4,}(?=\s|$)/u;
