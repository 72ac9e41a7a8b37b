import type { Language } from "./language.ts";

/** A sentence without the blanks around it; `start` and `end` are UTF-16 offsets in the whole text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What may end a sentence. */
const mark = /\n|[.!?…]{1,8}["”“»’')\]]{0,3}/g;

/**
 * The sentences of a text, in order; every line break ends one. Full stops of abbreviations (z.B., inkl.,
 * env., max.), numbers and initials do not, nor does an ellipsis before a small letter. A full stop glued
 * to the next sentence (colours.Minimum), as crawled texts have it, does.
 * @param most where only the first ones are wanted, how many
 */
export function splitSentences(
  text: string,
  language: Language,
  most = Number.POSITIVE_INFINITY,
): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number) => {
    const sentence = trimmed(text, start, end);
    if (sentence !== undefined) sentences.push(sentence);
    start = end;
  };
  mark.lastIndex = 0;
  for (let match = mark.exec(text); match !== null; match = mark.exec(text)) {
    const { 0: written, index } = match;
    const end = index + written.length;
    if (written === "\n" || endsSentence(text, index, end, language)) add(end);
    if (sentences.length >= most) return sentences;
  }
  add(text.length);
  return sentences;
}

function endsSentence(text: string, markStart: number, end: number, language: Language): boolean {
  const after = text.slice(end, end + 24);
  if (!/^\s/.test(after)) return isGluedSentence(text.slice(markStart, end), before(text, markStart), after);
  const next = after.trimStart();
  if (/^\p{Ll}/u.test(next)) return false;
  if (/[!?]/.test(text.slice(markStart, end))) return !/^[,;:)]/.test(next);
  return !isFullStopOfWord(before(text, markStart), next, language);
}

function before(text: string, markStart: number): string {
  return text.slice(Math.max(0, markStart - 32), markStart);
}

function isGluedSentence(marks: string, before: string, after: string): boolean {
  if (after === "" || marks.startsWith("…")) return false;
  if (/(?:www|https?:\/\/)\S*$/i.test(before) || /^\p{L}+\.\p{L}/u.test(after)) return false;
  return /(?:^|[\s\p{L}])\p{Ll}{3,}$/u.test(before) && /^\p{Lu}\p{Ll}+(?:[\s,;:]|$)/u.test(after);
}

function isFullStopOfWord(before: string, next: string, language: Language): boolean {
  const word = /(?:^|[\s([„"'’])([\p{L}\p{N}][\p{L}\p{N}.]{0,20})$/u.exec(before)?.[1];
  if (word === undefined) return false;
  if (isAbbreviation(word, language)) return true;
  if (/^\d{1,3}$/.test(word)) return language === "de" || /(?:^|\n)\s*\d{1,2}$/.test(before);
  return /^\d/.test(next) && /^\p{L}{1,3}$/u.test(word);
}

function trimmed(text: string, start: number, end: number): Sentence | undefined {
  const raw = text.slice(start, end);
  const sentence = raw.trim();
  if (sentence === "") return undefined;
  const from = start + raw.indexOf(sentence);
  return { text: sentence, start: from, end: from + sentence.length };
}

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Lower-case abbreviations without their last full stop. */
const everywhere = set(
  "approx ca dr mr mrs ms prof no nr st max min incl inkl inc excl exkl etc vs vol vers ver ref réf rif art mod tel tél fig pag vgl evtl resp co ltd int ext std cal temp dim diam cap",
);

const byLanguage: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    "e.g i.e eg ie jr sr dept est oz lb lbs ft sq qty pcs pkg avg assoc bros cont dia hr hrs misc mfg wt",
  ),
  de: set(
    "z.b z.t d.h u.a o.ä u.ä u.s.w usw bzw ggf evtl inkl zzgl abzgl ca circa max min mind nr art str stk st tlg abb bspw sog gem lt mio mrd tsd jh jhd geb vers versch div std sek wg zb zzt einschl ausschl allg bes entspr insb mögl o.g o u z d s hr fr rd verp pckg ltd verst",
  ),
  fr: set(
    "env p.ex ex n° n c.-à-d c.a.d cf mme mlle réf incl excl éd ed dim haut larg long prof diam qté tél av bd min max app niv",
  ),
  it: set(
    "ad.es es ecc n p.es c.a ca pz conf mis dim alt largh lungh prof diam tot min max sig sig.ra dott art rif cad cod incl escl circ",
  ),
};

/** Whether a word before a full stop is one that is written with it. Single letters are initials. */
function isAbbreviation(word: string, language: Language): boolean {
  const lower = word.toLowerCase();
  if (/^\p{L}(?:\.\p{L})*$/u.test(lower))
    return lower.length > 1 || /^\p{Lu}$/u.test(word) || byLanguage[language].has(lower);
  return everywhere.has(lower) || byLanguage[language].has(lower);
}
