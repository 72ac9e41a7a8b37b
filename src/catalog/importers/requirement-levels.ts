import { existsSync } from "node:fs";
import { type RequirementLevel, requirementLevels } from "../../api/vocabulary.ts";
import { getOrMake } from "../../lib/once.ts";
import { sourceMissing } from "../errors.ts";
import { localizedName } from "../localized-names.ts";
import type { AttributeRecord, CatalogContent, CategoryContent, CategoryRecord } from "../model.ts";
import { createFault, type Origin, renderOrigin, type SourceFault } from "../source-faults.ts";
import { nameSome } from "./source-records.ts";
import { readTable, type TableRow } from "./table.ts";

interface CompiledRule {
  readonly rule: LevelRule;
  readonly meetsCategory: (text: string) => boolean;
  readonly meetsAttribute: (text: string) => boolean;
}

/**
 * Applies the rules' levels to the content; of several matching rules the last one wins, attributes without a match
 * retain their level. Shared lists stay shared.
 * @returns also a warning for each rule with an origin that matches nothing
 */
export function applyLevels(
  content: CatalogContent,
  rules: readonly LevelRule[],
): { readonly content: CatalogContent; readonly warnings: readonly string[] } {
  if (rules.length === 0) return { content, warnings: [] };
  const compiled = rules.map((rule) => ({
    rule,
    meetsCategory: createGlob(rule.category),
    meetsAttribute: createGlob(rule.attribute),
  }));
  const paths = englishPaths(content.categories);
  const lists = new LeveledLists();
  const categories = content.categories.map(({ record, attributes }) => {
    const path = paths.get(record.identifier) ?? "";
    const active = compiled.filter(
      ({ meetsCategory }) => meetsCategory(record.identifier) || meetsCategory(path),
    );
    return { record, attributes: active.length === 0 ? attributes : lists.apply(attributes, active) };
  });
  const warnings = rules
    .filter(({ origin }) => origin !== undefined)
    .filter((rule) => !lists.used.has(rule))
    .map(({ origin, category, attribute }) => {
      const where = origin === undefined ? "" : `${renderOrigin(origin)}: `;
      return `${where}no category that fits ${category} asks for an attribute that fits ${attribute}.`;
    });
  return { content: { ...content, categories }, warnings };
}

/** Rewrites each shared list and attribute once per set of matching rules. */
class LeveledLists {
  readonly used = new Set<LevelRule>();
  readonly #lists = new Map<readonly AttributeRecord[], Map<string, readonly AttributeRecord[]>>();
  readonly #records = new Map<AttributeRecord, Map<string, AttributeRecord>>();
  readonly #numbers = new Map<CompiledRule, number>();

  apply(list: readonly AttributeRecord[], active: readonly CompiledRule[]): readonly AttributeRecord[] {
    const key = active.map((rule) => this.#number(rule)).join();
    return getOrMake(
      getOrMake(this.#lists, list, () => new Map()),
      key,
      () => list.map((attribute) => this.#leveled(attribute, active)),
    );
  }

  #leveled(attribute: AttributeRecord, active: readonly CompiledRule[]): AttributeRecord {
    const name = attribute.names.en ?? attribute.identifier;
    const meeting = active.filter(
      ({ meetsAttribute }) => meetsAttribute(attribute.identifier) || meetsAttribute(name),
    );
    for (const { rule } of meeting) this.used.add(rule);
    const requirementLevel = meeting.at(-1)?.rule.level ?? attribute.requirementLevel;
    if (requirementLevel === attribute.requirementLevel) return attribute;
    return getOrMake(
      getOrMake(this.#records, attribute, () => new Map()),
      requirementLevel,
      () => ({
        ...attribute,
        requirementLevel,
      }),
    );
  }

  #number(rule: CompiledRule): number {
    return getOrMake(this.#numbers, rule, () => this.#numbers.size);
  }
}

/** "Apparel & Accessories > Clothing" by identifier. */
function englishPaths(categories: readonly CategoryContent[]): ReadonlyMap<string, string> {
  const records = new Map(categories.map(({ record }) => [record.identifier, record]));
  const paths = new Map<string, string>();
  const pathOf = ({ identifier, parentIdentifier, names }: CategoryRecord): string => {
    const there = paths.get(identifier);
    if (there !== undefined) return there;
    const parent = parentIdentifier === undefined ? undefined : records.get(parentIdentifier);
    const name = localizedName(names, "en");
    const path = parent === undefined ? name : `${pathOf(parent)} > ${name}`;
    paths.set(identifier, path);
    return path;
  };
  for (const record of records.values()) pathOf(record);
  return paths;
}

/**
 * Matches text against a pattern in which `*` is any text and `?` one character, ignoring case. Text between two `*`
 * is matched at its first occurrence only (a lookahead is never backtracked into): a pattern with many `*` would
 * otherwise take exponential time.
 */
export function createGlob(pattern: string): (text: string) => boolean {
  const [first = "", ...others] = pattern.split(/\*+/).map(expressionOf);
  const last = others.pop();
  const between = others.map((part, index) => `(?=(.*?${part}))\\${index + 1}`).join("");
  const source = last === undefined ? first : `${first}${between}.*${last}`;
  const expression = new RegExp(`^${source}$`, "isu");
  return (text) => expression.test(text);
}

function expressionOf(part: string): string {
  return part.replace(/[.+^${}()|[\]\\?]/g, "\\$&").replaceAll("\\?", ".");
}

/** A row of a levels file. `*` is any text, `?` one character. */
export interface LevelRule {
  /** Matches a category's identifier, or its path of English names: `Apparel & Accessories > *`. */
  readonly category: string;
  /** Matches an attribute's identifier or English name. */
  readonly attribute: string;
  readonly level: RequirementLevel;
  /** Absent for built-in rules. */
  readonly origin?: Origin;
}

const columns = ["category", "attribute", "level"];
const nextStep = "Name a CSV file with the columns category, attribute and level.";

/**
 * Reads a levels file: CSV with the columns category, attribute and level.
 * @throws CatalogError PDO_CATALOG_SOURCE_MISSING, PDO_CATALOG_UNREADABLE
 */
export async function readLevelRules(path: string, faults: SourceFault[]): Promise<LevelRule[]> {
  if (!existsSync(path)) throw sourceMissing(path, "There is no such file.", nextStep);
  const table = await readTable(path);
  const missing =
    table.columns.length === 0 ? [] : columns.filter((column) => !table.columns.includes(column));
  const seen = `The header has ${nameSome(table.columns)}.`;
  const unfit = missing.map((column) =>
    createFault(
      { file: path, line: 1 },
      `There is no column ${column}. ${seen}`,
      "Add or rename the column.",
    ),
  );
  for (const fault of [...table.faults, ...unfit]) faults.push(fault);
  return missing.length > 0 ? [] : table.rows.flatMap((row) => parseRule(row, faults) ?? []);
}

function parseRule(row: TableRow, faults: SourceFault[]): LevelRule | undefined {
  const [category = "", attribute = "", written = ""] = columns.map((column) => row.cell(column));
  const level = requirementLevels.find((known) => known === written.toLowerCase());
  const origin = { file: row.file, line: row.line };
  const empty = columns.filter((column) => row.cell(column) === "");
  for (const column of empty) {
    faults.push(createFault(origin, `The ${column} is empty.`, `Fill it in; * stands for all.`));
  }
  if (level === undefined && written !== "") {
    const fix = `Make it one of ${requirementLevels.join(", ")}.`;
    faults.push(createFault(origin, `The level ${written} is not known.`, fix));
  }
  return level === undefined ? undefined : { category, attribute, level, origin };
}
