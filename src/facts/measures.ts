import type { Language } from "../nlp/language.ts";
import { findMeasures, type Measure } from "../nlp/measures.ts";
import { createPhraseTable, type PhraseTable } from "../nlp/phrase-table.ts";
import { readWords } from "../nlp/stemmer.ts";
import { convertMeasure } from "../nlp/units.ts";
import { addFact, type FactReading } from "./fact.ts";

/** The unit in which measures of a dimension are compared; units that cannot be converted keep their own. */
const commonUnits: Readonly<Record<string, string>> = {
  length: "mm",
  area: "cm²",
  volume: "ml",
  mass: "g",
  duration: "s",
  temperature: "°C",
  power: "W",
  energy: "J",
  voltage: "V",
  current: "mA",
  charge: "mAh",
  frequency: "Hz",
  pressure: "Pa",
  speed: "km/h",
  data: "MB",
  data_rate: "Mbit/s",
  pixels: "px",
  fraction: "%",
};

/** Finds numbers with units, percentages and packs, and takes their tokens. */
export function findMeasureFacts(reading: FactReading): void {
  findCountWords(reading);
  const counted = [...reading.facts];
  const measures = findMeasures(reading.text);
  let [index, next] = [0, 0];
  for (const measure of measures) {
    const { text, start, end } = measure;
    if (isCutShort(reading.text, measure) || isOneOfList(reading.text, measure) || isCode(text)) continue;
    while ((counted[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    if ((counted[next]?.start ?? end) < end) continue;
    const { key, subject } = measureKey(measure);
    reading.facts.push({ kind: "measure", key, subject, text, start, end });
    for (; index < reading.tokens.length; index += 1) {
      const token = reading.tokens[index];
      if (token === undefined || token.start >= end) break;
      if (token.end > start) reading.taken[index] = 1;
    }
  }
}

/** "2084603 MS" is an article number, and no half hour of milliseconds. */
function isCode(text: string): boolean {
  return /^\d{6,} ?[A-Z]{2,3}$/.test(text);
}

/** "A case of 42, 44 or 45 mm" is no pack of 42. */
function isOneOfList(text: string, { dimension, end }: Measure): boolean {
  return dimension === "count" && /^(?:, ?\d+)* (?:or|oder|ou|o) \d/.test(text.slice(end, end + 40));
}

function measureKey({ value, upper, unit, dimension }: Measure): { key: string; subject: string } {
  const common = commonUnits[dimension] ?? unit;
  const inCommon = (amount: number) => convertMeasure(amount, unit, common);
  const [low, high] = [inCommon(value), upper === undefined ? undefined : inCommon(upper)];
  if (low === undefined) {
    const own = upper === undefined ? `${value}` : `${value}-${upper}`;
    return { key: `${own} ${unit}`, subject: `${dimension} ${unit}` };
  }
  return { key: `${high === undefined ? low : `${low}-${high}`} ${common}`, subject: dimension };
}

/** The "x 28" of "x 28,5", and an article number that ends in a unit's letters. */
function isCutShort(whole: string, { text, end }: Measure): boolean {
  if (/^[x×]/.test(text)) return /^[.,]\d/.test(whole.slice(end, end + 2));
  return text.length > 8 && /^\d{8}/.test(text);
}

/** Number words from two upwards: English, German with compound forms, French, Italian. */
const numberWords: Readonly<Record<Language, string>> = {
  en: "two three four five six seven eight nine ten eleven twelve",
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze",
  it: "due tre quattro cinque sei sette otto nove dieci undici dodici",
};

/** Round numbers and fractions. */
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

/** Replaces a language's number words from two upwards with digits, where they are words of their own. */
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

/** Contexts that only allow a count of pieces: `#` is the number word. */
const countWordPatterns = {
  en: "pack of #|set of #|box of #|# pack|# piece set|# piece|# pieces|# pcs|pair of #",
  de: "#erpack|#er pack|#erset|#er set|#teilig|#teilige|#teiliger|#teiliges|#teiligen|set mit #|packung mit #|# stück",
  fr: "lot de #|pack de #|set de #|boîte de #|paquet de #|# pièces|ensemble de #|jeu de #|coffret de #|lot #|set #|coffret #",
  it: "confezione da #|set da #|pacco da #|confezione di #|set di #|set #|# pezzi",
} as const;

const ofTwo =
  "twin pack|double pack|duo pack|twinpack|doppelpack|doppelset|duopack|double lot|pacco doppio|confezione doppia";

const counts: PhraseTable<number> = createCounts();

function createCounts(): PhraseTable<number> {
  const table = createPhraseTable<number>();
  for (const phrase of ofTwo.split("|")) table.add(readWords(phrase).folded, 2);
  for (const language of ["en", "de", "fr", "it"] as const) {
    for (const [place, word] of numberWords[language].split(" ").entries()) {
      for (const pattern of countWordPatterns[language].split("|")) {
        for (const written of [word, `${place + 2}`]) {
          table.add(readWords(pattern.replace("#", written)).folded, place + 2);
        }
      }
    }
  }
  return table;
}

/**
 * Packs with a number word, or with a small number after a word that does not always mean a pack: pack of two,
 * Dreierset, lot de quatre, confezione doppia.
 */
function findCountWords(reading: FactReading): void {
  const { folded } = reading;
  for (let index = 0; index < folded.length; index += 1) {
    const match = counts.longestAt(folded, index);
    if (match === undefined) continue;
    const last = index + match.length - 1;
    addFact(reading, { kind: "measure", key: `${match.entry} pcs`, subject: "count" }, index, last);
    index = last;
  }
}
