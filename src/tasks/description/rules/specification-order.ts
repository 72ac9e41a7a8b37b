import type { Fact } from "../../../api/enrichment.ts";
import type { AttributeRecord } from "../../../catalog/model.ts";
import type { CatalogStore } from "../../../catalog/store.ts";
import { colonOf, type Language } from "../../../nlp/language.ts";
import { bareLabel } from "../../evidence/fact-topics.ts";
import { topicOf } from "../compose/topics.ts";
import { labelOf } from "./choose-points.ts";
import { isWeight } from "./point-ranks.ts";
import { withSidesTogether } from "./point-sides.ts";

/** What decides no purchase where something else is stated, the last of all at the end. */
const lastTopics: readonly string[] = ["finish", "pattern", "model", "origin"];

/** The attributes of a category, in the order of its catalog; none where no catalog has it. */
export function attributesOfCategory(
  catalogs: CatalogStore,
  identifier: string | undefined,
): readonly AttributeRecord[] {
  if (identifier === undefined) return [];
  for (const channel of catalogs.channels()) {
    const catalog = catalogs.catalog(channel);
    if (catalog.findCategory(identifier) !== undefined) return catalog.attributes(identifier);
  }
  return [];
}

/**
 * Labelled points in the order in which a buyer asks for them: the attributes of the product's category that its catalog asks for, in its order, then what
 * else is stated, then how the surface is and where it is from, at last the weight. Points without a label stay in front.
 */
export function inOrderOfUse(points: readonly string[], attributes: readonly AttributeRecord[]): string[] {
  const places = placesOf(
    (["required", "recommended"] as const).flatMap((level) =>
      attributes.filter(({ requirementLevel }) => requirementLevel === level),
    ),
  );
  const rankOf = (point: string) => {
    const label = labelOf(point);
    if (label === undefined) return -1;
    if (isWeight(point)) return afterAll;
    const last = lastTopics.indexOf(topicOf(label)?.key ?? "");
    return last < 0 ? (places.get(keyOfLabel(label)) ?? stated) : stated + 1 + last;
  };
  return points.toSorted((one, two) => rankOf(one) - rankOf(two));
}

/** Labelled points with the sides of the thing as one: "Width: 45 cm" and "Depth: 50 cm" are one. */
export function pointsWithSidesTogether(
  points: readonly string[],
  name: string,
  language: Language,
): readonly string[] {
  const facts = points.map((point): Fact => {
    const label = labelOf(point) ?? "";
    return { label, text: label === "" ? point : point.slice(point.indexOf(":") + 1).trim() };
  });
  return withSidesTogether(facts, name, language).map((fact) => {
    const place = facts.indexOf(fact);
    return points[place] ?? fact.label + colonOf(language) + fact.text;
  });
}

/** Whether a point says where the product is from, which by itself tells no buyer anything. */
export function isOrigin(point: string): boolean {
  return topicOf(labelOf(point) ?? "")?.key === "origin";
}

/** More than a category has attributes. */
const stated = 1000;
const afterAll = 2000;

function placesOf(attributes: readonly AttributeRecord[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, { names }] of attributes.entries())
    for (const name of Object.values(names)) {
      const key = keyOfLabel(name);
      if (!places.has(key)) places.set(key, place);
    }
  return places;
}

function keyOfLabel(label: string): string {
  return topicOf(label)?.key ?? bareLabel(label);
}
