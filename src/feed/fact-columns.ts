import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { bulletLabel } from "../nlp/bullet-label.ts";
import { placeLabels } from "../nlp/category-path.ts";
import { isFiller } from "../nlp/fillers.ts";
import { isPageLabel, pageLabels } from "../nlp/page-labels.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import type { ColumnMapping } from "./columns.ts";
import { isEcho } from "./description-columns.ts";
import {
  bulletsOfCell,
  type CellStatement,
  detailsOfCell,
  isBulletColumn,
  isListLabel,
  labelledStatements,
  statementsOfCell,
  withCodeOf,
  withUnitOf,
} from "./fact-cells.ts";
import { type FactLabel, readFactLabel, unitNamed } from "./fact-labels.ts";
import { findColumnPairs } from "./fact-pairs.ts";
import { fieldWords } from "./header-words.ts";
import { reasonToIgnore } from "./ignored-columns.ts";
import { pagePartOf } from "./page-columns.ts";
import type { Cells, FeedRecord } from "./record.ts";
import { isAddedColumn } from "./row-form.ts";
import { withSideNames } from "./side-columns.ts";
import { isSpreadsheetError } from "./spreadsheet-errors.ts";

/** A column that states something of the product besides the mapped fields. */
export interface FactColumn {
  readonly column: string;
  /** The same statement in further languages, read where the column is empty. */
  readonly others?: readonly string[];
  /** What the column is called to those who read the fact. */
  readonly label: string;
  /** The column whose cells have the label instead. */
  readonly labelColumn?: string;
  /** The unit of bare numbers. */
  readonly unit?: string;
  readonly unitColumn?: string;
  /** Whether cells have Google's form `section:name:value`. */
  readonly hasDetails?: boolean;
  /** Whether cells hold the seller's own bullet points. */
  readonly hasBullets?: boolean;
}

/** What becomes of a column that holds no field. */
export interface ColumnUse {
  readonly column: string;
  /** Absent: it is not read. */
  readonly fact?: FactColumn;
  readonly why: string;
}

export interface FactRequest {
  /** Columns of fields. */
  readonly taken: ReadonlySet<string>;
  /** Those of them that state something besides. */
  readonly alsoFacts?: ReadonlySet<string>;
  readonly sample: readonly Cells[];
  /** Chooses between localised columns. */
  readonly language?: string;
  /** What the user calls a column: labels by column. */
  readonly labels?: ReadonlyMap<string, string>;
  /** Columns that the user does not want to be read. */
  readonly ignored?: ReadonlySet<string>;
}

/** One statement of a row: what it is about, and what it says. */
interface StatedFact {
  readonly label: string;
  readonly text: string;
}

/** What stands before the attribute's name where the user maps a column to it. */
export const attributePrefix = "attribute:";

/** The most facts of a row and the longest text of one that the service takes. */
export const maxFacts = 200;
const maxFactLength = 20_000;

/** Finds what becomes of each column that is no field: it states something of the product, or is the shop's own business. */
export function findFactColumns(named: readonly string[], request: FactRequest): readonly ColumnUse[] {
  const columns = [...new Set(named)].filter(
    (column) =>
      request.labels?.has(column) ||
      request.alsoFacts?.has(column) ||
      (!request.taken.has(column) && !isAddedColumn(column)),
  );
  const pairs = findColumnPairs(columns);
  const texts = [...request.taken].filter((column) => !request.alsoFacts?.has(column));
  const fieldBases = new Map(texts.map((column) => [baseOf(column), column]));
  const uses = columns.map((column): ColumnUse => {
    if (request.ignored?.has(column)) return { column, why: "as asked" };
    const asked = request.labels?.get(column);
    const header = colorOrCollar(readFactLabel(column), column, request.sample);
    if (asked !== undefined) return { column, fact: { column, ...header, label: asked }, why: "as asked" };
    const page = pagePartOf(column);
    if (page !== undefined)
      return {
        column,
        fact: { column, label: pageLabels[page] },
        why: "the shop's own text for search engines",
      };
    const labelColumn = pairs.labelColumns.get(column);
    const unitColumn = pairs.unitColumns.get(column);
    if (labelColumn !== undefined) {
      return {
        column,
        fact: { column, label: header.label, labelColumn },
        why: `named by the cells of "${labelColumn}"`,
      };
    }
    if (pairs.helpers.has(column)) return { column, why: "belongs to another column" };
    const why =
      sameAsField(header, fieldBases) ??
      // A list of ingredients that is the description too is a fact however long it is.
      (request.alsoFacts?.has(column)
        ? undefined
        : reasonToIgnore(column, header, request.sample, (unitColumn ?? header.unit) !== undefined));
    const place = why === undefined ? undefined : placeLabelOf(header, column, request);
    if (place !== undefined)
      return { column, fact: { column, label: place }, why: "says where the shop has it" };
    if (why !== undefined) return { column, why };
    return { column, fact: factOf(column, header, unitColumn), why: whyRead(header, unitColumn) };
  });
  return withSideNames(withoutOtherLanguages(uses, request.language));
}

const collars =
  /^(?:en v|v(?!\p{L})|sans|rond|montant|roul|chemis|bateau|mao|claudine|capuch|polo|offic|round|crew|stand|shirt|turtle|roll|high|button)/iu;

/** "Col" is short for the colour in three languages and the collar in the fourth: its cells say which. */
function colorOrCollar(header: FactLabel, column: string, sample: readonly Cells[]): FactLabel {
  if (!/^col$/iu.test(header.label)) return header;
  const ofCollars = sample.some((record) => collars.test(record.text(column)?.trim() ?? ""));
  return ofCollars ? header : { ...header, label: "Colour" };
}

/** Names of columns that hold what a thing is in one word, or what a shop's system makes of it. */
const typeColumn = /(?:^|\s)(?:type|typ|tipo|produktart|produkttyp)$|^(?:type de|tipo) /;
/** No places: a system's kinds of records, and keys. */
const systemWord =
  /^(?:simple|simples|variable|variation|variant|configurable|grouped|bundle|virtual|physical|digital|downloadable|external|giftcard|kit|default|standard|einfach|artikel|produkt|produit|prodotto|product|[^\p{L}]*)$/iu;
const longestPlace = 120;

/** What a column is called that says where the shop has its products: one in words, with few words for many rows. */
function placeLabelOf(
  { label }: FactLabel,
  column: string,
  { sample }: FactRequest,
): (typeof placeLabels)[keyof typeof placeLabels] | undefined {
  const { base } = localisedColumn(normalizeColumn(label));
  if (base === "google product category" || base === "category key") return undefined;
  if (!fieldWords("category").slice(0, placeTiers()).flat().includes(base)) return undefined;
  const texts = sample.flatMap((record) => record.text(column)?.trim() || []);
  if (texts.length === 0 || texts.some((text) => text.length > longestPlace || !/\p{L}{3}/u.test(text)))
    return undefined;
  if (texts.every((text) => systemWord.test(text) || /^[a-z\d]+(?:[_-][a-z\d]+)*$/.test(text)))
    return undefined;
  return typeColumn.test(base) ? placeLabels.type : placeLabels.category;
}

/** The last list of names are tags, which are no places. */
const placeTiers = () => fieldWords("category").length - 1;

function baseOf(column: string): string {
  return localisedColumn(normalizeColumn(readFactLabel(column).label)).base;
}

/** `product_name_en` where the name is in `product_name_fr`. */
function sameAsField({ label }: FactLabel, fieldBases: ReadonlyMap<string, string>): string | undefined {
  const field = fieldBases.get(localisedColumn(normalizeColumn(label)).base);
  return field === undefined ? undefined : `says what "${field}" says, perhaps in another language`;
}

function factOf(column: string, { label, unit }: FactLabel, unitColumn: string | undefined): FactColumn {
  if (isBulletColumn(label)) {
    const number = /\d{1,2}$/.exec(normalizeColumn(label))?.[0];
    return {
      column,
      label: number === undefined ? bulletLabel : `${bulletLabel} ${Number(number)}`,
      hasBullets: true,
    };
  }
  return {
    column,
    label: unitColumn === undefined ? label : label.replace(/\s+(?:value|wert|valeur|valore)$/i, ""),
    ...(unit !== undefined && { unit }),
    ...(unitColumn !== undefined && { unitColumn }),
    ...(/^product details?$/.test(normalizeColumn(label)) && { hasDetails: true }),
  };
}

function whyRead({ unit }: FactLabel, unitColumn: string | undefined): string {
  if (unitColumn !== undefined) return `units are in "${unitColumn}"`;
  return unit === undefined ? "by its name" : `by its name, in ${unit}`;
}

/** Of the same statement in several languages one is read: the feed's, else the first of the four that is filled. */
function withoutOtherLanguages(uses: readonly ColumnUse[], wanted: string | undefined): readonly ColumnUse[] {
  const order = [...new Set([wanted, undefined, "en", "de", "fr", "it"])];
  const groups = new Map<string, ColumnUse[]>();
  for (const use of uses) {
    const header = use.fact && readFactLabel(use.column);
    if (header === undefined || use.why === "as asked" || use.fact?.labelColumn !== undefined) continue;
    const key = localisedColumn(normalizeColumn(header.label)).base;
    groups.set(key, [...(groups.get(key) ?? []), use]);
  }
  const replaced = new Map<string, ColumnUse>();
  for (const group of groups.values()) {
    const languages = group.map(({ column }) => readFactLabel(column).language);
    if (languages.every((language) => language === undefined)) continue;
    const known = order.flatMap((language) => group.filter((_, place) => languages[place] === language));
    const [first, ...others] = known;
    for (const use of group) {
      if (use === first || !known.includes(use)) continue;
      replaced.set(use.column, { column: use.column, why: `read where "${first?.column}" is empty` });
    }
    for (const use of group) {
      if (!known.includes(use))
        replaced.set(use.column, { column: use.column, why: "in none of the four languages" });
    }
    if (first?.fact !== undefined && others.length > 0) {
      const fact = { ...first.fact, others: others.map(({ column }) => column) };
      replaced.set(first.column, { ...first, fact });
    }
  }
  return uses.map((use) => replaced.get(use.column) ?? use);
}

/** Statements that stand in another file than the feed, by the product's identifier, or its number from 1 where it has none. */
export type SuppliedFacts = ReadonlyMap<string, readonly { readonly label: string; readonly text: string }[]>;

/** What another file than the feed states of a record's product. */
export function suppliedFacts(
  record: FeedRecord,
  { columns, supplied }: Pick<ColumnMapping, "columns" | "supplied">,
): readonly { readonly label: string; readonly text: string }[] {
  if (supplied === undefined) return [];
  const id = record.text(columns.id ?? "")?.trim() ?? "";
  return supplied.get(id === "" ? String(record.index + 1) : id) ?? [];
}

/** What a record's columns and another file state of its product: no more than a service takes. */
export function statedFacts(record: FeedRecord, mapping: ColumnMapping): readonly StatedFact[] {
  const columns = mapping.facts ?? [];
  const saying = columns.filter(({ column }) => !isEcho(column, record, mapping));
  const read = readFacts(record, saying.length === columns.length ? columns : saying);
  const supplied = suppliedFacts(record, mapping);
  return supplied.length === 0 ? read : [...supplied, ...read].slice(0, maxFacts);
}

/** The facts of one record, in the feed's order, without cells that state nothing. */
export function readFacts(record: Cells, columns: readonly FactColumn[]): StatedFact[] {
  const facts: StatedFact[] = [];
  for (const column of columns) {
    if (facts.length >= maxFacts) break;
    const text = textOf(record, column);
    if (text !== undefined) addFacts(facts, record, column, text);
  }
  return facts.length > maxFacts ? facts.slice(0, maxFacts) : facts;
}

function textOf(record: Cells, { column, others = [] }: FactColumn): string | undefined {
  const text = record.text(column);
  if (text !== undefined && !statesNothing(text)) return text;
  for (const other of others) {
    const replacement = record.text(other);
    if (replacement !== undefined && !statesNothing(replacement)) return replacement;
  }
  return undefined;
}

function statesNothing(text: string): boolean {
  return text.trim() === "" || isFiller(text) || isSpreadsheetError(text);
}

function addFacts(facts: StatedFact[], record: Cells, column: FactColumn, text: string): void {
  if (column.labelColumn !== undefined) {
    const label = record.text(column.labelColumn);
    if (label === undefined || label.trim() === "") return;
    addNested(facts, label, text);
    return;
  }
  // A title such as "Name | What it is" and a sentence with a colon are no labelled statements.
  if (isPageLabel(column.label)) {
    add(facts, column.label, text);
    return;
  }
  const unit = column.unitColumn === undefined ? column.unit : unitOfCell(record.text(column.unitColumn));
  for (const statement of statementsOf(column, text)) {
    if (statement.label === undefined)
      add(facts, column.label, withCodeOf(withUnitOf(statement.text, unit), column.label));
    else addNested(facts, statement.label, statement.text);
  }
}

function statementsOf({ label, hasDetails, hasBullets }: FactColumn, text: string) {
  if (hasDetails) return detailsOfCell(text);
  if (hasBullets) return bulletsOfCell(text, label === bulletLabel).flatMap(statementsOfBullet);
  const statements = statementsOfCell(text);
  if (!isListLabel(label)) return statements;
  return statements.flatMap((statement) =>
    statement.label === undefined ? (labelledStatements(statement.text) ?? [statement]) : [statement],
  );
}

/** Characters; what is longer behind a colon is no value. */
const longestValue = 60;

/** A bullet point stays whole; what its label states, where its value is short, is stated too. */
function statementsOfBullet(bullet: string): readonly CellStatement[] {
  const labels = (labelledStatements(bullet) ?? []).filter(
    ({ label, text }) => text.length <= longestValue && label !== label?.toUpperCase(),
  );
  return [{ text: bullet }, ...labels];
}

function unitOfCell(text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  return writtenUnits.getOrCompute(text, () => unitNamed(text));
}

/** A column of units has few, and each row one. */
const writtenUnits = new BoundedCache<string, string | undefined>(cacheSizes.writtenUnits);

/** What labels in cells say; a feed repeats them in each row. */
const nestedLabels = new BoundedCache<string, FactLabel | undefined>(cacheSizes.cellLabels);

/** A statement with a label of its own, unless that is the shop's business. */
function addNested(facts: StatedFact[], label: string, text: string): void {
  const header = nestedLabels.getOrCompute(label, () => {
    const read = readFactLabel(label);
    const isField = namesField(normalizeColumn(read.label));
    return !isField && reasonToIgnore(label, read, []) === undefined ? read : undefined;
  });
  if (header !== undefined && !statesNothing(text)) add(facts, header.label, withUnitOf(text, header.unit));
}

/** Whether a cell's own label is that of a field, which has a column of its own. */
function namesField(label: string): boolean {
  if (/\bmodel/.test(label)) return false;
  return (["id", "name", "description", "gtin"] as const).some((field) =>
    fieldWords(field).some((words) => words.includes(label)),
  );
}

/** A brand that is only a number is a key of the shop's database. */
function isKeyOfBrand(label: string, text: string): boolean {
  return (
    /^[\d\s.,;/|-]+$/.test(text) &&
    fieldWords("brand").some((words) => words.includes(normalizeColumn(label)))
  );
}

/** "farine de _blé_": how tables of foods mark what people are allergic to. */
const markedAllergen = /(?<![\p{L}\p{N}_])_(\p{L}[\p{L} '’-]{1,30}\p{L})_(?![\p{L}\p{N}_])/gu;

function add(facts: StatedFact[], label: string, given: string): void {
  if (label.trim() === "" || statesNothing(given) || isKeyOfBrand(label, given)) return;
  const text = given.includes("_") ? given.replace(markedAllergen, "$1") : given;
  facts.push({ label, text: text.length > maxFactLength ? text.slice(0, maxFactLength) : text });
}
