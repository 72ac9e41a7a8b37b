import type { Language } from "../../text/language.ts";
import { foldText } from "../../text/normal-form.ts";

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
