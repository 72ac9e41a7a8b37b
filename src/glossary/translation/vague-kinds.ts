import type { Language } from "../../text/language.ts";
import type { GlossaryDomain, GlossaryEntry } from "../glossary-entry.ts";
import { isEdible, type KindLink, kindLink } from "./kind-links.ts";
import type { NounPhrase, PhraseKind } from "./phrase.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));
const nameOf = ({ forms }: GlossaryEntry): string => forms.en?.[0] ?? "";

/** What is made for another thing whatever that is: of these French and Italian may say "pour", "per". */
const servesAnother = words(
  "holder|case|cover|protective cover|bag|box|storage box|stand|rack|mount|bracket|charger|cable|cleaner|brush|filter|basket|organiser|" +
    "packaging|storage|mat|pad|protector|polish|clothing|accessories|opener|lid|support|hanger|adapter|remote control|replacement part|" +
    "refill|battery|spare part|awning|cutter|grater|press|jug|dispenser|lubricant|cleaning cloth|glue|paint",
);
/** Raw things are what others taste of: an apple cinnamon is no cinnamon. */
const rawThings = words(
  "apricot|plum|grape|pineapple|coconut|saffron|cinnamon|orange|lemon|lime|apple|ginger|mint|vanilla|pepper|cheese|French fries|fruit|sunflower|berry|strawberry|raspberry|mango|banana|" +
    "peach|pear|cherry|tomato|garlic|onion|potato|rice|milk|flower|rose|lavender|turmeric|basil",
);
/** Dishes, which nothing else tastes of. */
const dishes = words(
  "sandwich|cracker|sweet|sweets|snack|pasta|tortilla|cake|burger|pizza|sausage|biscuit|salad|soup|noodle|rice|bread|cocktail|roll|wheat",
);
/** Pressed, ground or cooked from one thing. */
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
 * Whether the tie of two nouns can only be guessed at: compounds say no more than that there is one (Jespersen, A
 * Modern English Grammar VI, 8.2), so that what they mean must be usual before it is said with a preposition.
 */
function isVagueKind(head: GlossaryEntry, kind: PhraseKind, target: Language): boolean {
  const held = kind.phrase.noun?.entry;
  if (held === undefined || kind.relation !== "open") return false;
  const link = kindLink(head, kind);
  if (isVagueAnywhere(head, held, link)) return true;
  return (target === "fr" || target === "it") && isVagueInRomance({ head, held, link, target });
}

function isVagueAnywhere(head: GlossaryEntry, held: GlossaryEntry, link: KindLink): boolean {
  const isFood = isEdible(held);
  if (link === "flavour") return rawThings.has(nameOf(head)) || dishes.has(nameOf(held));
  if (link === "substance") return !isFood || !madeOfOne.has(nameOf(head));
  if (link === "body") return head.domain !== "care" || nameOf(held) === "tooth";
  if (link === "collection") return nameOf(head) !== "pair" && !ofMany.has(held.domain ?? "body");
  if (link === "setting")
    return ["setting", "food", "body"].includes(head.domain ?? "") || isSpringRoll(head, held);
  if (isFood && link === "purpose") return !["home", "part", "food"].includes(head.domain ?? "");
  return ["food", "body", "setting", "plant"].includes(head.domain ?? "");
}

function isSpringRoll(head: GlossaryEntry, held: GlossaryEntry): boolean {
  return nameOf(held) === "spring" && head.domain === "part";
}

interface RomanceTie {
  readonly head: GlossaryEntry;
  readonly held: GlossaryEntry;
  readonly link: KindLink;
  readonly target: "fr" | "it";
}

/** What a thing's own name says with the same preposition: infusion au gingembre, paletta da giardino. */
const prepositions = {
  fr: { flavour: /\s(?:à|au|aux)\s/, purpose: /\spour\s/ },
  it: {
    flavour: /\s(?:a|al|allo|alla|alle|all'|agli)\s?/,
    setting: /\sda\s/,
    purpose: /\sper\s/,
    part: /\sper\s/,
  },
} as const;

function isVagueInRomance({ head, held, link, target }: RomanceTie): boolean {
  const said: Partial<Record<KindLink, RegExp>> = prepositions[target];
  if (said[link]?.test(`${head.forms[target]?.[0] ?? ""} `)) return true;
  if (link === "flavour") return target === "it" && nameOf(held) === "egg";
  if (link === "part") return !carriers.has(nameOf(head));
  return link === "purpose" && !servesAnother.has(nameOf(head));
}

/** Whether there is such a tie in a phrase or in those within it. */
export function holdsVagueKind({ noun, kinds, complements }: NounPhrase, target: Language): boolean {
  if (noun !== undefined && kinds.some((kind) => isVagueKind(noun.entry, kind, target))) return true;
  const inner = [...kinds.map(({ phrase }) => phrase), ...complements.flatMap(({ phrases }) => phrases)];
  return inner.some((phrase) => holdsVagueKind(phrase, target));
}
