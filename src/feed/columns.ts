import { lazily } from "../lib/once.ts";
import { allCandidates, columnCandidates, isOfKeys, strongestOf } from "./column-candidates.ts";
import { chooseColumn, requestedColumn } from "./column-choice.ts";
import { columnInDoubt, columnMissing, firstOfSeveral, ignoredUnknown, noFields } from "./column-errors.ts";
import { firstLanguageOf, onlyLanguageOf, statedLanguage } from "./column-languages.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { columnOfGtins, whyGtins } from "./columns-of-gtins.ts";
import { columnOfKeys, whyKeys } from "./columns-of-keys.ts";
import { columnOfNames, isTalk, nameAmong, nameApartFrom, unreadTexts, whyName } from "./columns-of-names.ts";
import { columnOfTexts, whyTexts } from "./columns-of-texts.ts";
import { furtherDescriptions, isAlsoFact, whyFurther } from "./description-columns.ts";
import {
  attributePrefix,
  type ColumnUse,
  type FactColumn,
  findFactColumns,
  type SuppliedFacts,
} from "./fact-columns.ts";
import { readFactLabel } from "./fact-labels.ts";
import { type FamilyColumns, type familyFields, findFamilyColumns } from "./family-columns.ts";
import { type Feed, type FeedDescription, type ProductField, productFields } from "./feed.ts";
import { formatNamed } from "./formats/detection.ts";
import { fieldWords, hintWords, lastNameWords } from "./header-words.ts";
import { isBusiness } from "./ignored-columns.ts";
import { fullLength, secondLineOf, typeColumnOf } from "./name-lines.ts";
import type { FeedRecord } from "./record.ts";
import { isAddedColumn, unreadableKey } from "./row-form.ts";

/** The fields that carry a product's meaning; ambiguity about them is an error. */
const textFields: readonly ProductField[] = ["name", "description"];

/** The name first, since its language helps to choose the other columns. */
const searchOrder: readonly ProductField[] = ["name", ...productFields.filter((field) => field !== "name")];

/**
 * Finds the column of each field: as the user requested, else as in known exports, else by header words in four
 * languages; the sample breaks ties. What an earlier run added is a field only where the user requests it.
 * @throws PdoError PDO_FEED_COLUMN_UNKNOWN (a requested column is missing), PDO_FEED_COLUMN_AMBIGUOUS (several
 * languages and none requested), PDO_FEED_COLUMN_MISSING (neither name nor description), PDO_FEED_NO_OBJECT (no
 * record with fields in the sample)
 */
export function resolveColumns(description: FeedDescription, request: ColumnRequest): ColumnMapping {
  const columns: Partial<Record<ProductField, string>> = {};
  const why: Partial<Record<ProductField, string>> = {};
  const warnings: string[] = [];
  const all = description.columns.filter((column) => column.trim() !== "");
  const unwanted = new Set(request.ignore?.map(normalizeColumn));
  const ignored = new Set(all.filter((column) => unwanted.has(normalizeColumn(column))));
  const named = all.filter((column) => !ignored.has(column));
  const own = named.filter((column) => !isAddedColumn(column));
  if (named.length === 0) {
    throw noFields(request.sample, request.name, formatNamed(description.format));
  }
  let language: string | undefined = request.language;
  let further: readonly string[] = [];
  const stated = lazily(() => statedLanguage(own, request.sample) ?? onlyLanguageOf("description", own));

  for (const field of productFields) {
    const requested = request.map?.[field];
    if (requested === undefined) continue;
    const column = requestedColumn(field, requested, named);
    columns[field] = column;
    why[field] = `The ${field} is in "${column}", as asked.`;
    if (textFields.includes(field)) language ??= localisedColumn(normalizeColumn(column)).language;
  }

  const asked = productFields.filter((field) => request.map?.[field] !== undefined);
  let keys: { readonly column: string; readonly why: string } | undefined;
  for (const field of [...searchOrder, "description" as const]) {
    if (columns[field] !== undefined) continue;
    const search = {
      columns: free(own, field, columns),
      dialectName: description.dialectName,
      sample: request.sample,
      nameColumn: columns.name,
    };
    const candidates = allCandidates(field, search);
    const strongest = strongestOf(candidates);
    const plainly = chooseColumn(field, strongest, language);
    const isInDoubt = plainly !== undefined && "ambiguous" in plainly && language === undefined;
    const isText = textFields.includes(field);
    const isOpen = isInDoubt && isText && stated() === undefined;
    const first = isOpen ? firstLanguageOf(strongest, own) : undefined;
    const choice = isInDoubt ? chooseColumn(field, strongest, stated() ?? first) : plainly;
    if (choice === undefined) continue;
    if ("ambiguous" in choice) {
      if (isText) throw columnInDoubt(field, choice.ambiguous, request);
      warnings.push(
        `Several columns may hold the ${field}, in several languages, and none is used: name one with --map ${field}=.`,
      );
      continue;
    }
    if (field === "description" && columns.name === undefined) {
      const ofNames = nameAmong(choice, candidates, request.sample);
      if (ofNames !== undefined) {
        columns.name = ofNames;
        why.name = whyName(ofNames);
        language ??= choice.language;
        continue;
      }
    }
    // "Item: 20411; Description: CHOC DIGESTIVES": what is called a name holds keys, and what is not holds the names.
    if (field === "name" && isOfKeys(choice.column, request.sample)) {
      keys = choice;
      continue;
    }
    columns[field] = choice.column;
    why[field] = choice.why;
    if (first !== undefined) warnings.push(firstOfSeveral(field, choice.column));
    if (isText) language ??= choice.language;
    if (field === "description" && columns.name !== undefined) {
      further = furtherDescriptions(candidates, choice);
      if (further.length > 0) why[field] += ` ${whyFurther(further)}`;
    }
  }

  if (columns.name === undefined) {
    const search = { columns: free(own, "name", columns), dialectName: undefined, sample: request.sample };
    const others = columnCandidates("description", search);
    const other = nameApartFrom(columns.description, others, request.sample);
    if (other !== undefined) {
      columns.name = other;
      why.name = whyName(other);
    }
  }
  if (columns.name === undefined && keys !== undefined) {
    columns.name = keys.column;
    why.name = keys.why;
  }
  if (columns.gtin === undefined) {
    const ofGtins = columnOfGtins(free(own, "gtin", columns), request.sample);
    if (ofGtins !== undefined) {
      columns.gtin = ofGtins;
      why.gtin = whyGtins(ofGtins);
    }
  }
  if (columns.id === undefined) {
    const ofKeys = columnOfKeys(own, new Set(Object.values(columns)), request.sample);
    if (ofKeys !== undefined) {
      columns.id = ofKeys;
      why.id = whyKeys(ofKeys);
    }
  }
  const model = columns.name === undefined ? modelColumn(own, request.sample) : undefined;
  if (model !== undefined) {
    columns.name = model;
    why.name = `The name is the model in "${model}", for no column holds a name.`;
  }
  if (columns.name === undefined && (columns.description === undefined || isTalk(columns.description))) {
    const likely = own.filter(
      (column) =>
        column !== columns.description &&
        column !== columns.brand &&
        column !== columns.category &&
        !isBusiness(normalizeColumn(column), readFactLabel(column)),
    );
    const ofNames = columnOfNames(likely, request.sample);
    if (ofNames === undefined && columns.description === undefined) throw columnMissing(own, request.name);
    if (ofNames !== undefined) {
      columns.name = ofNames;
      why.name = whyName(ofNames);
      warnings.push(
        `No column is called a name; "${ofNames}" is taken for it by its cells. --map name=COLUMN names another.`,
      );
    }
  }
  const second =
    model === undefined
      ? columns.name && secondLineOf(columns.name, own, request.sample)
      : typeColumnOf(own, request.sample);
  const secondLine = second === request.map?.description ? undefined : second;
  if (secondLine !== undefined) {
    why.name = `${why.name ?? ""} With it goes "${secondLine}".`.trimStart();
    further = further.filter((column) => column !== secondLine);
    if (model === undefined && columns.description === secondLine) delete columns.description;
  }
  const lineLength = model === undefined ? fullLength(columns.name, secondLine, request.sample) : undefined;
  const stating = statingFields(columns, request.sample);
  if (columns.name !== undefined && columns.description === undefined) {
    const taken = new Set([...Object.values(columns), secondLine]);
    const others = own.filter((column) => !taken.has(column));
    const ofTexts = columnOfTexts(others, request.sample, columns.name);
    if (ofTexts !== undefined) {
      columns.description = ofTexts;
      why.description = whyTexts(ofTexts);
    } else if (secondLine !== undefined && model === undefined) {
      columns.description = secondLine;
      why.description = `The description is in "${secondLine}", where it is too long for a name.`;
    }
  }
  const families = findFamilyColumns(named, {
    map: request.map,
    sample: request.sample,
    id: columns.id,
    name: columns.name,
  });
  const uses = findFactColumns(all, {
    taken: new Set([
      ...Object.values(columns),
      ...further,
      ...(secondLine === undefined ? [] : [secondLine]),
      ...keysOf(families),
    ]),
    alsoFacts: new Set([
      ...stating,
      ...further.filter((column) => isAlsoFact(column, request.sample)),
      ...(model === undefined ? [] : [model]),
    ]),
    sample: request.sample,
    ...(language !== undefined && { language }),
    labels: requestedLabels(request.map, named),
    ignored,
  });
  return {
    columns,
    why,
    warnings: [
      ...warnings,
      ...missingText(columns),
      ...supplierForBrand(columns, own),
      ...unreadTexts(uses, named, request.sample),
      ...repeated(columns, named),
      ...ignoredUnknown(request.ignore, all),
    ],
    ...(asked.length > 0 && { asked }),
    ...(further.length > 0 && { furtherDescriptions: further }),
    ...(secondLine !== undefined && { secondLine }),
    ...(lineLength !== undefined && { lineLength }),
    facts: uses.flatMap(({ fact }) => fact ?? []),
    uses,
    ...(families !== undefined && { families }),
  };
}

/** Keys state nothing of a product. */
function keysOf({ parent, own, group }: Partial<FamilyColumns> = {}): string[] {
  return [parent, own, group].filter((column) => column !== undefined);
}

/** The column of models, where these have words and most rows have one of their own. */
function modelColumn(columns: readonly string[], sample: readonly FeedRecord[]): string | undefined {
  return lastNameWords()
    .flatMap((name) => columns.filter((column) => normalizeColumn(column) === name))
    .find((column) => {
      const texts = sample.map((record) => record.text(column)?.trim() ?? "").filter((text) => text !== "");
      const worded = texts.filter((text) => /\p{L}{2}/u.test(text));
      return worded.length > sample.length / 2 && new Set(texts).size > texts.length / 2;
    });
}

/** Columns that hold a field and state something besides: ingredients as a description, the language of a book, what a food is called. */
function statingFields(
  { description, language }: Partial<Record<ProductField, string>>,
  sample: readonly FeedRecord[],
): ReadonlySet<string> {
  const stating = new Set<string>();
  if (description !== undefined && !isDescription(description)) stating.add(description);
  const languages = language === undefined ? [] : sample.flatMap((record) => record.text(language) || []);
  const isInWords = languages.some((text) => text.length > "de-CH-x".length);
  if (language !== undefined && isInWords) stating.add(language);
  return stating;
}

function isDescription(column: string): boolean {
  const { base } = localisedColumn(normalizeColumn(column));
  // "ingredients_text" is what it says, not any text.
  const hints = hintWords("description").filter((word) => !word.startsWith("te"));
  return hints.some((word) => base.includes(word)) || fieldWords("description").flat().includes(base);
}

/** Which attribute the user says that a column states, by column. */
function requestedLabels(map: RequestedMap = {}, named: readonly string[]): ReadonlyMap<string, string> {
  const asked = Object.entries(map).flatMap(([field, column]): [string, string][] =>
    column !== undefined && field.startsWith(attributePrefix)
      ? [[requestedColumn(field, column, named), field.slice(attributePrefix.length)]]
      : [],
  );
  return new Map(asked);
}

/** One column cannot be both name and description. */
function free(
  named: readonly string[],
  field: ProductField,
  taken: Partial<Record<ProductField, string>>,
): readonly string[] {
  if (!textFields.includes(field)) return named;
  return named.filter((column) => column !== taken.name && column !== taken.description);
}

function missingText(columns: Partial<Record<ProductField, string>>): string[] {
  return textFields
    .filter((field) => columns[field] === undefined)
    .map((field) => `No column holds the ${field}; if one does, name it with --map ${field}=COLUMN.`);
}

const supplierWords =
  /^(?:supplier|supplier name|vendor name|lieferant|lieferantenname|fournisseur|nom fournisseur|fornitore|nome fornitore)$/;

/** A supplier may be the maker or a wholesaler: only the user knows. */
function supplierForBrand(
  { brand }: Partial<Record<ProductField, string>>,
  columns: readonly string[],
): string[] {
  const column =
    brand === undefined ? columns.find((each) => supplierWords.test(normalizeColumn(each))) : undefined;
  return column === undefined
    ? []
    : [`No column is called a brand. If "${column}" holds the makers, name it with --map brand="${column}".`];
}

/** Columns in use that occur twice in the header; only the first of each is read. */
function repeated(columns: Partial<Record<ProductField, string>>, named: readonly string[]): string[] {
  return [...new Set(Object.values(columns))]
    .filter((column) => named.indexOf(column) !== named.lastIndexOf(column))
    .map((column) => `The header has the column "${column}" more than once; the first one is read.`);
}

/**
 * The header's columns; without a header, all fields of all records in order of appearance. Reads such a feed to its
 * end, so open it again to read its records.
 */
export async function collectColumns(feed: Feed, options: { signal?: AbortSignal } = {}): Promise<string[]> {
  if (formatNamed(feed.description.format).isTabular) return [...feed.description.columns];
  const columns = new Set<string>();
  let isAnyUnreadable = false;
  for await (const batch of feed.records(options)) {
    for (const record of batch) {
      if (record.problem !== undefined) isAnyUnreadable = true;
      else for (const key of record.keys?.() ?? []) columns.add(key);
    }
  }
  if (isAnyUnreadable) columns.add(unreadableKey);
  return [...columns];
}

/** Which column holds which field of a product. */
export interface ColumnMapping {
  readonly columns: Readonly<Partial<Record<ProductField, string>>>;
  /** One sentence for each field that was found: the reason. */
  readonly why: Readonly<Partial<Record<ProductField, string>>>;
  readonly warnings: readonly string[];
  /** The fields whose columns the user names. Absent: none. */
  readonly asked?: readonly ProductField[];
  /** The columns that describe a product whose description is empty or repeats its name. Absent: none. */
  readonly furtherDescriptions?: readonly string[];
  /** The column with the second line of names. Absent: they have one. */
  readonly secondLine?: string;
  /** The length of the names' first lines, where all are full. Absent: they are not. */
  readonly lineLength?: number;
  /** The other columns that state something of the product. Absent: none. */
  readonly facts?: readonly FactColumn[];
  /** Columns of families that the user names, or that are found by their cells. Absent: the header alone says. */
  readonly families?: FamilyColumns;
  /** The column with the product's first picture, where pictures are looked at. Absent: none is read. */
  readonly picture?: string;
  /** Statements of another file. Absent: none. */
  readonly supplied?: SuppliedFacts;
  /** What became of each column that is no field. Absent: not looked at. */
  readonly uses?: readonly ColumnUse[];
}

/** Columns by field, and by the names of attributes: `attribute:color`. */
type RequestedMap = Readonly<
  Partial<Record<ProductField | (typeof familyFields)[number] | `${typeof attributePrefix}${string}`, string>>
>;

export interface ColumnRequest {
  /** The user's choice; takes precedence over detection. */
  readonly map?: RequestedMap;
  /** Chooses between localised columns (`name_de`, `name_fr`). */
  readonly language?: "en" | "de" | "fr" | "it";
  /** `feed.sample`, or the first records. */
  readonly sample: readonly FeedRecord[];
  /** The feed's name, for messages. */
  readonly name?: string;
  /** Columns that are not to be read. */
  readonly ignore?: readonly string[];
}

/**
 * Whether a row continues the product of the previous row: in a Shopify export, further variants and images have the
 * same handle and no title.
 */
export function continuesProduct(
  previous: FeedRecord | undefined,
  record: FeedRecord,
  mapping: ColumnMapping,
  description: FeedDescription,
): boolean {
  if (previous === undefined || description.dialectName !== "shopify") return false;
  const handle = description.columns.find((column) => normalizeColumn(column) === "handle");
  const title =
    mapping.columns.name ?? description.columns.find((column) => normalizeColumn(column) === "title");
  if (handle === undefined || title === undefined) return false;
  const own = record.text(handle);
  return (
    own !== undefined && own !== "" && own === previous.text(handle) && (record.text(title) ?? "") === ""
  );
}
