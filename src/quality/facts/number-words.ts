import type { Language } from "../../text/language.ts";

/** Numbers as words, from two on: English, the German ones and those of compounds, French, Italian. */
export const numberWords: Readonly<Record<Language, string>> = {
  en: "two three four five six seven eight nine ten eleven twelve",
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze",
  it: "due tre quattro cinque sei sette otto nove dieci undici dodici",
};

/** Round ones, and parts of one. */
const furtherWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    "half an?": "0.5",
    "an? dozen": "12",
    fifteen: "15",
    twenty: "20",
    thirty: "30",
    fifty: "50",
    hundred: "100",
  },
  de: {
    "(?:ein )?halbe[sn]?": "0.5",
    "ein dutzend": "12",
    fünfzehn: "15",
    zwanzig: "20",
    dreißig: "30",
    fünfzig: "50",
    hundert: "100",
  },
  fr: {
    "(?:une? )?demie?[- ](?=\\p{L})": "0.5 ",
    "une douzaine d[e'’]": "12",
    quinze: "15",
    vingt: "20",
    trente: "30",
    cinquante: "50",
    cent: "100",
  },
  it: {
    "mezzo|mezza": "0.5",
    "una dozzina di": "12",
    quindici: "15",
    venti: "20",
    trenta: "30",
    cinquanta: "50",
    cento: "100",
  },
};

const patterns = new Map<Language, readonly (readonly [RegExp, string])[]>();

/** The text with its language's numbers from two on, as far as they are words by themselves, in digits. */
export function digitsForWords(text: string, language: Language): string {
  const known = patterns.get(language) ?? patternsOf(language);
  patterns.set(language, known);
  return known.reduce((rest, [word, digits]) => rest.replace(word, digits), text);
}

function patternsOf(language: Language): (readonly [RegExp, string])[] {
  const words = numberWords[language].split(" ").map((word, place) => [word, `${place + 2}`] as const);
  return [...words, ...Object.entries(furtherWords[language])].map(([word, digits]) => [
    new RegExp(`(?<![\\p{L}\\d])(?:${word})(?![\\p{L}\\d])`, "giu"),
    digits,
  ]);
}
