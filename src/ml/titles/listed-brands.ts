import type { NumberLists, TextColumn, TextNumbers } from "../../lib/columns.ts";
import {
  createNumberLists,
  createTextColumn,
  createTextNumbers,
  listAt,
  numberOf,
} from "../../lib/columns.ts";
import type { SectionReader, SectionWriter } from "../../lib/section-file.ts";
import { type NamePart, partsOfText } from "../../nlp/tokenizer.ts";

/** A brand as its makers write it, and where it sells. */
export interface ListedBrand {
  readonly name: string;
  /** Of the built-in channel: "electronics" of "a-electronics-audio". */
  readonly departments: ReadonlySet<string>;
  /** Whether the name is a common word too: Apple, Sage. */
  readonly isCommon: boolean;
  /** Its lines as it spells them: "Lumia". */
  readonly lines: readonly string[];
}

/** Brands in arrays, for files. */
export interface BrandTable {
  /** The parts of each spelling, folded, with a blank between two; a beginning of one stands here too. */
  readonly spellings: TextNumbers;
  /** By spelling: the brand's number, or `beginning`. */
  readonly brands: Int32Array;
  readonly names: TextColumn;
  /** 1 where a brand's name is a common word too. */
  readonly common: Uint8Array;
  readonly departments: TextColumn;
  /** By brand: the numbers of its departments. */
  readonly sells: NumberLists;
  /** By brand: its lines, one after the other. */
  readonly lines: TextColumn;
}

/** Of a spelling that only begins those of brands. */
const beginning = -1;

export interface BrandSource {
  /** As it spells itself, then other spellings in feeds. */
  readonly spellings: readonly string[];
  readonly departments: readonly string[];
  readonly isCommon: boolean;
  readonly lines?: readonly string[];
}

/** Between the lines of one brand. */
const separator = "\n";

/** @param sources of several with one name, what they say is joined; a spelling belongs to the first that has it */
export function createBrandTable(sources: readonly BrandSource[]): BrandTable {
  const brands = new Map<string, BrandSource>();
  for (const source of sources) {
    const [name = ""] = source.spellings;
    brands.set(name, joined(brands.get(name), source));
  }
  const spellings = new Map<string, number>();
  for (const [number, { spellings: written }] of [...brands.values()].entries()) {
    for (const spelling of written) addSpelling(spelling, number, spellings);
  }
  const departments = [...new Set(sources.flatMap((source) => source.departments))].sort();
  const each = [...brands.values()];
  return {
    spellings: createTextNumbers([...spellings.keys()]),
    brands: Int32Array.from(spellings.values()),
    names: createTextColumn([...brands.keys()]),
    common: Uint8Array.from(each, ({ isCommon }) => (isCommon ? 1 : 0)),
    departments: createTextColumn(departments),
    sells: createNumberLists(each.map((source) => source.departments.map((one) => departments.indexOf(one)))),
    lines: createTextColumn(each.map(({ lines = [] }) => lines.join(separator))),
  };
}

function joined(known: BrandSource | undefined, source: BrandSource): BrandSource {
  if (known === undefined) return source;
  return {
    spellings: [...new Set([...known.spellings, ...source.spellings])],
    departments: [...new Set([...known.departments, ...source.departments])],
    isCommon: known.isCommon || source.isCommon,
    lines: [...new Set([...(known.lines ?? []), ...(source.lines ?? [])])],
  };
}

function addSpelling(spelling: string, brand: number, to: Map<string, number>): void {
  let key = "";
  for (const { folded } of partsOfText(spelling)) {
    key = key === "" ? folded : `${key} ${folded}`;
    if (!to.has(key)) to.set(key, beginning);
  }
  if (to.get(key) === beginning) to.set(key, brand);
}

/** A brand that a text names by parts `[first, last]`. */
export interface NamedBrand {
  readonly brand: ListedBrand;
  readonly first: number;
  readonly last: number;
}

/** The brands that a text names, in its order, the longest at each place. */
export function findListedBrands(table: BrandTable, parts: readonly NamePart[]): readonly NamedBrand[] {
  const found: NamedBrand[] = [];
  for (let first = 0; first < parts.length; first += 1) {
    const longest = longestAt(table, parts, first);
    if (longest === undefined) continue;
    found.push({ brand: brandAt(table, longest.number), first, last: longest.last });
    first = longest.last;
  }
  return found;
}

function longestAt(
  { spellings, brands }: BrandTable,
  parts: readonly NamePart[],
  first: number,
): { readonly number: number; readonly last: number } | undefined {
  let longest: { readonly number: number; readonly last: number } | undefined;
  let key = "";
  for (let last = first; last < parts.length; last += 1) {
    const folded = parts[last]?.folded ?? "";
    key = last === first ? folded : `${key} ${folded}`;
    const number = brands[numberOf(spellings, key)];
    if (number === undefined) break;
    if (number !== beginning) longest = { number, last };
  }
  return longest;
}

function brandAt({ names, common, departments, sells, lines }: BrandTable, number: number): ListedBrand {
  return {
    name: names.at(number),
    departments: new Set(listAt(sells, number).map((department) => departments.at(department))),
    isCommon: common[number] === 1,
    lines: lines
      .at(number)
      .split(separator)
      .filter((line) => line !== ""),
  };
}

export function writeBrandTable(name: string, table: BrandTable, to: SectionWriter): void {
  to.textNumbers(`${name}.spellings`, table.spellings);
  to.array(`${name}.brands`, table.brands);
  to.texts(`${name}.names`, table.names);
  to.array(`${name}.common`, table.common);
  to.texts(`${name}.departments`, table.departments);
  to.lists(`${name}.sells`, table.sells);
  to.texts(`${name}.lines`, table.lines);
}

export function readBrandTable(name: string, from: SectionReader): BrandTable {
  return {
    spellings: from.textNumbers(`${name}.spellings`),
    brands: from.int32(`${name}.brands`),
    names: from.texts(`${name}.names`),
    common: from.uint8(`${name}.common`),
    departments: from.texts(`${name}.departments`),
    sells: from.lists(`${name}.sells`),
    lines: from.texts(`${name}.lines`),
  };
}
