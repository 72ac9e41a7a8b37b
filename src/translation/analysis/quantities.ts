import type { Language } from "../../nlp/language.ts";
import { foldText } from "../../nlp/normalizer.ts";
import type { GlossaryEntry } from "../glossary-entry.ts";
import type { PackPiece, PropertyPiece } from "./piece.ts";

/** Units that names spell out: singular and plural in each language. */
const unitWords: readonly Readonly<Record<Language, readonly [string, string]>>[] = [
  { en: ["inch", "inch"], de: ["Zoll", "Zoll"], fr: ["pouce", "pouces"], it: ["pollice", "pollici"] },
  { en: ["litre", "litres"], de: ["Liter", "Liter"], fr: ["litre", "litres"], it: ["litro", "litri"] },
  { en: ["metre", "metres"], de: ["Meter", "Meter"], fr: ["mètre", "mètres"], it: ["metro", "metri"] },
  { en: ["gram", "grams"], de: ["Gramm", "Gramm"], fr: ["gramme", "grammes"], it: ["grammo", "grammi"] },
  { en: ["kilo", "kilos"], de: ["Kilo", "Kilo"], fr: ["kilo", "kilos"], it: ["chilo", "chili"] },
  { en: ["piece", "pieces"], de: ["Stück", "Stück"], fr: ["pièce", "pièces"], it: ["pezzo", "pezzi"] },
  { en: ["watt", "watts"], de: ["Watt", "Watt"], fr: ["watt", "watts"], it: ["watt", "watt"] },
  { en: ["volt", "volts"], de: ["Volt", "Volt"], fr: ["volt", "volts"], it: ["volt", "volt"] },
  { en: ["year", "years"], de: ["Jahr", "Jahre"], fr: ["an", "ans"], it: ["anno", "anni"] },
  { en: ["month", "months"], de: ["Monat", "Monate"], fr: ["mois", "mois"], it: ["mese", "mesi"] },
  {
    en: ["week", "weeks"],
    de: ["Woche", "Wochen"],
    fr: ["semaine", "semaines"],
    it: ["settimana", "settimane"],
  },
  { en: ["day", "days"], de: ["Tag", "Tage"], fr: ["jour", "jours"], it: ["giorno", "giorni"] },
  { en: ["hour", "hours"], de: ["Stunde", "Stunden"], fr: ["heure", "heures"], it: ["ora", "ore"] },
  {
    en: ["minute", "minutes"],
    de: ["Minute", "Minuten"],
    fr: ["minute", "minutes"],
    it: ["minuto", "minuti"],
  },
];
const others: Readonly<Record<string, string>> = {
  inches: "inch",
  liter: "litre",
  liters: "litre",
  meter: "metre",
  meters: "metre",
  pcs: "piece",
  pc: "piece",
  stk: "piece",
  annees: "year",
  kilos: "kilo",
};
const byWord = new Map<string, (typeof unitWords)[number]>();
for (const row of unitWords) {
  for (const [singular, plural] of Object.values(row)) {
    byWord.set(foldText(singular), row);
    byWord.set(foldText(plural), row);
  }
}
for (const [word, english] of Object.entries(others)) {
  const row = byWord.get(english);
  if (row) byWord.set(word, row);
}

/**
 * A number with its unit as the target language spells it: the decimal sign, and the unit where it is a word. The value
 * and the symbols (in, ml, W) stay.
 */
export function localMeasure(found: string, target: Language): string {
  const numbers = found.replace(
    /(?<![\d.,])(\d{1,4})[.,](\d{1,2})(?![\d.,])/g,
    (_, whole: string, part: string) => (target === "en" ? `${whole}.${part}` : `${whole},${part}`),
  );
  return numbers.replace(/\p{L}{2,}/gu, (word) => {
    const row = byWord.get(foldText(word));
    if (row === undefined) return word;
    const isOne = /(?<![\d.,])1(?![\d.,])/.test(numbers);
    return row[target][isOne ? 0 : 1];
  });
}

const set = "set|kit|ensemble|coffret";
const pack = "pack|packs|packung|lot|confezione|multipack|box|boîte|boite";
const pieces = "pieces|pcs|stück|stk\\.?|pièces|pezzi|pz\\.?|teile";
const edge = "(?![\\p{L}\\p{N}])";
const before = "(?<![\\p{L}\\p{N}.,-])";
const counted = new RegExp(
  `${before}(?:(?<setA>${set})|(?<packA>${pack})) (?:of|de|da|di|mit|von|à) (?<countA>\\d{1,3})(?: ?(?:${pieces}))?${edge}` +
    `|${before}(?<countB>\\d{1,3})er[- ]?(?:(?<setB>set|kit)|(?<packB>pack|packung))${edge}` +
    `|${before}(?<countC>\\d{1,3})[- ](?<packC>pack)${edge}` +
    `|${before}(?<countD>\\d{1,3})(?:[- ]piece|[- ]?tlg\\.?|[- ]?teilig(?:e[rsnm]?)?)${edge}` +
    `|${before}(?<countE>\\d{1,3}) ?(?:${pieces})${edge}`,
  "giu",
);

/** "Set of 3", "3er-Set", "lot de 3", "3 pezzi"; "3-piece" and "3-teilig" are properties. */
export function findPacks(text: string): (PackPiece | PropertyPiece)[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(counted)].map((match) => {
    const groups = match.groups ?? {};
    const span = { start: match.index, end: match.index + match[0].length, found: match[0] };
    const count = Number(groups.countA ?? groups.countB ?? groups.countC ?? groups.countD ?? groups.countE);
    if (groups.countD !== undefined) return { ...span, kind: "property", entry: pieceEntry(count) } as const;
    const isSet = groups.setA !== undefined || groups.setB !== undefined;
    const shape = groups.countE === undefined ? (isSet ? "set" : "pack") : "pieces";
    return { ...span, kind: "pack", shape, count } as const;
  });
}

function pieceEntry(count: number): GlossaryEntry {
  const forms = {
    en: [`${count}-piece`],
    de: [`${count}-teilig`],
    fr: [`${count} pièces`],
    it: [`da ${count} pezzi`],
  };
  const grammar = { fr: { isInvariable: true }, it: { isPhrase: true, isInvariable: true } };
  return { role: "quality", forms, grammar };
}

/** The French "lot" and "set" are told apart by what they hold; both are counted alike here. */
export function writePack({ shape, count }: PackPiece, target: Language): string {
  if (shape === "pieces")
    return `${count} ${{ en: "pieces", de: "Stück", fr: "pièces", it: "pezzi" }[target]}`;
  const words = {
    en: shape === "set" ? `set of ${count}` : `pack of ${count}`,
    de: shape === "set" ? `${count}er-Set` : `${count}er-Pack`,
    fr: `lot de ${count}`,
    it: shape === "set" ? `set da ${count}` : `confezione da ${count}`,
  };
  return words[target];
}
