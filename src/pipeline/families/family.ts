import type { Fact } from "../../api/enrichment.ts";
import { maxFacts } from "../../feed/fact-columns.ts";
import type { FamilyRow } from "../../feed/families.ts";
import { familyWords } from "../../feed/header-words.ts";
import { detectLanguage } from "../../nlp/language-identification.ts";
import { foldText } from "../../nlp/normalizer.ts";
import { isPageLabel, pageLabels } from "../../nlp/page-labels.ts";
import { isEmptyProduct, type Product } from "../product.ts";
import { withVariant } from "./variant-answer.ts";
import { axesOfOne, findAxes, isAxis, labelKey, valueInName, valuesOf } from "./variant-axes.ts";
import { commonName, mentions, restOfName, sharesWord, withoutOverlap } from "./variant-names.ts";

/** A row of the family: what it says by itself. */
interface Member {
  readonly product: Product;
  readonly isParent: boolean;
}

/** What was found of a family when its first row's turn had come; rows that come later get the same. */
interface Decision {
  /** What all members are, without what they differ in. */
  readonly shared: Product;
  /** The name that they have in common. */
  readonly base: string | undefined;
  /** Labels of what they differ in; undefined where there was one variant at most. */
  readonly axes: readonly string[] | undefined;
  /** Whether the values of the axes tell all variants apart. */
  readonly isTelling: boolean;
  readonly notes: readonly string[];
  /** Whether nobody had joined yet: the row is what it says by itself. */
  readonly isLone?: boolean;
}

/** A family's evidence is taken of so many members. */
const mostMembers = 500;

/** The rows of one product and its variants. */
export class Family {
  #members: Member[] = [];
  readonly #statedAxes = new Set<string>();
  /** What each slot of the options is called. */
  readonly #slots: (string | undefined)[] = [];
  #decision: Decision | undefined;

  /** Takes up what a row says, and gives it back with what the family's options are called. */
  join(product: Product, row: FamilyRow): Product {
    for (const axis of row.axes ?? []) this.#statedAxes.add(labelKey(axis));
    const named = this.#withOptions(product, row);
    this.#add({ product: named, isParent: isParentRow(named, row) });
    return named;
  }

  /** Takes up the rows of a family that turned out to be the same. */
  absorb(other: Family): void {
    this.#decision ??= other.#decision;
    for (const axis of other.#statedAxes) this.#statedAxes.add(axis);
    for (const member of other.#members) this.#add(member);
  }

  /** The row with what it has of its family, and with what the family shares. */
  toMember(product: Product, row: FamilyRow): Product {
    const isParent = isParentRow(product, row);
    const isFirst = this.#decision === undefined;
    this.#decision ??= this.#decide();
    const decision = this.#decision;
    const { shared, notes, base, isLone = false } = decision;
    if (isLone && isFirst) return product;
    if (isEmptyProduct(shared)) return { ...product, family: { notes } };
    const variant = isParent ? "" : variantOf(product, decision, this.#statedAxes);
    const name = product.name ?? (shared.name && withVariant(shared.name, variant ?? ""));
    const facts = withShared(product.facts, shared.facts);
    return {
      ...shared,
      ...product,
      ...(name !== undefined && { name }),
      ...(facts.length > 0 && { facts }),
      family: { shared, notes, ...(base !== undefined && variant !== undefined && { variant }) },
    };
  }

  #add(member: Member): void {
    if (this.#decision === undefined && this.#members.length < mostMembers) this.#members.push(member);
  }

  #withOptions(product: Product, { options = [] }: FamilyRow): Product {
    if (options.length === 0) return product;
    const own = new Set(product.facts?.map(({ label }) => labelKey(label)));
    const added: Fact[] = [];
    options.forEach(({ label, text }, slot) => {
      if (label !== undefined) this.#slots[slot] ??= label;
      const called = label ?? this.#slots[slot];
      if (called === undefined || text === "") return;
      this.#statedAxes.add(labelKey(called));
      if (!own.has(labelKey(called))) added.push({ label: called, text });
    });
    return added.length === 0 ? product : { ...product, facts: [...added, ...(product.facts ?? [])] };
  }

  #decide(): Decision {
    const [lone, ...others] = this.#members;
    const decision =
      lone !== undefined && others.length === 0 ? alone(lone) : decide(this.#members, this.#statedAxes);
    this.#members = [];
    // Texts are slices of what was read, and would keep all of it.
    return structuredClone(decision);
  }
}

/** The first of the variants may have the number by which the others refer to all of them. */
function isParentRow({ name, facts = [] }: Product, { isParent, isPresumed = false }: FamilyRow): boolean {
  return isParent && !(isPresumed && name !== undefined && facts.some((fact) => namesVariant(name, fact)));
}

function alone({ product: { id: _, gtin: __, ...shared }, isParent }: Member): Decision {
  return {
    shared,
    base: isParent ? shared.name : undefined,
    axes: undefined,
    isTelling: true,
    notes: [],
    isLone: true,
  };
}

function decide(members: readonly Member[], stated: ReadonlySet<string>): Decision {
  const parent = members.find(({ isParent }) => isParent)?.product;
  const variants = members.filter(({ isParent }) => !isParent).map(({ product }) => product);
  const axes = variants.length === 0 ? undefined : findAxes(variants.map(factsOf), stated);
  const named = variants.flatMap((variant) => {
    const values = valuesOf(factsOf(variant), axes ?? []).map(({ text }) => text);
    return variant.name === undefined ? [] : [{ name: variant.name, values }];
  });
  const base = parent?.name ?? commonName(named);
  const shared = sharedOf(members, axes ?? [...stated]);
  const notes = disagreements(members);
  if (base === undefined && named.length > 0) {
    const note =
      "Its rows have no word of their names in common, so each was treated as a product of its own.";
    return { shared: {}, base, axes, isTelling: false, notes: [...notes, note] };
  }
  const tuples = variants.map((variant) =>
    valuesOf(factsOf(variant), axes ?? [])
      .map(({ text }) => foldText(text))
      .join("\n"),
  );
  return {
    shared: base === undefined ? shared : { ...shared, name: base },
    base,
    axes,
    isTelling: new Set(tuples).size === tuples.length,
    notes,
  };
}

function namesVariant(name: string, { label, text }: Fact): boolean {
  return isAxis(label) && mentions(name, text);
}

/** What search engines are shown tells no variants apart. */
function factsOf({ facts = [] }: Product): readonly Fact[] {
  return facts.filter(({ label }) => !isPageLabel(label));
}

/** What a family may share: its tags too, but no title or meta description of one page. */
function sharableOf({ facts = [] }: Product): readonly Fact[] {
  return facts.filter(({ label }) => !isPageLabel(label) || label === pageLabels.keywords);
}

/** The parent's fields, else those that most variants have; facts in which nobody differs. */
function sharedOf(members: readonly Member[], axes: readonly string[]): Product {
  const ordered = [...members].sort((one, other) => Number(other.isParent) - Number(one.isParent));
  const shared: { -readonly [Field in keyof Product]: Product[Field] } = {};
  for (const field of ["description", "category", "brand", "language"] as const) {
    const parent = ordered.find(({ isParent }) => isParent)?.product[field];
    const text = parent ?? mostFrequent(ordered.flatMap(({ product }) => product[field] ?? []));
    if (text !== undefined) shared[field] = text;
  }
  const facts = new Map<string, Fact | undefined>();
  for (const { product } of ordered) {
    for (const fact of sharableOf(product)) {
      const key = labelKey(fact.label);
      const known = facts.get(key);
      if (!facts.has(key)) facts.set(key, axes.includes(key) ? undefined : fact);
      else if (known !== undefined && foldText(known.text) !== foldText(fact.text)) facts.set(key, undefined);
    }
  }
  const language = shared.language ?? languageOf(ordered);
  if (language !== undefined) shared.language = language;
  const agreed = [...facts.values()].filter((fact) => fact !== undefined);
  return agreed.length === 0 ? shared : { ...shared, facts: agreed };
}

/** The first letters are enough to recognise a language. */
const maxDetectedLength = 600;

/** What all texts together tell: rows of one family are in one language. */
function languageOf(members: readonly Member[]): string | undefined {
  const texts = [
    ...new Set(members.flatMap(({ product: { name = "", description = "" } }) => [name, description])),
    ...members.flatMap(({ product }) => factsOf(product).map(({ text }) => text)),
  ];
  return detectLanguage(texts.join("\n").slice(0, maxDetectedLength)).language;
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** What stands behind the family's name in a variant's; undefined where the variant's own name is no form of it. */
function variantOf(product: Product, decision: Decision, stated: ReadonlySet<string>): string | undefined {
  const { base, axes = axesOfOne(factsOf(product), stated), isTelling } = decision;
  if (base === undefined) return undefined;
  const { name } = product;
  if (name !== undefined && !sharesWord(name, base)) return undefined;
  const values = valuesOf(factsOf(product), axes);
  const texts = values.map((value) => withoutOverlap(base, valueInName(value))).filter((text) => text !== "");
  if (name === undefined || (isTelling && values.length > 0)) return texts.join(", ");
  const rest = restOfName(
    name,
    base,
    values.map(({ text }) => text),
  );
  return [rest, ...texts].filter((text) => text !== "").join(", ");
}

function withShared(own: readonly Fact[] = [], shared: readonly Fact[] = []): readonly Fact[] {
  const known = new Set(own.map(({ label }) => labelKey(label)));
  return [...own, ...shared.filter(({ label }) => !known.has(labelKey(label)))].slice(0, maxFacts);
}

/** What the rows of one family should not differ in: a sentence each. */
function disagreements(members: readonly Member[]): string[] {
  const brands = distinct(members.flatMap(({ product }) => product.brand ?? []));
  const categories = distinct(members.flatMap(({ product }) => product.category ?? [])).filter(
    (category, _, all) =>
      !all.some((other) => other !== category && foldText(other).startsWith(foldText(category))),
  );
  const genders = distinct(
    members.flatMap(({ product }) =>
      factsOf(product).flatMap(({ label, text }) => (isGender(label) ? [text] : [])),
    ),
  );
  return [
    ["brands", brands] as const,
    ["categories", categories] as const,
    ["genders", genders] as const,
  ].flatMap(([what, texts]) => {
    if (texts.length < 2) return [];
    const shown = texts.slice(0, 3).join(", ") + (texts.length > 3 ? ", ..." : "");
    return `The rows of this family state different ${what} (${shown}); one category was chosen for all of them: look whether they are one product.`;
  });
}

function isGender(label: string): boolean {
  return familyWords("gender").includes(labelKey(label));
}

/** The first spelling of each. */
function distinct(texts: readonly string[]): string[] {
  return [
    ...new Map([...texts].reverse().map((text) => [foldText(text).trim(), text.trim()])).values(),
  ].reverse();
}
