import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { factWords } from "./header-words.ts";

/** Columns that only make sense together. */
export interface ColumnPairs {
  /** The column with the label, by the column with the text: Shopify's `Option1 Name` by `Option1 Value`. */
  readonly labelColumns: ReadonlyMap<string, string>;
  /** The column with the unit, by the column with the number. */
  readonly unitColumns: ReadonlyMap<string, string>;
  /** The columns that say something of the pair only, such as `Attribute 1 visible`, and unit columns without a number. */
  readonly helpers: ReadonlySet<string>;
}

const labelWords = /\b(?:name|key|nom|nome|bezeichnung|schlüssel|schluessel|titel|title|label)\b/;
const textWords = /\b(?:values?|werte?|valeurs?|valor[ei]|text|texte)\b/;
const helperWords =
  /\b(?:visible|global|default|sichtbar|standard|visibile|globale|globaux|linked to|par défaut|predefinito|pricing|variation)\b/;
const idle = /\b(?:s|e|i|de|l|dell|del|della|la|le)\b/g;
/** What a numbered column is called that stands for any attribute. */
const anyAttribute =
  /^(?:option|optionen|attribute?|attributs?|attributi?|attributo|merkmal|eigenschaft|feature|spec|specification|spezifikation|property|caractéristique|caratteristica|opzione|variation|variante|detail)? ?\d{1,3}$/;

/** Finds them by their names alone. */
export function findColumnPairs(columns: readonly string[]): ColumnPairs {
  const labelColumns = new Map<string, string>();
  const helpers = new Set<string>();
  const named = columns.map((column) => ({ column, ...partsOf(column) }));
  const labels = new Map(
    named.filter(({ role }) => role === "label").map((one) => [`${one.stem} ${one.language}`, one]),
  );
  for (const { column, role, stem, language } of named) {
    if (role !== "text" && role !== "helper") continue;
    const partner =
      labels.get(`${stem} ${language}`) ?? (role === "text" ? byNumber(stem, language, labels) : undefined);
    if (partner === undefined) continue;
    if (role === "text") labelColumns.set(column, partner.column);
    else helpers.add(column);
  }
  const unitColumns = findUnitColumns(columns);
  const paired = new Set([...labelColumns.values(), ...unitColumns.values()]);
  for (const column of columns) {
    if (paired.has(column) || unitBase(normalizeColumn(column)) !== undefined) helpers.add(column);
  }
  return { labelColumns, unitColumns, helpers };
}

interface PairPart {
  readonly column: string;
  readonly stem: string;
}

/** Spryker's `value_1` belongs to `attribute_key_1`. */
function byNumber(
  stem: string,
  language: string,
  labels: ReadonlyMap<string, PairPart>,
): PairPart | undefined {
  if (!/^\d{1,3}$/.test(stem)) return undefined;
  for (const [key, part] of labels)
    if (key.endsWith(`${stem} ${language}`) && anyAttribute.test(part.stem)) return part;
  return undefined;
}

type Role = "label" | "text" | "helper" | "none";

function partsOf(column: string): { role: Role; stem: string; language: string } {
  // "Option1 Name" and "Attribute 1 name" have their number alike.
  const spaced = normalizeColumn(column).replace(/(\p{L})(\d)/gu, "$1 $2");
  const { base, language = "" } = localisedColumn(spaced);
  const isText = textWords.test(base);
  const isHelper = !isText && helperWords.test(base);
  const isLabel = !isText && !isHelper && labelWords.test(base);
  const stem = base
    .replace(isText ? textWords : isHelper ? helperWords : labelWords, " ")
    .replace(idle, " ")
    .replace(/\s+/g, " ")
    .trim();
  const ordered = stem.replace(/^(\d{1,3}) (\p{L}.*)$/u, "$2 $1");
  if (isText) return { role: "text", stem: ordered, language };
  if (isHelper) return { role: "helper", stem: ordered, language };
  if (isLabel && anyAttribute.test(ordered)) return { role: "label", stem: ordered, language };
  // "Merkmal 1" beside "Wert 1" or "Merkmal 1 Wert" is the label without a word that says so.
  const isBare = /\p{L}/u.test(ordered) && anyAttribute.test(ordered);
  return { role: isBare ? "label" : "none", stem: ordered, language };
}

const unitEnd = /^(.*\S) (?:unit of measure|unit|units|uom|einheit|unité|unite|unità)$/;
const unitCompound = /^(\p{L}{3,}?)s?einheit$/u;
const unitBeginning = /^(?:unit|units|einheit|unité|unite|unità|uom) (?:of|der|des|de|di) (\S.*)$/;

function unitBase(normalized: string): string | undefined {
  const match = unitEnd.exec(normalized) ?? unitCompound.exec(normalized) ?? unitBeginning.exec(normalized);
  const base = match?.[1];
  return base === undefined || /^(?:verpackungs?|mengen?|preis|price|basis|maß)$/.test(base)
    ? undefined
    : base;
}

/** `weight-unit` for `weight`, `fat_unit` for `fat_value`, `item_dimensions_unit_of_measure` for `item_dimensions_length`. */
function findUnitColumns(columns: readonly string[]): ReadonlyMap<string, string> {
  const units = columns.flatMap((column) => {
    const base = unitBase(normalizeColumn(column));
    return base === undefined ? [] : [{ column, base }];
  });
  const found = new Map<string, string>();
  if (units.length === 0) return found;
  for (const column of columns) {
    const whole = normalizeColumn(column).replace(/ (?:value|wert|valeur|valore|amount)$/, "");
    if (unitBase(normalizeColumn(column)) !== undefined) continue;
    const exact = units.find(({ base }) => base === whole);
    const shared = units.find(({ base }) => whole.startsWith(`${base} `) && !factWords("prefix").has(base));
    const unit = exact ?? shared;
    if (unit !== undefined) found.set(column, unit.column);
  }
  return found;
}
