import type { Language } from "../../text/language.ts";
import type { GlossaryDomain, GlossaryEntry } from "../glossary-entry.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));
const domains = (list: string): ReadonlySet<GlossaryDomain> => new Set(list.split(" ") as GlossaryDomain[]);

/**
 * Things by their first English name whose word, in that language, has another everyday meaning in product names that
 * nothing beside it need tell: French "casque" is a helmet and headphones, "moule" a mussel and a mould.
 */
const doubtfulThings: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("tablet|pickle|relish|case|jack|plug|washer|mouse pad|sleeve|date|pack"),
  de: words("pack|cover|lock"),
  fr: words(
    "helmet|resistor|mussel|ice cream|frame|slice|birthday|marble|drinking glass|sleeve|drill bit|paint brush|artist's brush|tray|toner|fishing|nail|bracket",
  ),
  it: words(
    "paint brush|artist's brush|baby cot|cot|batteries|bucket|resistor|helmet|slice|mint|angle grinder|ring binder",
  ),
};

/** Qualities by their English name whose word means this only of things of these domains. */
const doubtfulQualities: Readonly<Record<Language, Readonly<Record<string, ReadonlySet<GlossaryDomain>>>>> = {
  en: { sparkling: domains("food"), sweet: domains("food"), loose: domains("fashion"), hot: domains("body") },
  de: {},
  fr: {
    sweet: domains("food"),
    wholegrain: domains("food"),
    wholemeal: domains("food"),
    soft: domains("fashion home baby toy pet"),
    durable: domains("body"),
    sustainable: domains("body"),
    tiltable: domains("technology tool part"),
    rechargeable: domains("technology tool part vehicle toy"),
    extendable: domains("home garden tool"),
    bright: domains("body"),
    thin: domains("food part"),
    warm: domains("fashion home baby pet"),
    hot: domains("body"),
    airtight: domains("home part"),
    assorted: domains("food fashion home toy office garden tool care part"),
  },
  it: {
    dried: domains("food plant"),
    sweet: domains("food"),
    bright: domains("body"),
    rechargeable: domains("technology tool part vehicle toy"),
    elastic: domains("body"),
    extendable: domains("home tool"),
    warm: domains("fashion home baby pet"),
    hot: domains("body"),
    short: domains("fashion"),
    mobile: domains("body"),
  },
};

/** Qualities that no food has: with one, the word for the food means something else (a wall mounted "glace"). */
const uneatable = words(
  "plain|wall mounted|foldable|folding|waterproof|on castors|with castors|washable|adjustable|inflatable|extendable|rechargeable|cordless|" +
    "wireless|magnetic|stackable|telescopic|electric|battery operated|stretch|elastic|lined|self adhesive",
);

const edible = domains("food plant");

export function isDoubtfulThing({ forms }: GlossaryEntry, source: Language): boolean {
  return doubtfulThings[source].has(forms.en?.[0] ?? "");
}

/** @param thing what the quality is said of */
export function isDoubtfulQuality(
  { forms }: GlossaryEntry,
  { domain }: GlossaryEntry,
  source: Language,
): boolean {
  const name = forms.en?.[0] ?? "";
  if (domain !== undefined && edible.has(domain) && uneatable.has(name)) return true;
  const fitting = doubtfulQualities[source][name];
  return fitting !== undefined && (domain === undefined || !fitting.has(domain));
}
