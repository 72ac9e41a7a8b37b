/**
 * Facts of a text, found by plain patterns that share nothing with the program: a judge of what it loses, adds and changes.
 */
interface StatedFacts {
  /** `45cm`, `1.7l`, `12%`. */
  readonly measures: ReadonlySet<string>;
  /** `colour: red`, small letters and digits only. */
  readonly labels: ReadonlyMap<string, string>;
  /** `WH-1000XM4`, in capitals. */
  readonly codes: ReadonlySet<string>;
  /** Everything in small letters and digits, with a blank around each word. */
  readonly words: string;
  /** The same without blanks. */
  readonly squeezed: string;
}

const entities: Readonly<Record<string, string>> = {
  ...{ nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', deg: "°", times: "×", eacute: "é", egrave: "è" },
  ...{ agrave: "à", ecirc: "ê", ccedil: "ç", rsquo: "’", lsquo: "‘", ndash: "–", mdash: "—", hellip: "…" },
};

/** The text of a source with a line for each block. */
export function bareText(source: string): string {
  return source
    .replace(/<\/?(?:p|br|li|ul|ol|div|tr|td|table|h\d|tbody)\b[^>]*>/gi, "\n")
    .replace(/<[a-z/!][^>]*>/gi, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+)[;,]/gi, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\u00ad\u200b-\u200f\ufeff]/g, "")
    .replace(/[ \u00a0\u2009\u202f]+/g, " ")
    .normalize("NFC");
}

const units =
  "mm|cm|dm|m|km|m²|m2|g|kg|mg|µg|ml|cl|dl|l|litres?|litri|liter|w|kw|kwh|watts?|v|volts?|mah|ah|hz|khz|mhz|ghz|kb|mb|gb|tb|go|mo|mp|mpx|zoll|inch(?:es)?|pouces|pollici|ft|oz|lbs?|bar|psi|rpm|db|lm|lumen|px|dpi|fps|°c|°f|°|%|stück|stk|pcs|pieces|pezzi|pz|pièces|tage|days?|jours|giorni|months?|monate|mois|mesi|years?|jahre|ans|anni|hours?|stunden|heures|ore|min|minutes|minuten|minuti|h|s";
const measure = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+(?:[.,]\\d+)*) ?(${units}|''|["”″])(?![\\p{L}\\d])`,
  "giu",
);
const dimensions =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?: ?[cm]?m)?(?: ?[x×] ?\d+(?:[.,]\d+)?(?: ?[cm]?m(?!\p{L}))?)+/giu;
const label = /(?:^|\n|[;•|] )[\s•*·-]*(\p{L}[\p{L} ()/.-]{1,40}?) ?: ?([^\n;:|,]{1,60})(?=[\n;,]|$)/gu;
const code = /(?<![\p{L}\d-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z]{2})[A-Z\d][A-Z\d-]{3,}(?![\p{L}\d-])/gu;

function statedFacts(written: string): StatedFacts {
  const text = written.replace(/º/g, "°");
  const measures = new Set<string>();
  for (const [, number = "", unit = ""] of text.matchAll(measure))
    measures.add(`${number.replace(/,/g, ".")}${unitOf(unit.toLowerCase())}`);
  for (const [found] of text.matchAll(dimensions))
    measures.add(found.replace(/ /g, "").replace(/[×X]/g, "x").replace(/,/g, ".").toLowerCase());
  const labels = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(label))
    if (/[\p{L}\d]/u.test(value) && name.split(" ").length <= 4 && value.split(" ").length <= 5)
      labels.set(plain(`${name}: ${value}`), plain(value));
  return {
    measures,
    labels,
    codes: new Set(text.match(code)),
    words: ` ${plain(text)} `,
    squeezed: squeezed(text),
  };
}

function squeezed(text: string): string {
  return plain(text).replace(/ /g, "");
}

/** Spellings of one unit; the sign of a dimension is none. */
function unitOf(unit: string): string {
  if (/^minut(?:es|en|i)$/.test(unit)) return "min";
  if (/^watts?$/.test(unit)) return "w";
  if (/^volts?$/.test(unit)) return "v";
  if (/^(?:litres?|litri|liter)$/.test(unit)) return "l";
  if (/^(?:zoll|inch(?:es)?|pouces|pollici|''|["”″])$/.test(unit)) return "″";
  // A count is the same number of pieces however they are called.
  if (/^(?:stück|stk|pcs|pieces|pezzi|pz|pièces)$/.test(unit)) return "pcs";
  return unit;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

export interface Comparison {
  readonly lost: readonly string[];
  readonly added: readonly string[];
}

/** @param named what a message names besides the result */
export function compareTexts(source: string, result: string, named: string): Comparison {
  const before = statedFacts(bareText(source));
  const [after, told] = [statedFacts(result), statedFacts(`${result}\n${named}`)];
  const has = (words: string) => told.words.includes(` ${words} `);
  const hasCode = (code: string) => told.squeezed.includes(squeezed(code));
  const hasMeasure = (fact: string) => told.measures.has(fact);
  return {
    lost: [
      ...[...before.measures].filter((fact) => !hasMeasure(fact)),
      ...[...before.labels].filter(([, value]) => !has(value)).map(([fact]) => fact),
      ...[...before.codes].filter((fact) => !hasCode(fact)),
    ],
    added: [
      ...[...after.measures].filter((fact) => !before.measures.has(fact)),
      ...[...after.codes].filter((fact) => !before.squeezed.includes(squeezed(fact))),
    ],
  };
}
