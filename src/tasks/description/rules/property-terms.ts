import type { CategoryRecord } from "../../../catalog/model.ts";
import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { fourForms, propertyWord } from "../../../translation/generation/adjectives.ts";
import type { Glossary, GlossaryMatch } from "../../../translation/glossary.ts";
import type { GlossaryEntry } from "../../../translation/glossary-entry.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import type { Evidence } from "../../engine.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { readColors, readMaterials, type StatedColors } from "../compose/property-values.ts";
import { audienceWords, isFigure } from "./word-classes.ts";

export interface SearchedProduct {
  /** Cleaned. */
  readonly name: string;
  /** The description and the name, and the glossary's words in them. */
  readonly text?: { readonly reading: WordReading; readonly matches: readonly GlossaryMatch[] };
  readonly language: Language;
  readonly glossary: Glossary;
  readonly evidence: Evidence | undefined;
  /** The one of `evidence`, with its names. */
  readonly category?: CategoryRecord | undefined;
}

/** A kind of product as people search for it. */
export interface ProductType {
  /** German with capitals, other languages without. */
  readonly text: string;
  readonly entry: GlossaryEntry | undefined;
  /** The shorter noun that it begins or ends with, where the name has more words of the category's term. */
  readonly base?: string;
  /** Whether it is what the category is called, which may be more than the one thing. */
  readonly isOfShelf?: boolean;
}

/** Whether a text has all words of a part. */
export function isWithin(part: string, text: string): boolean {
  const words = new Set(readWords(text).folded);
  return readWords(part).folded.every((word) => words.has(word));
}

type Audience = "men" | "women" | "children" | "girls" | "boys";

/** Of the name, else of the columns; undefined for what is for several. */
export function audienceOf({ name, evidence, language }: SearchedProduct): string | undefined {
  const texts = [name, ...factsAbout("audience", evidence).map(({ text }) => text)];
  const isRomance = language === "fr" || language === "it";
  for (const text of texts) {
    const { folded, tokens } = readWords(text);
    const found = folded.flatMap((word, place) => {
      // "2 man tent"
      if (tokens[place - 1]?.kind === "number") return [];
      // "Male Doll": what the thing shows.
      if (isFigure(folded[place + 1] ?? "") || (isRomance && isFigure(folded[place - 1] ?? ""))) return [];
      // "M/M" of a French or Italian plug.
      if (word === "male" && language !== "en") return [];
      const all = audienceWords();
      return (["men", "women", "children"] as const)
        .filter((audience) => all[audience].has(word))
        .map((audience): Audience => (audience === "children" ? childrenOf(word) : audience));
    });
    const distinct = withoutGeneral([...new Set<Audience>(found)]);
    if (distinct.length === 1) return distinct[0];
    if (distinct.length > 1) return undefined;
  }
  return undefined;
}

const girls = /^(?:girls?|madchen|filles?|bambin[ae]|bimb[ae])$/;
const boys = /^(?:boys?|jungen|garcons?|bambino|bimbo)$/;

function childrenOf(word: string): Audience {
  return girls.test(word) ? "girls" : boys.test(word) ? "boys" : "children";
}

/** "Bambini: bambina" is for girls; what is for both is for children. */
function withoutGeneral(audiences: readonly Audience[]): readonly Audience[] {
  const ofChildren = audiences.filter((audience) => /^(?:girls|boys|children)$/.test(audience));
  if (ofChildren.length < 2) return audiences;
  const others = audiences.filter((audience) => !ofChildren.includes(audience));
  const narrow = ofChildren.filter((audience) => audience !== "children");
  return [...others, ...(narrow.length === 1 ? narrow : (["children"] as const))];
}

/** "Girl With Hat Ceramic Mug", "Mädchen mit Hut Keramiktasse": who is on the thing, and not whom it is for. */
export function isOfPicture(type: string, { name, language }: SearchedProduct): boolean {
  if (language !== "en" && language !== "de") return false;
  const [found, before] = [onPicture.exec(name), name.toLowerCase().lastIndexOf(type.toLowerCase())];
  return found !== null && before > found.index;
}

const onPicture =
  /(?<!(?:for|für)\s(?:an?\s)?)(?<!\p{L})(?:girl|boy|lady|man|woman|mädchen|junge|frau|mann)\s(?:with|in|mit|im)\s/iu;

const audienceTerms: Readonly<Record<Language, Readonly<Record<Audience, string>>>> = {
  en: { men: "men's", women: "women's", children: "kids'", girls: "girls'", boys: "boys'" },
  de: { men: "Herren", women: "Damen", children: "Kinder", girls: "Mädchen", boys: "Jungen" },
  fr: { men: "homme", women: "femme", children: "enfant", girls: "fille", boys: "garçon" },
  it: { men: "uomo", women: "donna", children: "bambini", girls: "bambina", boys: "bambino" },
};

const childrenWords: ReadonlySet<Audience> = new Set(["children", "girls", "boys"]);

/** "Wanderschuhe Damen", "women's hiking boots"; none where the type has it already ("Damenhose", "women's trousers"). */
export function withAudience(type: string, audience: string, language: Language): string {
  const term = audienceTerms[language][audience as Audience];
  const words =
    audienceWords()[childrenWords.has(audience as Audience) ? "children" : (audience as "men" | "women")];
  if (readWords(type).folded.some((word) => words.has(word))) return type;
  if (type.toLowerCase().includes(term.toLowerCase().replace(/'s?$/u, ""))) return type;
  return language === "en" ? `${term} ${type}` : `${type} ${term}`;
}

/** What the name's own words say of a property, else its column, where it is one known word. */
export function propertyOf(
  { name, text, language, glossary, evidence }: SearchedProduct,
  role: "color" | "material",
): string | undefined {
  const fact = factsAbout(role, evidence)[0]?.text;
  if (role === "color" && isNoColor(`${name}\n${text?.reading.text ?? ""}`, fact)) return undefined;
  if (fact !== undefined) return fact;
  const reading = readWords(name);
  const found = glossary.find(reading, language).filter(({ entry }) => entry.role === role);
  const [match, more] = found;
  if (match === undefined || more !== undefined) return undefined;
  // "Gov Denim" is who makes it.
  if (
    evidence?.brand !== undefined &&
    isWithin(reading.folded.slice(match.first, match.end).join(" "), evidence.brand)
  )
    return undefined;
  // "Western Red Cedar": a part of what a wood is called.
  const stuff = readWords(factsAbout("material", evidence)[0]?.text ?? "").folded;
  const isOfStuff =
    stuff.length > 1 && reading.folded.slice(match.first, match.end).every((word) => stuff.includes(word));
  if (role === "color" && isOfStuff) return undefined;
  // "Terracotta PVCU" is a plastic in that colour.
  const next = reading.tokens[match.end];
  // "Gold Class", "Black Label": how a line is called.
  if (role === "color" && language === "en" && lineOfColor.test(next?.folded ?? "")) return undefined;
  if (role === "material" && next !== undefined && plastic.test(next.text)) return undefined;
  // "semelle | céramique", "ceramic | soleplate": what a part of it is made of.
  const beside = isHeadFirst(language) ? reading.folded[match.first - 1] : reading.folded[match.end];
  if (role === "material" && partOfThing.test(beside ?? "")) return undefined;
  // "Line" of "Primera-Line".
  if (reading.text.charAt((reading.tokens[match.first]?.start ?? 0) - 1) === "-") return undefined;
  return reading.text.slice(reading.tokens[match.first]?.start, reading.tokens[match.end - 1]?.end);
}

const lineOfColor = /^(?:class|label|star|medal|standard|edition|line|series|collection|rush|card)$/u;
const partOfThing =
  /^(?:semelles?|suol[ae]|piastr[ae]|manches?|manic[oi]|poignees?|impugnatur[ae]|couvercles?|coperchi[oi]?|soles?|soleplates?|handles?|lids?|grips?)$/u;
const plastic = /^(?:u?pvc(?:-?[uc])?|abs|hdpe|ldpe|mdpe|pp|pe|grp|gfk)$/iu;

/** "blau verzinkt" is how steel is treated, and "80 Plus Bronze" how well a power supply works. */
const treated =
  /(?<!\p{L})(\p{L}+)(?:\s|-)(?:verzinkt|passiviert|chromatiert|galvani[sz]ed|zinc(?:-plated)?|zinguée?s?|zincat[oaie])(?!\p{L})/iu;
const efficiency = /80\s?\+?\s?plus\s(?:bronze|silver|gold|platinum|titanium)/iu;

function isNoColor(name: string, fact: string | undefined): boolean {
  if (fact === undefined) return treated.test(name) || efficiency.test(name);
  const color = treated.exec(name)?.[1] ?? treated.exec(fact)?.[1];
  if (color !== undefined && fact.toLowerCase().startsWith(color.toLowerCase())) return true;
  return efficiency.test(name) && /^(?:bronze|bronzo|silver|argento|gold|oro|platin)/iu.test(fact);
}

/** A memory is no copper: "4 GB RAM"; a spiral is what a notebook has. */
const noMaterial = /^(?:RAM|[Ss]pirale?)$/u;
/** Steel that French and Italian name without a preposition: "vis inox". */
const bareMaterial = /^inox$/iu;
/** French and Italian: what works on a material is not made of it, "vis bois", "vernice legno". */
const forMaterial =
  /^(?:vis|chevilles?|clous?|mèches?|forets?|scies?|lames?|colles?|peintures?|vernis|lasures?|huiles?|cires?|râpes?|limes?|enduits?|mastics?|traitements?|vit[ei]|tassell[oi]|chiod[oi]|punt[ae]|seg[ah]e?|lam[ae]|coll[ae]|vernic[ei]|pittur[ae]|impregnant[ei]|oli[oi]?|cer[ae]|raspe?|stucc(?:o|hi)|smalt[oi])(?!\p{L})/iu;
const workedMaterial =
  /^(?:bois|métal|béton|pierre|plâtre|verre|plastique|tissu|cuir|legno|metallo|cemento|calcestruzzo|pietra|cartongesso|vetro|plastica|tessuto|pelle|muro|parquet|truciolar[ei]|agglomérés?|multistrato|mdf)$/iu;

/** "rovere sonoma", "Eiche Dekor", "effet chêne": what a surface looks like. */
const decorBehind =
  "(?:sonoma|wotan|artisan|nebraska|san remo|sägerau|halifax|craft|evoke|dekor|nachbildung|optik|imitat|decor|effect|look|imitation|décor|effet)";
const decorBefore =
  "(?:sonoma|wotan|artisan|nebraska|effetto|finitura|effet|imitation|façon|aspect|décor|imitazione|simil)";

function isDecor(material: string, { name, text }: SearchedProduct): boolean {
  const word = material.trim().replace(/[^\p{L}\s]/gu, "");
  const decor = new RegExp(
    `(?<!\\p{L})${word}[\\s-]${decorBehind}(?!\\p{L})|${decorBefore}\\s(?:de\\s|d['’])?${word}(?!\\p{L})`,
    "iu",
  );
  return word !== "" && decor.test(`${name}\n${text?.reading.text ?? ""}`);
}

/** "misto cashmere", "wool blend": a stuff that is mixed with others is not what a thing is made of. */
function isPartOfBlend(material: string, { name, text }: SearchedProduct): boolean {
  const word = material.trim().replace(/[^\p{L}\s]/gu, "");
  const blend = new RegExp(
    `(?<!\\p{L})(?:mist[oaie]|mélange(?:\\sde)?|mélangée?s?)\\s${word}(?!\\p{L})|(?<!\\p{L})${word}[\\s-]?(?:blend|mix|mischung|gemisch|mélangée?s?|mélange|mist[oaie])(?!\\p{L})`,
    "iu",
  );
  // "Wool Jumper" is called so, whatever the text says of its yarn.
  const isNamed = word !== "" && foldText(name).includes(foldText(word));
  return word !== "" && blend.test(isNamed ? name : (text?.reading.text ?? ""));
}

export function withMaterial(type: string, written: string, words: SearchedProduct): string[] {
  if (isDecor(written, words) || isPartOfBlend(written, words)) return [];
  if (noMaterial.test(written) || hasComplement(type, words.language)) return [];
  if (isBeforeNoun(written, type, words)) return [];
  if (forMaterial.test(type) && workedMaterial.test(written.trim())) return [];
  const material = readMaterials(written.replace(/^(?:100\s?%\s*|(?:in|en)\s)/u, ""), words);
  // "telaio in alluminio" is what a part of it is made of.
  const isOther = material !== undefined && /\d|,|\s(?:und|and|et|e|in|en|di|de)\s/u.test(material);
  if (material === undefined || isOther || sharesWord(material, type)) return [];
  // "Legn": cut by the shop.
  if (isStump(material, words)) return [];
  const { language } = words;
  if (/\s(?:en|in)\s/u.test(type)) return [];
  if (language === "en") return [`${material} ${type}`];
  // "Eiche massiv": a noun and what kind of it, as the shop writes it.
  if (language === "de" && /^\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(written.trim()))
    return [`${type} ${written.trim()}`];
  if (language === "de" || bareMaterial.test(material))
    return [`${type} ${material.replace(/^INOX$/u, "inox")}`];
  return [`${type} ${language === "fr" ? "en" : "in"} ${material}`];
}

/** French and Italian: the "Seta" of "Lines Seta ultra Assorbenti": before the noun a line's name, and no stuff, unless a column states it. */
function isBeforeNoun(written: string, type: string, { name, language, evidence }: SearchedProduct): boolean {
  if (!isHeadFirst(language) || factsAbout("material", evidence).length > 0) return false;
  const [place, noun] = [foldText(name).indexOf(foldText(written)), foldText(name).indexOf(foldText(type))];
  return place >= 0 && noun > place;
}

/** French and Italian: a single word that is no word of the language, with a letter or two more in its lists. */
function isStump(material: string, { language, glossary }: SearchedProduct): boolean {
  if (language !== "it" || !/^\p{L}*[bcdfgjklmnpqrstvz]$/iu.test(material)) return false;
  return ["o", "a", "e", "io"].some(
    (end) => glossary.roleOf(foldText(material + end), language) === "material",
  );
}

/** Letters; shorter nouns are too often others too: "case" is no plural of "casa". */
const shortestHead = 4;

/** "Kaffeemaschine mit Glaskanne": what stands behind it would be said of the part. */
function hasComplement(type: string, language: Language): boolean {
  return { en: /\swith\s/u, de: /\smit\s/u, fr: /\savec\s/u, it: /\scon\s/u }[language].test(type);
}

/** "Silk" of "silk pillowcase", "wood" of "wooden train", "Papier" of "Kopierpapier": the type says its material. */
function sharesWord(material: string, type: string): boolean {
  const words = readWords(type).folded;
  return readWords(material).folded.some(
    (part) => part.length > 2 && words.some((word) => word.startsWith(part) || word.endsWith(part)),
  );
}

/** The feminine of a colour that no list has and that is a participle: "tintura ramata". */
function ofOne(color: string, language: Language): string {
  if (language === "it") return color.replace(/(?<!cioccol|mosc)(?<=\p{L}{2}[aiu]t)o$/u, "a");
  return color.replace(/(?<=\p{L}{2})é$|(?<=^écr)u$/u, "$&e");
}

/** Nouns of which no list has the gender: "tintura", and no "sistema". */
const italianFeminine = /[^m]a$/u;

export function withColor({ text, entry }: ProductType, written: string, words: SearchedProduct): string[] {
  const colors: StatedColors | undefined = readColors(written, words);
  const [color, more] = colors?.list ?? [];
  if (hasComplement(text, words.language)) return [];
  if (color === undefined || more !== undefined || isWithin(color, text)) return [];
  const { language, glossary } = words;
  // Green timber is unseasoned.
  if (language === "en")
    return color === "green" && /^(?:timber|wood)/u.test(text) ? [] : [`${color} ${text}`];
  if (language === "de") return [`${text} ${color.toLowerCase()}`];
  // The first noun is the head: "padella antiaderente".
  const head = text.split(" ")[0] ?? "";
  const grammar =
    nounGrammar(text, language) ??
    entry?.grammar?.[language] ??
    (head.length > shortestHead ? nounGrammar(head, language) : undefined);
  const property = glossary.find(readWords(color), language)[0]?.entry;
  const word = property && propertyWord(property, language);
  const isPlural = grammar !== undefined && "isPlural" in grammar && grammar.isPlural;
  if (word === undefined || word.base !== color) {
    const isFeminine = grammar === undefined ? italianFeminine.test(head) : grammar.gender === "f";
    // "gris chiné", "blu petrolio": a colour of several words stays as it is.
    const agrees = isFeminine && !isPlural && !/\s/u.test(color);
    return [`${text} ${agrees ? ofOne(color, language) : color}`];
  }
  if (grammar?.gender === undefined)
    return new Set(fourForms(word, language)).size > 1 ? [] : [`${text} ${color}`];
  const form = fourForms(word, language)[(grammar.gender === "f" ? 1 : 0) + (isPlural ? 2 : 0)];
  return [`${text} ${form ?? color}`];
}
