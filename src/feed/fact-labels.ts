import { canonicalUnit } from "../nlp/units.ts";
import { localisedColumn, normalizeColumn, plainTemplateName } from "./column-names.ts";
import { withFullWords } from "./header-short-forms.ts";
import { calledMeasures, factWords, writtenUnits } from "./header-words.ts";

/** What a column's name says of the facts in it. */
export interface FactLabel {
  /** For people and for the attributes' names: without paths, prefixes, unit and language. */
  readonly label: string;
  /** As a text writes it: numbers of the column that have none are in this unit. */
  readonly unit?: string;
  /** ISO 639-1. */
  readonly language?: string;
}

/** What is longer is no attribute's name but a shifted cell: it is not looked into. */
const longestColumn = 500;

/** `Fabric (product.metafields.shopify.fabric)`, `Gewicht [kg]`, `pa_farbe`, `color-de_DE`, `Technische Daten/Breite`. */
export function readFactLabel(column: string): FactLabel {
  if (column.length > longestColumn) return { label: column };
  const named = lastOfPath(withoutMetafield(plainTemplateName(column.trim()))).replace(
    /\bdB ?\(?A\)?$/i,
    "dB",
  );
  const measured = measureCalled(withoutPrefix(named));
  if (measured !== undefined) return measured;
  const { label: whole, unit } = splitUnit(withSidesApart(named));
  if (onlySides.test(whole)) return { label: whole, ...(unit !== undefined && { unit }) };
  const { label, language } = splitLanguage(
    withFullWords(withoutPrefix(whole), unit !== undefined && unit !== "%"),
  );
  return {
    label: withoutTextWord(column, label),
    ...(unit !== undefined && { unit }),
    ...(language !== undefined && { language }),
  };
}

/** `coul_lib`, `MAT_TXT`: databases have a text beside a key. */
function withoutTextWord(column: string, label: string): string {
  return column.includes("_")
    ? label.replace(/(?<=\p{L}{3}) (?:lib|libelle|bez|txt|text|desc|descr|des|nom)$/u, "")
    : label;
}

/** `lumens`, `Watts`: a unit for what is measured. */
function measureCalled(name: string): FactLabel | undefined {
  const normalized = normalizeColumn(name);
  const label = calledMeasures().get(normalized);
  const unit = label === undefined ? undefined : unitNamed(normalized);
  return label === undefined || unit === undefined ? undefined : { label, unit };
}

function withoutMetafield(column: string): string {
  return /^(.*\S)\s*\((?:product|variant)\.metafields\.[^)]*\)$/.exec(column)?.[1] ?? column;
}

/** Members that hold a value, in paths such as `weight.value`. */
const valueMembers = new Set(["value", "values", "text", "wert", "label"]);

/** The last step of a path: `product.metafields.custom.material`, `attributes__size`, `Google Shopping / Gender`. */
function lastOfPath(column: string): string {
  const human = /^(.*\S)(?:\s*[>»|]\s*|\s+\/\s+|\/|:\s*)(\S[^/>»]*)$/.exec(column);
  if (human !== null) {
    const [, before = "", last = ""] = human;
    if (/^[^([]*[)\]]/.test(last)) return column;
    const isPath = /\s[>»|]\s/.test(column) || isSection(before);
    if (isPath) return lastOfPath(last);
  }
  if (/\s/.test(column)) return column;
  const steps = column.split(/\.(?![^\p{L}\d_])|__|::?/u).filter((step) => step !== "");
  const last = steps.at(-1);
  if (last === undefined || steps.length < 2 || steps.every((step) => step.length === 1)) return column;
  if (valueMembers.has(last.toLowerCase())) return steps.at(-2) ?? last;
  // The language of `name.de_DE` is no step.
  return localisedColumn(`x ${normalizeColumn(last)}`).language === undefined ? last : column;
}

function isSection(before: string): boolean {
  const steps = before.split(/[/>:]/);
  return factWords("section").has(normalizeColumn(steps.at(-1) ?? ""));
}

const sides = String.raw`\p{L}(?:\s?[x×/]\s?\p{L}){1,2}`;
const lengthUnit = "mm|cm|m|in|inch(?:es)?";
const onlySides = /^[LBWTDPHA](?:\s?[x×/]\s?[LBWTDPHA]){1,2}$/iu;
const sidesOfName = [
  // "Dimensioni (LxPxH mm)", "Maße B x T x H in cm"
  new RegExp(
    `^(?<what>.*?\\p{L}\\.?)\\s*[([\\s]\\s*(?<sides>${sides})[)\\]]?[\\s,]\\s*(?:(?:in|en)\\s)?[([]?(?<unit>${lengthUnit})[)\\]]?$`,
    "iu",
  ),
  // "Size (mm, WxDxH)", "Misure in cm (LxPxH)"
  new RegExp(
    `^(?<what>.*?\\p{L}\\.?)(?:\\s(?:in|en))?[\\s,]*[([\\s](?<unit>${lengthUnit})[)\\]]?,?\\s*[([]?(?<sides>${sides})[)\\]]?$`,
    "iu",
  ),
];

/** The order of the sides in brackets and the unit behind them, however a name has the two: "Dimensioni (LxPxH) mm". */
function withSidesApart(column: string): string {
  for (const form of sidesOfName) {
    const { what, sides: order = "", unit } = form.exec(column)?.groups ?? {};
    if (what !== undefined && /\p{L}{3}/u.test(what) && onlySides.test(order))
      return `${what} (${order}) ${unit}`;
  }
  return column;
}

/** A unit in brackets or at the end; other brackets ("Größe (B/T/H)") belong to the label. */
function splitUnit(column: string): { label: string; unit?: string } {
  const bracketed = /^(.*\S)\s*[([]\s*(?:(?:in|en)\s+)?([^()[\]]+(?:\([A-C]\))?)\s*[)\]]$/.exec(column);
  if (bracketed !== null) {
    const [, label = "", inside = ""] = bracketed;
    const unit = unitNamed(inside);
    if (unit !== undefined) return { label, unit };
  }
  const loose =
    /^(.*\p{L}\S*?)(?:\.?\s*,\s*|\.?\s+in\s+|[\s_.-]+)([^\s_.-]+)$/u.exec(column) ??
    /^(\S*\p{Ll})(\p{Lu}\p{Ll}?)$/u.exec(column);
  if (loose === null) return symbolUnit(column);
  const [, label = "", last = ""] = loose;
  const name = normalizeColumn(last.toLowerCase());
  const isMachine = !/\s/.test(column);
  const isUnit =
    factWords("unit").has(name) ||
    last.toLowerCase() === "db(a)" ||
    (factWords("letter").has(name) && (isMachine || isMeasured(label)));
  const isOrigin = name === "in" && /(?:made|built|born)$/i.test(label);
  // "age_min": the least age, and no minutes.
  const isLeast = name === "min" && leastOf.test(label);
  const unit = isUnit && !isOrigin && !isLeast ? unitNamed(last) : undefined;
  return unit === undefined ? symbolUnit(column) : { label: beforeUnit(column, label), unit };
}

const leastOf = /(?:^|[\s_.-])(?:age|alter|âge|eta|età)$/iu;

/** Without what parts a unit from it; a cut word keeps its full stop: "max. Belastg. kg". */
function beforeUnit(column: string, label: string): string {
  const bare = label.replace(/[\s_.,-]+(?:in)?$/i, "");
  return /^\.\s/.test(column.slice(bare.length)) ? `${bare}.` : bare;
}

/** "Kabellänge m", "Peso g": a letter behind what is measured. "Größe M" and "Maß H" have none. */
function isMeasured(label: string): boolean {
  const words = normalizeColumn(withFullWords(label, true)).split(" ");
  const measured = [...factWords("measured")];
  return words.some((word) => measured.some((known) => word === known || isMadeOf(word, known)));
}

/** "kabellänge", "leistungsaufn". */
function isMadeOf(word: string, known: string): boolean {
  if (known.length < shortestPart || word.length < known.length + 3) return false;
  return word.endsWith(known) || word.startsWith(known);
}

const shortestPart = 5;

/** "Kakaoanteil %". */
function symbolUnit(column: string): { label: string; unit?: string } {
  const percent = /^(.*\S)\s*%$/.exec(column)?.[1];
  return percent === undefined ? { label: column } : { label: percent, unit: "%" };
}

/** Whether a unit has small letters alone in each language; "L" is written for litres as well. */
function isSmall({ dimension }: NonNullable<ReturnType<typeof canonicalUnit>>): boolean {
  return dimension === "mass" || dimension === "length";
}

/** The unit as a text would write it, where the name is one. */
export function unitNamed(name: string): string | undefined {
  const trimmed = name.trim();
  const written = writtenUnits().get(normalizeColumn(trimmed.toLowerCase()));
  if (written !== undefined) return written;
  const known = canonicalUnit(trimmed);
  // Databases write all in capitals: "GEW_G", "LAENGE_MM".
  if (known !== undefined)
    return trimmed === known.unit.toUpperCase() && isSmall(known) ? known.unit : trimmed;
  const lower = trimmed.toLowerCase();
  return canonicalUnit(lower) === undefined ? undefined : lower;
}

/** `pa_farbe`, `attribute_color`, `Variant Colour`: first words that say only that this is an attribute. */
function withoutPrefix(column: string): string {
  const parts = /^(\p{L}+)[\s_.:-]+(\S.*)$/u.exec(column);
  const [, first = "", rest = ""] = parts ?? [];
  if (!/\p{L}{2}/u.test(rest) || !factWords("prefix").has(first.toLowerCase())) return column;
  return withoutPrefix(rest);
}

/** The label without the language, and in words: machines write `color_name`, people "Colour name". */
function splitLanguage(column: string): { label: string; language?: string } {
  const isMachine = !/\s/.test(column) && /[_.-](?=.)|\p{Ll}\p{Lu}/u.test(column);
  const normalized = normalizeColumn(column);
  const { base, language } = localisedColumn(normalized);
  if (language === undefined || isSizeSystem(base)) return { label: isMachine ? normalized : column };
  return { label: isMachine ? base : withoutLanguage(column, base), language };
}

/** "Größe IT" is a system of sizes, no language. */
function isSizeSystem(base: string): boolean {
  return factWords("size").has(base);
}

function withoutLanguage(column: string, base: string): string {
  const words = column.split(/[\s(]+/).slice(0, base.split(" ").length);
  return normalizeColumn(words.join(" ")) === base ? words.join(" ") : base;
}
