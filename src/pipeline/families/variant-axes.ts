import type { Fact } from "../../api/enrichment.ts";
import { normalizeColumn } from "../../feed/column-names.ts";
import { detailWords, familyWords } from "../../feed/header-words.ts";
import { BoundedCache, cacheSizes } from "../../lib/cache.ts";
import { lazily } from "../../lib/once.ts";
import { capitalized, foldText } from "../../nlp/normalizer.ts";

/** A variant's value longer than this is a text of its own, and no part of a name. */
const longestValue = 40;
/** So many other columns may name a variant where the listed ones do not tell all apart. */
const mostUnlisted = 2;

/** A feed repeats its labels in each row. */
const labelKeys = new BoundedCache<string, string>(cacheSizes.cellLabels);

/** Labels as they are compared. */
export function labelKey(label: string): string {
  return labelKeys.getOrCompute(label, () => normalizeColumn(label).replace(/^pa /, ""));
}

/** What labels of variants mean: all names of the color are one axis. */
const knownAxes = lazily(() => {
  const axes = new Map(familyWords("axis").map((word) => [word, word]));
  for (const detail of ["color", "size", "material", "pattern"] as const) {
    for (const word of detailWords(detail)) axes.set(word, detail);
  }
  return axes;
});

function axisOf(key: string): string | undefined {
  return knownAxes().get(key);
}

/**
 * The labels in which variants differ, in the feed's order: those that the feed names itself, else those that are known to tell
 * variants apart, and short ones that all variants have where these do not tell all apart.
 * @param stated labels that the feed names itself
 */
export function findAxes(
  variants: readonly (readonly Fact[])[],
  stated: ReadonlySet<string>,
): readonly string[] {
  const values = new Map<string, (string | undefined)[]>();
  variants.forEach((facts, place) => {
    for (const { label, text } of facts) {
      const key = labelKey(label);
      const texts = values.get(key) ?? [];
      texts[place] ??= foldText(text);
      values.set(key, texts);
    }
  });
  const differing = [...values].filter(([key, texts]) => {
    const isStated = stated.has(key);
    const distinct = new Set(
      isStated ? Array.from(variants, (_, place) => texts[place]) : texts.filter(Boolean),
    );
    const isShort = texts.every((text) => text === undefined || text.length <= longestValue);
    return isShort && (distinct.size > 1 || (isStated && variants.length === 1));
  });
  const labels = differing.map(([key]) => key);
  if (stated.size > 0) return labels.filter((key) => stated.has(key));
  const known = onePerAxis(labels.filter((key) => axisOf(key) !== undefined));
  const full = differing.filter(([, texts]) => texts.filter(Boolean).length === variants.length);
  const tuples = (axes: readonly string[]) =>
    new Set(Array.from(variants, (_, place) => axes.map((key) => values.get(key)?.[place]).join("\n"))).size;
  const chosen = [...known];
  for (const [key] of full) {
    if (tuples(chosen) === variants.length || chosen.length >= known.length + mostUnlisted) break;
    if (tuples([...chosen, key]) > tuples(chosen)) chosen.push(key);
  }
  return labels.filter((key) => chosen.includes(key));
}

/** Whether a label is known to tell variants apart. */
export function isAxis(label: string): boolean {
  return axisOf(labelKey(label)) !== undefined;
}

function onePerAxis(keys: readonly string[]): string[] {
  const seen = new Set<string | undefined>();
  return keys.filter((key) => {
    const axis = axisOf(key);
    if (seen.has(axis)) return false;
    seen.add(axis);
    return true;
  });
}

/** The axes of a variant that is alone yet: what the feed names, else what is known to tell variants apart. */
export function axesOfOne(facts: readonly Fact[], stated: ReadonlySet<string>): readonly string[] {
  const keys = facts.filter(({ text }) => text.length <= longestValue).map(({ label }) => labelKey(label));
  if (stated.size > 0) return keys.filter((key) => stated.has(key));
  return onePerAxis(keys.filter((key) => axisOf(key) !== undefined));
}

const yes = new Set(["yes", "ja", "oui", "si", "true", "y"]);
const no = new Set(["no", "nein", "non", "false", "n"]);

/** A variant's values of the axes, as the feed writes them. */
export function valuesOf(facts: readonly Fact[], axes: readonly string[]): Fact[] {
  return axes.flatMap((axis) => facts.find(({ label }) => labelKey(label) === axis) ?? []);
}

/** How a value reads at the end of a name; empty for a quality that the variant has not. */
export function valueInName({ label, text }: Fact): string {
  const value = text.trim().replace(/_/g, " ");
  const folded = foldText(value);
  if (no.has(folded)) return "";
  if (yes.has(folded)) return capitalizedValue(label.trim());
  const axis = axisOf(labelKey(label));
  const isBareNumber = /^\d+(?:[.,]\d+)?$/.test(value);
  if (isBareNumber && axis !== "size" && axis !== "color")
    return `${capitalizedValue(label.trim())} ${value}`;
  return capitalizedValue(value);
}

/** Words in small letters begin with a capital; what has letters of its own stays. */
export function capitalizedValue(value: string): string {
  return /^\p{Ll}{3,}(?:[\s/-]\p{Ll}+)*$/u.test(value) ? capitalized(value) : value;
}
