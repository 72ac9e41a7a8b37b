import type { GlossaryEntry } from "../glossary-entry.ts";
import { tasty } from "./choose-sense.ts";
import type { PhraseKind } from "./phrase.ts";

/** How a thing is tied to the kind before or behind it: a knife set, a garden table, lemon tea, a phone holder. */
export type KindLink =
  | "collection"
  | "setting"
  | "substance"
  | "flavour"
  | "content"
  | "part"
  | "body"
  | "feature"
  | "purpose";

const collections: ReadonlySet<string> = new Set(
  "set kit pack pair box bundle collection assortment roll sheet pile sachet".split(" "),
);
/** Of these, English says what they hold with "of". */
const measuresOfThings: ReadonlySet<string> = new Set(
  "pack pair bundle collection assortment roll sheet pile".split(" "),
);
const substances: ReadonlySet<string> = new Set(
  "oil|essential oil|juice|butter|flour|vinegar|jam|seed|powder|honey|extract|water|syrup|milk|leaf|paste|purée|puree|fat|bran|flake|meal|fillet|slice|piece|starch".split(
    "|",
  ),
);
const edible: ReadonlySet<string> = new Set(["food", "plant"]);

export function isEdible({ domain }: GlossaryEntry): boolean {
  return domain !== undefined && edible.has(domain);
}

export function kindLink(head: GlossaryEntry, { phrase, relation }: PhraseKind): KindLink {
  const kind = phrase.noun?.entry;
  const name = head.forms.en?.[0] ?? "";
  if (kind === undefined) return "purpose";
  const isFood = isEdible(kind);
  if (relation === "at" && isFood) return "flavour";
  if (collections.has(name) && kind.domain !== "setting") return "collection";
  if (kind.domain === "part" && head.domain === "fashion") return "feature";
  if (kind.domain === "setting" || (head.domain !== "part" && isPlace(kind))) return "setting";
  if (kind.domain === "body") return head.domain === "tool" ? "purpose" : "body";
  if (substances.has(name)) return "substance";
  const isScent =
    (kind.domain === "garden" || kind.forms.en?.[0] === "aloe vera") &&
    (head.domain === "care" || head.domain === "food");
  if (isScent || isFood) {
    if (head.domain === "food" || head.domain === "care" || head.domain === "plant") return "flavour";
    return relation === "of" ? "content" : "purpose";
  }
  return head.domain === "part" ? "part" : "purpose";
}

/** Tables and desks: a table fan stands on one. */
function isPlace({ forms }: GlossaryEntry): boolean {
  return ["table", "desk"].includes(forms.en?.[0] ?? "");
}

/** "A pair of socks", but "a knife set". */
export function takesOf(head: GlossaryEntry): boolean {
  return measuresOfThings.has(head.forms.en?.[0] ?? "");
}

const paired: ReadonlySet<string> = new Set(
  "lip hand eye foot fingernail tooth ear arm knee wrist".split(" "),
);

/** Lips, hands: what is made for them is made for both. */
export function isPaired({ forms }: GlossaryEntry): boolean {
  return paired.has(forms.en?.[0] ?? "");
}

/** Of fruits and nuts that are small, several are in it; each language counts them in its own way. */
const counted: ReadonlySet<string> = new Set(
  (
    "almond|walnut|hazelnut|cashew nut|peanut|pecan|raisin|sultana|cranberry|blueberry|berry|mushroom|vegetable|bean|black bean|lentil|prawn|shrimp|olive|" +
    "herb|spice|onion|egg|seed|nut|date|fruit|cereal|grain|corn flake|sprout|clove"
  ).split("|"),
);
/** "Gâteau aux amandes", "confiture de fruits": of small things there are several in it. */
export function isSeveral({ phrase }: PhraseKind, link: KindLink): boolean {
  const name = phrase.noun?.entry.forms.en?.[0] ?? "";
  return link === "flavour" ? counted.has(name) : link === "substance" && name === "fruit";
}

/** Pear slippers, body spray of deodorant: what such a pair means cannot be told from its words. */
export function isOddPair(head: GlossaryEntry, kind: PhraseKind): boolean {
  const entry = kind.phrase.noun?.entry;
  if (entry === undefined) return false;
  const link = kindLink(head, kind);
  if (kind.relation === "at") return isEdible(entry) ? !tasty.has(head.domain) : head.domain === "food";
  if (link === "collection") return edible.has(entry.domain ?? "part") && isHeap(head);
  if (link === "body") return head.domain === "food";
  if (link !== "purpose" || kind.relation !== "open") return false;
  if (isEdible(entry)) return unrelatedToFood.has(head.domain ?? "part");
  return entry.domain === head.domain && (head.domain === "care" || head.domain === "fashion");
}

/** A lemon roll is no roll of lemons. */
function isHeap({ forms }: GlossaryEntry): boolean {
  return ["roll", "sheet", "pile", "kit"].includes(forms.en?.[0] ?? "");
}

const unrelatedToFood: ReadonlySet<string> = new Set([
  "toy",
  "sport",
  "fashion",
  "part",
  "vehicle",
  "office",
]);
