import type { Language } from "../../nlp/language.ts";
import type { GlossaryDomain, GlossaryEntry } from "../glossary-entry.ts";
import type { NounPhrase, PhraseKind } from "./phrase.ts";
import { tasty } from "./word-sense.ts";

/** The semantic relation of a head noun to its modifier: a knife set, a garden table, lemon tea, a phone holder. */
type KindLink =
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
/** The collections whose content follows "of" in English. */
const measuresOfThings: ReadonlySet<string> = new Set(
  "pack pair bundle collection assortment roll sheet pile".split(" "),
);
const substances: ReadonlySet<string> = new Set(
  "oil|essential oil|juice|butter|flour|vinegar|jam|seed|powder|honey|extract|water|syrup|milk|leaf|paste|purée|puree|fat|bran|flake|meal|fillet|slice|piece|starch".split(
    "|",
  ),
);
export function isEdible({ domain }: GlossaryEntry): boolean {
  return domain === "food" || domain === "plant";
}

/** The first English name, by which entries are listed here. */
export function englishName({ forms }: GlossaryEntry): string {
  return forms.en?.[0] ?? "";
}

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));

export function kindLink(head: GlossaryEntry, { phrase, relation }: PhraseKind): KindLink {
  const kind = phrase.noun?.entry;
  const name = englishName(head);
  if (kind === undefined) return "purpose";
  const isFood = isEdible(kind);
  if (relation === "at" && isFood) return "flavour";
  if (collections.has(name) && kind.domain !== "setting") return "collection";
  if (kind.domain === "part" && head.domain === "fashion") return "feature";
  if (kind.domain === "setting" || (head.domain !== "part" && isPlace(kind))) return "setting";
  if (kind.domain === "body") return head.domain === "tool" ? "purpose" : "body";
  if (substances.has(name)) return "substance";
  const isScent =
    (kind.domain === "garden" || englishName(kind) === "aloe vera") &&
    (head.domain === "care" || head.domain === "food");
  if (isScent || isFood) {
    if (head.domain === "food" || head.domain === "care" || head.domain === "plant") return "flavour";
    return relation === "of" ? "content" : "purpose";
  }
  return head.domain === "part" ? "part" : "purpose";
}

/** Tables and desks name a place: a table fan is used on one. */
function isPlace(entry: GlossaryEntry): boolean {
  return ["table", "desk"].includes(englishName(entry));
}

/** Whether English joins the content with "of": "a pair of socks", but "a knife set". */
export function takesOf(head: GlossaryEntry): boolean {
  return measuresOfThings.has(englishName(head));
}

const paired: ReadonlySet<string> = new Set(
  "lip hand eye foot fingernail tooth ear arm knee wrist".split(" "),
);

/** Lips, hands: French and Italian use the plural for products made for them. */
export function isPaired(entry: GlossaryEntry): boolean {
  return paired.has(englishName(entry));
}

/** Small ingredients that French and Italian name in the plural. */
const counted = words(
  "almond|walnut|hazelnut|cashew nut|peanut|pecan|raisin|sultana|cranberry|blueberry|berry|mushroom|vegetable|bean|black bean|lentil|prawn|shrimp|olive|" +
    "herb|spice|onion|egg|seed|nut|date|fruit|cereal|grain|corn flake|sprout|clove",
);

/** Whether the modifier is plural in French and Italian: "gâteau aux amandes", "confiture de fruits". */
export function isSeveral({ phrase }: PhraseKind, link: KindLink): boolean {
  const name = phrase.noun === undefined ? "" : englishName(phrase.noun.entry);
  return link === "flavour" ? counted.has(name) : link === "substance" && name === "fruit";
}

/** Whether the combination is too unusual to interpret: "pear slippers". */
export function isOddPair(head: GlossaryEntry, kind: PhraseKind): boolean {
  const entry = kind.phrase.noun?.entry;
  if (entry === undefined) return false;
  const link = kindLink(head, kind);
  if (kind.relation === "at") return isEdible(entry) ? !tasty.has(head.domain) : head.domain === "food";
  if (link === "collection") return isEdible(entry) && isFoodAmbiguous(head);
  if (link === "body") return head.domain === "food";
  if (link !== "purpose" || kind.relation !== "open") return false;
  if (isEdible(entry)) return unrelatedToFood.has(head.domain ?? "part");
  return entry.domain === head.domain && (head.domain === "care" || head.domain === "fashion");
}

/** Collections that mean something else with food: a lemon roll is not a roll of lemons. */
function isFoodAmbiguous(entry: GlossaryEntry): boolean {
  return ["roll", "sheet", "pile", "kit"].includes(englishName(entry));
}

const unrelatedToFood: ReadonlySet<string> = new Set([
  "toy",
  "sport",
  "fashion",
  "part",
  "vehicle",
  "office",
]);

/** Things that serve any other thing, which French and Italian join with "pour" and "per". */
const servesAnother = words(
  "holder|case|cover|protective cover|bag|box|storage box|stand|rack|mount|bracket|charger|cable|cleaner|brush|filter|basket|organiser|" +
    "packaging|storage|mat|pad|protector|polish|clothing|accessories|opener|lid|support|hanger|adapter|remote control|replacement part|" +
    "refill|battery|spare part|awning|cutter|grater|press|jug|dispenser|lubricant|cleaning cloth|glue|paint",
);
/** Raw foods are flavours of others and have none themselves: "apple cinnamon" is not a cinnamon. */
const rawThings = words(
  "apricot|plum|grape|pineapple|coconut|saffron|cinnamon|orange|lemon|lime|apple|ginger|mint|vanilla|pepper|cheese|French fries|fruit|sunflower|berry|strawberry|raspberry|mango|banana|" +
    "peach|pear|cherry|tomato|pomegranate|watermelon|guava|cashew nut|almond|walnut|hazelnut|peanut|garlic|onion|potato|rice|milk|flower|rose|lavender|turmeric|basil",
);
/** Dishes, which are not flavours of other foods. */
const dishes = words(
  "sandwich|cracker|sweet|sweets|snack|pasta|tortilla|cake|burger|pizza|sausage|biscuit|salad|soup|noodle|rice|bread|cocktail|roll|wheat",
);
/** Products pressed, ground or cooked from a single food. */
const madeOfOne = words(
  "oil|essential oil|juice|powder|flour|seed|jam|paste|extract|purée|puree|flakes|flake|meal|leaf|syrup|vinegar|starch|bran",
);
const carriers = words(
  "accessories|replacement part|holder|stand|cover|refill|strap|handle|lid|filter|equipment|wheel",
);
const ofMany: ReadonlySet<GlossaryDomain> = new Set([
  "home",
  "tool",
  "fashion",
  "toy",
  "baby",
  "garden",
  "part",
  "office",
]);

/**
 * Whether the relation of two nouns is unclear: a compound does not express which relation it is (Jespersen, A Modern English
 * Grammar VI, 8.2), so only combinations with a usual meaning may be translated with a preposition.
 */
function isUnclearRelation(head: GlossaryEntry, kind: PhraseKind, target: Language): boolean {
  const held = kind.phrase.noun?.entry;
  if (held === undefined || kind.relation !== "open") return false;
  const link = kindLink(head, kind);
  if (isUnclearInAnyTarget(head, held, link)) return true;
  const areAlike = head.domain === held.domain && (head.domain === "home" || head.domain === "toy");
  if (link === "purpose" && areAlike && !servesAnother.has(englishName(head))) return true;
  if (target === "de" && link === "purpose" && englishName(head).includes(" ")) return true;
  return (target === "fr" || target === "it") && isUnclearInRomance({ head, held, link, target });
}

function isUnclearInAnyTarget(head: GlossaryEntry, held: GlossaryEntry, link: KindLink): boolean {
  const isFood = isEdible(held);
  if (link === "flavour") return rawThings.has(englishName(head)) || dishes.has(englishName(held));
  if (link === "substance") return !isFood || !madeOfOne.has(englishName(head));
  if (link === "body") return head.domain !== "care" || englishName(held) === "tooth";
  if (link === "collection") return englishName(head) !== "pair" && !ofMany.has(held.domain ?? "body");
  if (link === "setting")
    return ["setting", "food", "body"].includes(head.domain ?? "") || isCoilSpring(head, held);
  if (isFood && link === "purpose") return !["home", "part", "food"].includes(head.domain ?? "");
  return ["food", "body", "setting", "plant"].includes(head.domain ?? "");
}

/** The season and the part share a word: "spring" with a part is a coil spring. */
function isCoilSpring(head: GlossaryEntry, held: GlossaryEntry): boolean {
  return englishName(held) === "spring" && head.domain === "part";
}

interface RomanceTie {
  readonly head: GlossaryEntry;
  readonly held: GlossaryEntry;
  readonly link: KindLink;
  readonly target: "fr" | "it";
}

/** Names that already have the preposition of the relation: infusion au gingembre, paletta da giardino. */
const prepositions = {
  fr: { flavour: /\s(?:à|au|aux)\s/, purpose: /\spour\s/ },
  it: {
    flavour: /\s(?:a|al|allo|alla|alle|all'|agli)\s?/,
    setting: /\sda\s/,
    purpose: /\sper\s/,
    part: /\sper\s/,
  },
} as const;

function isUnclearInRomance({ head, held, link, target }: RomanceTie): boolean {
  const said: Partial<Record<KindLink, RegExp>> = prepositions[target];
  if (said[link]?.test(`${head.forms[target]?.[0] ?? ""} `)) return true;
  if (link === "flavour") return target === "it" && englishName(held) === "egg";
  if (link === "part") return !carriers.has(englishName(head));
  return link === "purpose" && !servesAnother.has(englishName(head));
}

/** Whether a phrase or one nested in it has an unclear relation. */
export function hasUnclearRelation({ noun, kinds, complements }: NounPhrase, target: Language): boolean {
  if (noun !== undefined && kinds.some((kind) => isUnclearRelation(noun.entry, kind, target))) return true;
  const inner = [...kinds.map(({ phrase }) => phrase), ...complements.flatMap(({ phrases }) => phrases)];
  return inner.some((phrase) => hasUnclearRelation(phrase, target));
}
