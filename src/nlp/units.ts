import { BoundedCache, cacheSizes } from "../lib/cache.ts";
import { type UnitRow, unitTable } from "./data/units.ts";
import { detached, foldText } from "./normalizer.ts";

/** What a unit measures. `fraction` is percent and its kin, `density` a mass or a count per length, area or volume. */
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

/** Spellings whose case decides; everywhere else mb is MB and mw is mW. */
const caseDecides: ReadonlyMap<string, string> = new Map([
  ["MW", "MW"],
  ["mPa", "mPa"],
  ["Nm", "Nm"],
  ["NM", "Nm"],
  ["Mb/s", "Mbit/s"],
  ["Gb/s", "Gbit/s"],
]);

interface WrittenUnit {
  readonly row: UnitRow;
  /** Whether the spelling is an abbreviation, which may be replaced by the canonical symbol. */
  readonly isSymbol: boolean;
}

const rowsByUnit: ReadonlyMap<string, UnitRow> = new Map(unitTable.map((row) => [row.unit, row]));
const rowsBySpelling = createSpellings();

function createSpellings(): ReadonlyMap<string, WrittenUnit> {
  const spellings = new Map<string, WrittenUnit>();
  for (const row of unitTable) {
    for (const symbol of split(row.symbols)) spellings.set(symbol, { row, isSymbol: true });
    for (const word of split(row.words)) spellings.set(word, { row, isSymbol: false });
  }
  for (const row of unitTable) {
    const own = row.unit.toLowerCase();
    if (!spellings.has(own)) spellings.set(own, { row, isSymbol: true });
  }
  return spellings;
}

function split(list: string | undefined): string[] {
  return list === undefined ? [] : list.split("|").map(spellingKey);
}

function spellingKey(written: string): string {
  return foldText(written).replace(/µ/g, "μ").replace(/\s+/g, " ");
}

const longestUnit = 32;
/** A feed writes the same few units again and again. */
const units = new BoundedCache<string, WrittenUnit | null>(cacheSizes.writtenUnits);

/** The table's row for a unit as written, with or without a full stop; undefined for anything else. */
export function findUnit(written: string): WrittenUnit | undefined {
  if (written.length > longestUnit) return undefined;
  const known = units.get(written);
  if (known !== undefined) return known ?? undefined;
  const own = detached(written);
  const unit = lookUpUnit(own);
  units.set(own, unit ?? null);
  return unit;
}

function lookUpUnit(written: string): WrittenUnit | undefined {
  const exact = rowsByUnit.get(caseDecides.get(written) ?? written);
  if (exact !== undefined) return { row: exact, isSymbol: /\p{L}/u.test(exact.unit) };
  const key = spellingKey(written.trim());
  return rowsBySpelling.get(key) ?? (key.endsWith(".") ? rowsBySpelling.get(key.slice(0, -1)) : undefined);
}

/** The canonical symbol and the dimension of a unit as written in any of the languages: Zoll, ML, pièces. */
export function canonicalUnit(written: string): { unit: string; dimension: Dimension } | undefined {
  const row = findUnit(written)?.row;
  return row === undefined ? undefined : { unit: row.unit, dimension: row.dimension };
}

/**
 * A value in another unit. Both units are canonical symbols; undefined where one is unknown or the two do
 * not measure the same thing. Unrounded but for the noise of binary fractions beyond 12 digits.
 */
export function convertMeasure(value: number, from: string, to: string): number | undefined {
  const source = rowsByUnit.get(from);
  const target = rowsByUnit.get(to);
  if (source === undefined || target === undefined) return undefined;
  if (source.dimension !== target.dimension || source.scale !== target.scale) return undefined;
  if (source === target) return value;
  const base = (value + (source.offset ?? 0)) * source.factor;
  return Number((base / target.factor - (target.offset ?? 0)).toPrecision(12));
}
