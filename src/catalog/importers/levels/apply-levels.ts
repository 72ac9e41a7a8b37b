import type { CatalogContent, CategoryContent } from "../../catalog-content.ts";
import { localizedName } from "../../localized-name.ts";
import type { AttributeRecord, CategoryRecord } from "../../model.ts";
import { getOrMake } from "../../once-per-key.ts";
import { renderOrigin } from "../../source-fault.ts";
import { createGlob } from "./glob.ts";
import type { LevelRule } from "./level-rule.ts";

interface CompiledRule {
  readonly rule: LevelRule;
  readonly meetsCategory: (text: string) => boolean;
  readonly meetsAttribute: (text: string) => boolean;
}

/**
 * The content with the levels that the rules say; of several rules that meet an attribute the last one decides,
 * what none meets keeps its level. Lists that were shared stay shared.
 * @returns also a warning for each rule with an origin that meets nothing
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

/** Each list and each attribute is made anew once for the rules that meet it. */
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
