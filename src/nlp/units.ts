import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { lazily } from "../lib/once.ts";
import { parseTable, type TableRow } from "../lib/table.ts";
import unitTable from "./data/units.tsv";
import { detached, foldText } from "./normalizer.ts";

/** What a unit measures. `fraction` is percent and the like, `density` a mass or a count per length, area or volume. */
export const dimensions = [
  "length",
  "area",
  "volume",
  "mass",
  "duration",
  "temperature",
  "power",
  "energy",
  "voltage",
  "current",
  "charge",
  "frequency",
  "pressure",
  "speed",
  "rotational_speed",
  "torque",
  "data",
  "data_rate",
  "pixels",
  "luminous_flux",
  "luminance",
  "sound_level",
  "angle",
  "fraction",
  "count",
  "density",
] as const;

export type Dimension = (typeof dimensions)[number];

/** Spellings whose case matters; otherwise mb is MB and mw is mW. */
const caseDecides: ReadonlyMap<string, string> = new Map([
  ["MW", "MW"],
  ["mPa", "mPa"],
  ["Nm", "Nm"],
  ["NM", "Nm"],
  ["Mb/s", "Mbit/s"],
  ["Gb/s", "Gbit/s"],
]);

/** One unit of the table (see `data/README.md`). */
export interface UnitRow {
  readonly unit: string;
  readonly dimension: Dimension;
  /** Converts to the base unit of the scale, after `offset` is added. */
  readonly factor: number;
  readonly offset: number;
  /** Conversion is possible only between units of the same scale; "" is the dimension's usual one. */
  readonly scale: string;
  /** Abbreviations that may be replaced by `unit`. */
  readonly symbols: readonly string[];
  /** Spellings that must not be replaced. */
  readonly words: readonly string[];
  /** Whether values in the thousands are usual, so that 1.500 means 1500. */
  readonly isFine: boolean;
}

interface WrittenUnit {
  readonly row: UnitRow;
  /** Whether the spelling is an abbreviation, which may be replaced by the canonical symbol. */
  readonly isSymbol: boolean;
}

/** All units, in table order. */
export const unitRows = lazily((): readonly UnitRow[] => parseTable(unitTable).map(parseUnit));
const rowsByUnit = lazily(
  (): ReadonlyMap<string, UnitRow> => new Map(unitRows().map((row) => [row.unit, row])),
);
const rowsBySpelling = lazily(createSpellings);

function parseUnit(row: TableRow): UnitRow {
  const { unit = "", scale = "" } = row;
  const dimension = dimensions.find((name) => name === row.dimension);
  if (dimension === undefined) throw new Error(`The unit ${unit} has no known dimension: ${row.dimension}`);
  const [dividend = "", divisor = "1"] = (row.factor ?? "").split("/");
  return {
    unit,
    dimension,
    factor: Number(dividend) / Number(divisor),
    offset: Number(row.offset ?? 0),
    scale,
    symbols: split(row.symbols),
    words: split(row.words),
    isFine: row.grain === "fine",
  };
}

function createSpellings(): ReadonlyMap<string, WrittenUnit> {
  const spellings = new Map<string, WrittenUnit>();
  for (const row of unitRows()) {
    for (const symbol of row.symbols) spellings.set(symbol, { row, isSymbol: true });
    for (const word of row.words) spellings.set(word, { row, isSymbol: false });
  }
  for (const row of unitRows()) {
    const canonical = row.unit.toLowerCase();
    if (!spellings.has(canonical)) spellings.set(canonical, { row, isSymbol: true });
  }
  return spellings;
}

function split(list = ""): string[] {
  return list === "" ? [] : list.split("|").map(spellingKey);
}

function spellingKey(written: string): string {
  return foldText(written).replace(/µ/g, "μ").replace(/\s+/g, " ");
}

const longestUnit = 32;
/** By spelling; a feed repeats the same few. */
const units = new BoundedCache<string, WrittenUnit | null>(cacheSizes.writtenUnits);

/** The table row of a written unit, with or without a full stop; undefined if it is none. */
export function findUnit(written: string): WrittenUnit | undefined {
  if (written.length > longestUnit) return undefined;
  const known = units.get(written);
  if (known !== undefined) return known ?? undefined;
  const key = detached(written);
  const unit = lookUpUnit(key);
  units.set(key, unit ?? null);
  return unit;
}

function lookUpUnit(written: string): WrittenUnit | undefined {
  const exact = rowsByUnit().get(caseDecides.get(written) ?? written);
  if (exact !== undefined) return { row: exact, isSymbol: /\p{L}/u.test(exact.unit) };
  const key = spellingKey(written.trim());
  return (
    rowsBySpelling().get(key) ?? (key.endsWith(".") ? rowsBySpelling().get(key.slice(0, -1)) : undefined)
  );
}

/** The canonical symbol and dimension of a unit written in any of the languages: Zoll, ML, pièces. */
export function canonicalUnit(written: string): { unit: string; dimension: Dimension } | undefined {
  const row = findUnit(written)?.row;
  return row === undefined ? undefined : { unit: row.unit, dimension: row.dimension };
}

/**
 * Converts a value between units given by their canonical symbols. The result has 12 significant digits.
 * @returns undefined if a unit is unknown or the two are not of the same dimension and scale
 */
export function convertMeasure(value: number, from: string, to: string): number | undefined {
  const source = rowsByUnit().get(from);
  const target = rowsByUnit().get(to);
  if (source === undefined || target === undefined) return undefined;
  if (source.dimension !== target.dimension || source.scale !== target.scale) return undefined;
  if (source === target) return value;
  const base = (value + source.offset) * source.factor;
  return Number((base / target.factor - target.offset).toPrecision(12));
}
