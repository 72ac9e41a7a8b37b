import type { GlossaryEntry } from "../glossary-entry.ts";
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

export function kindLink(head: GlossaryEntry, { phrase, relation }: PhraseKind): KindLink {
  const kind = phrase.noun?.entry;
  const name = head.forms.en?.[0] ?? "";
  if (kind === undefined) return "purpose";
  const isEdible = kind.domain !== undefined && edible.has(kind.domain);
  if (relation === "at" && isEdible) return "flavour";
  if (collections.has(name) && kind.domain !== "setting") return "collection";
  if (kind.domain === "part" && head.domain === "fashion") return "feature";
  if (kind.domain === "setting") return "setting";
  if (kind.domain === "body") return head.domain === "tool" ? "purpose" : "body";
  if (substances.has(name)) return "substance";
  const isScent = kind.domain === "garden" && (head.domain === "care" || head.domain === "food");
  if (isScent || isEdible) {
    if (head.domain === "food" || head.domain === "care" || head.domain === "plant") return "flavour";
    return relation === "of" ? "content" : "purpose";
  }
  return head.domain === "part" ? "part" : "purpose";
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

/** Pear slippers, body spray of deodorant: what such a pair means cannot be told from its words. */
export function isOddPair(head: GlossaryEntry, kind: PhraseKind): boolean {
  const entry = kind.phrase.noun?.entry;
  if (entry === undefined) return false;
  const link = kindLink(head, kind);
  if (link === "body") return head.domain === "food";
  if (link !== "purpose" || kind.relation !== "open") return false;
  if (entry.domain === "food" || entry.domain === "plant") return unrelatedToFood.has(head.domain ?? "part");
  return entry.domain === head.domain && (head.domain === "care" || head.domain === "fashion");
}

const unrelatedToFood: ReadonlySet<string> = new Set([
  "toy",
  "sport",
  "fashion",
  "part",
  "vehicle",
  "office",
]);
