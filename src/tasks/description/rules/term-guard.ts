import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords, stem, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { tradeOf } from "../../../nlp/trades.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { isDeviceLine, isDeviceMaker } from "../../evidence/device-makers.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { escaped } from "../../name/rules/case-of-parts.ts";
import { nounsIn } from "../../name/rules/known-product.ts";
import { compoundBefore, firstCompound } from "./german-compounds.ts";
import { isWithin, type ProductType, type SearchedProduct } from "./property-terms.ts";
import { isUnborneFood, kindOf } from "./term-heads.ts";
import { typeOfShop } from "./type-of-category.ts";
import { isThingCompound } from "./word-classes.ts";

/** What follows says what a thing is for, with, worn over or of which variety: no noun behind it is the product's. */
const relations: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(["with", "for", "over", "under", "without", "from"]),
  de: new Set(["mit", "fur", "uber", "unter", "ohne", "aus", "sorte"]),
  fr: new Set(["avec", "pour", "sur", "sous", "sans", "a", "au", "aux", "variete"]),
  it: new Set(["con", "per", "sul", "sulla", "sotto", "senza", "a", "varieta"]),
};
/** Folded words of French and Italian before what something is of: "Fonds des nouvelles chaussures". */
export const genitives: ReadonlySet<string> = new Set([
  "de",
  "d",
  "du",
  "des",
  "di",
  "del",
  "della",
  "dei",
  "delle",
  "da",
]);
/** "Lot de chaises": what is counted is the thing. */
const counted =
  /^(?:lot|jeu|paire|set|kit|ensemble|pack|assortiment|confezione|coppia|serie|rotolo|rouleau|boite|scatola|collection|collezione|gamme|duo|trio|pezzi|pieces)s?$/;
/** Words in front of a noun at which a relation may stand. */
const mostBefore = 2;
/** Words of a row's text that say what it is about. */
const beginning = 6;

/**
 * The noun that a row is searched by, unless it is of another thing: one that stands in the name behind a relation alone ("lucidata a
 * specchio"), a taste where the found category is of another food, or one of the row's prose that what comes with the thing is called.
 */
export function guardedType(
  type: ProductType | undefined,
  product: SearchedProduct,
): ProductType | undefined {
  if (type === undefined || type.isOfShelf === true) return type;
  const { name, text, language, category, evidence } = product;
  if (isFirstOfPair(type, product)) return undefined;
  if (isWithin(type.text, evidence?.sourceCategory ?? "")) return type;
  const leaf = category?.names[language] ?? "";
  if (isWithin(type.text, leaf)) return isDeviceOfPart(type, leaf, product) ? undefined : type;
  const isHead = () => !isHeadFirst(language) && isHeadOfName(type, product);
  if (isTasteOnly(type, product) || (isUnborneFood(type, product) && !isHead())) return undefined;
  const sold = typeOfShop(product);
  if (sold !== undefined && isOtherThan(sold, type, product)) return sold;
  const worn = type.entry?.domain === "fashion" ? forAnimal(type, product) : undefined;
  if (worn !== undefined) return worn;
  if (isAnimalFor(type, product)) return ofAnimal(type, product);
  const reading = readWords(name);
  const inName = placesOf(type.text, reading, language);
  if (inName.length > 0) {
    if (inName.every((place) => isOfAccessory(place, type, reading, product))) return undefined;
    if (inName.every((place) => isBeforePart(place, type, reading, product))) return undefined;
    return inName.every((place) => isRelated(place, reading, language, "name")) ? undefined : type;
  }
  // "Cartuccia gas" of a stove "per cartucce"
  const head = readWords(type.text).folded.at(isHeadFirst(language) ? 0 : -1) ?? "";
  const ofHead = placesOf(head, reading, language);
  if (ofHead.length > 0 && ofHead.every((place) => isRelated(place, reading, language, "name")))
    return undefined;
  const written = text?.reading;
  if (written === undefined) return type;
  const inText = placesOf(type.text, written, language);
  if (inText.length === 0 || inText.some((place) => place < beginning)) return type;
  return inText.every((place) => isRelated(place, written, language, "text")) ? undefined : type;
}

/** The "lave-vaisselle" among "Pièces lave-linge et lave-vaisselle", which the name does not have: what the part fits. */
function isDeviceOfPart({ text }: ProductType, leaf: string, { name, language }: SearchedProduct): boolean {
  return partsLeaf.test(leaf) && placesOf(text, readWords(name), language).length === 0;
}

const partsLeaf =
  /^(?:pièces|accessoires|filtres|ricambi|accessori|filtri)(?!\p{L})|(?:parts|spares|accessories|zubehör|ersatzteile|teile)$/iu;

/** The "cocktail" of a "cocktail-box": in all four languages the thing is what stands behind the hyphen. */
function isFirstOfPair({ text }: ProductType, { name }: SearchedProduct): boolean {
  const places = [
    ...name.toLowerCase().matchAll(new RegExp(`(?<!\\p{L})${escaped(text.toLowerCase())}(?!\\p{L})`, "gu")),
  ];
  return (
    places.length > 0 &&
    places.every(({ 0: { length }, index }) => secondOfPair.test(name.slice(index + length)))
  );
}

const secondOfPair = /^-(?:box|kit|set|bag|shaker|case|rack|stand|holder)(?:e?s)?(?!\p{L})/iu;

/**
 * Whether the one noun that the shop sorts the row by is another thing than the noun that was found: "coffee" and the "sugar" of "Huila Decaf –
 * Sugar Cane Process", "mudguard" and the "touring bikes" that it fits. Only where the lists have both in kinds that are far apart, and the
 * one that was found is not the head of the name.
 */
function isOtherThan(sold: ProductType, type: ProductType, product: SearchedProduct): boolean {
  const { language, glossary, name, text, category } = product;
  const joined = (text: string) => foldText(text).replaceAll(" ", "");
  const [one, other] = [joined(sold.text), joined(type.text)];
  if (one.includes(other) || other.includes(one) || isHeadOfName(type, product)) return false;
  // "Collegeblock" and "Spiralblock"
  if (language === "de" && one.slice(-sharedEnd) === other.slice(-sharedEnd)) return false;
  const stems = new Set(readWords(sold.text).stems(language));
  if (
    readWords(type.text)
      .stems(language)
      .some((word) => stems.has(word))
  )
    return false;
  const categoryOf = ({ text, entry }: ProductType) =>
    nounsIn(glossary, language)(text)[0]?.category ?? entry?.category?.identifier;
  const [wanted, found] = [categoryOf(sold), categoryOf(type)];
  if (wanted === undefined || found === undefined || kindOf(wanted) === kindOf(found)) return false;
  // "Stocking" of a basin mixer is what a shop does with it: the row says the noun too, or is found to be of its kind.
  const said = new Set([name, text?.reading.text ?? ""].flatMap((each) => readWords(each).stems(language)));
  return [...stems].some((word) => said.has(word)) || kindOf(category?.identifier ?? "") === kindOf(wanted);
}

/** Letters. */
const sharedEnd = 5;

/** English and German: the last word of the name's first phrase, before what it is for or with; German, French and Italian: what it begins with. */
function isHeadOfName({ text }: ProductType, { name, language, evidence }: SearchedProduct): boolean {
  const own = name.slice(spelledLength(statedBrand(evidence), name));
  if (language === "fr" || language === "it")
    return placesOf(text, readWords(own), language).some((place) => place <= mostBefore);
  if (language === "de" && foldText(own).trim().startsWith(foldText(text))) return true;
  const [first = ""] = own.split(/[,;:|(]|\s[-–—]\s/u);
  const words = readWords(first);
  const end = words.folded.findIndex((word, place) => place > 0 && relations[language].has(word));
  const within = (end < 0 ? words.tokens : words.tokens.slice(0, end)).filter(
    ({ kind, text: word }, place, tokens) =>
      kind === "word" && !(word.length <= 2 && tokens[place - 1]?.kind === "number"),
  );
  const head = within.at(-1)?.folded ?? "";
  const wanted = readWords(text).folded.at(-1) ?? "";
  return stem(head, language) === stem(wanted, language) || head.endsWith(wanted);
}

/** The "borsa a tracolla" of "Borsa a tracolla per cani": whom a thing to wear is for, where that is an animal, belongs to it. */
function forAnimal(type: ProductType, { name }: SearchedProduct): ProductType | undefined {
  const pattern = new RegExp(
    `(?<!\\p{L})${escaped(type.text)}\\s((?:per|pour|for|für)\\s(?:${wornByAnimals}))(?!\\p{L})`,
    "iu",
  );
  const whom = pattern.exec(name)?.[1];
  return whom === undefined ? undefined : { text: `${type.text} ${whom.toLowerCase()}`, entry: undefined };
}

const wornByAnimals =
  "cani|gatti|animali(?: domestici)?|chiens?|chats?|animaux(?: domestiques)?|dogs|cats|pets|Hunde|Katzen|Haustiere";

/** The "guinea pig" of "Guinea Pig Hide", the "Kaninchen" of hay: an animal that lives is not what a shop sells; a plush one is sorted elsewhere. */
function isAnimalFor(
  { text }: ProductType,
  { language, category, evidence, name }: SearchedProduct,
): boolean {
  if (nounGrammar(text, language)?.domain !== "pet" || !animals.test(foldText(text))) return false;
  if (/^a-(?:toys|home|garden|fashion|hobby|baby)/u.test(category?.identifier ?? "")) return false;
  return !toyAnimal.test(`${name}\n${evidence?.sourceCategory ?? ""}`);
}

/** "Guinea pig hide": English with the word behind the animal; else the name's first German compound: "Bergwiesenheu". */
function ofAnimal(type: ProductType, { name, language, evidence }: SearchedProduct): ProductType | undefined {
  if (language === "de") {
    const own = name.slice(spelledLength(statedBrand(evidence), name)).trim();
    const text = firstCompound(own);
    return text === undefined || foldText(text) === foldText(type.text) ? type : { text, entry: undefined };
  }
  const [, next] = new RegExp(`(?<!\\p{L})${type.text}\\s(\\p{L}{4,})(?=\\s|$)`, "iu").exec(name) ?? [];
  const isNoun = language === "en" && next !== undefined && !isStopWord(foldText(next), language);
  return isNoun ? { text: `${type.text} ${next.toLowerCase()}`, entry: undefined } : type;
}

const animals =
  /^(?:guinea pigs?|rabbits?|hamsters?|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|birds?|budgies?|kaninchen|meerschweinchen|hamster|hunde?|katzen?|welpen?|pferde?|vogel|lapins?|cochons? d inde|chiens?|chats?|chiots?|chatons?|chevaux|cheval|oiseaux?|conigli[oi]?|criceti?|criceto|can[ei]|gatt[oi]|cavall[oi]|uccell[oi]|cavi[ae])$/u;
const toyAnimal =
  /(?<!\p{L})(?:plush|soft toys?|figur\p{L}*|statue?\p{L}*|ornaments?|stofftier\p{L}*|plüsch\p{L}*|kuscheltier\p{L}*|deko\p{L}*|peluches?|jouets?|giocattol\p{L}+|toys?|spielzeug\p{L}*)(?!\p{L})/iu;

/** The "iPhone" of "Sticker protection iPhone 4": a line of devices behind another noun is what the thing fits. */
function isOfAccessory(
  place: number,
  { text }: ProductType,
  reading: WordReading,
  { language, glossary }: SearchedProduct,
): boolean {
  if (!isDeviceLine(foldText(text))) return false;
  return reading.folded
    .slice(0, place)
    .some((word) => !isDeviceMaker(word) && glossary.roleOf(word, language) === "type");
}

/** German: the compound of the name that says what the thing is, where the noun that was found is not the name's: "Handmühle" for a "Mahlwerk". */
export function ownCompound(
  type: ProductType | undefined,
  product: SearchedProduct,
): ProductType | undefined {
  const { name, language, evidence } = product;
  if (type === undefined || language !== "de" || isWithin(type.text.split(" ").at(-1) ?? "", name))
    return type;
  const reading = readWords(name);
  if (reading.folded.some((word) => word.endsWith(foldText(type.text)))) return type;
  const longer = compoundOf(type.text, reading);
  if (longer !== undefined) return { text: longer, entry: undefined };
  const text = compoundBefore(reading.tokens.length, reading, statedBrand(evidence));
  // "Lesehilfe Kunststoff": what it is made of is no thing.
  return text !== undefined && isThingCompound(foldText(text)) ? { text, entry: undefined } : type;
}

/** The "Handballtor" of a name, of which the "Handball" is the first part alone. */
function compoundOf(noun: string, { tokens, folded }: WordReading): string | undefined {
  const first = foldText(noun);
  const place = folded.findIndex(
    (word) =>
      word.startsWith(first) &&
      /^s?\p{L}{3,}$/u.test(word.slice(first.length)) &&
      !inflection.test(word.slice(first.length)),
  );
  const written = tokens[place]?.text ?? "";
  return !/\s/u.test(noun) && /^\p{Lu}\p{Ll}+$/u.test(written) ? written : undefined;
}

const inflection = /^(?:chen|lein|nen|innen)$/u;

/** Where a term begins in a reading, in any inflected form. */
function placesOf(term: string, reading: WordReading, language: Language): number[] {
  const wanted = readWords(term).folded.map((word) => stem(word, language));
  const stems = reading.stems(language);
  return stems.flatMap((_, place) =>
    wanted.length > 0 && wanted.every((word, at) => stems[place + at] === word) ? [place] : [],
  );
}

/** English: the "stocking" of "Waders Stocking Foot" says of a part what it is like. */
function isBeforePart(
  place: number,
  { text }: ProductType,
  { tokens, folded, text: name }: WordReading,
  { language, glossary }: SearchedProduct,
): boolean {
  const behind = place + readWords(text).tokens.length;
  const [last, next] = [tokens[behind - 1], tokens[behind]];
  if (language !== "en" || place === 0 || last === undefined || next === undefined) return false;
  if (name.slice(last.end, next.start) !== " ") return false;
  const [match] = glossary.find(readWords(folded[behind] ?? ""), language);
  return bodyParts.has(folded[behind] ?? "") && match?.entry.role === "type";
}

const bodyParts = new Set(["foot", "neck", "sole", "toe", "leg", "arm", "back", "hand", "seat"]);

function isRelated(
  place: number,
  { folded }: WordReading,
  language: Language,
  where: "name" | "text",
): boolean {
  for (let at = place - 1; at >= Math.max(0, place - mostBefore); at -= 1) {
    const word = folded[at] ?? "";
    const before = folded[at - 1] ?? "";
    // "Reti proteggi reggiseni": the verb says what the thing does with it.
    if (where === "name" && at === place - 1 && doing.test(word)) return true;
    // "Robin on Spade", but "clip on lamp"
    if (where === "name" && language === "en" && word === "on" && at === place - 1)
      return at > 1 && !fastened.test(before);
    const isRelation =
      relations[language].has(word) || (where === "name" && isHeadFirst(language) && genitives.has(word));
    if (isRelation) return at > 0 && !counted.test(before) && !/^\d/u.test(before);
  }
  return false;
}

const fastened =
  /^(?:clip|roll|slip|stick|iron|screw|bolt|snap|strap|hook|push|add|click|pull|clamp|tie|wall|sew|press|print|hands|try|turn|switch)$/u;
const doing =
  /^(?:proteggi|porta|copri|salva|lava|poggia|appendi|reggi|asciuga|tendi|raccogli|protege|porte|couvre)$/u;

/** "Nocciola" of an ice cream: a food that is none of the found category's, and not where the head of the name stands. */
function isTasteOnly({ entry, text }: ProductType, product: SearchedProduct): boolean {
  const { category, evidence, name, language, glossary } = product;
  if (entry?.domain !== "food" || category === undefined || /\s/u.test(text)) return false;
  if ((evidence?.category?.score ?? 0) < leastScore || !category.identifier.startsWith("a-food-"))
    return false;
  const own = entry.category?.identifier ?? nounsIn(glossary, language)(text)[0]?.category;
  if (own !== undefined && kindOf(own) === kindOf(category.identifier)) return false;
  const head = stem(readWords(text).folded[0] ?? "", language);
  const called = [category.names[language] ?? "", ...(category.terms[language] ?? [])];
  if (
    called.some(
      (term) =>
        readWords(term)
          .stems(language)
          .at(isHeadFirst(language) ? 0 : -1) === head,
    )
  )
    return false;
  const words = readWords(name.slice(spelledLength(statedBrand(evidence), name)));
  const place = words.stems(language).indexOf(head);
  return isHeadFirst(language) ? place > 0 : place < words.folded.length - 1;
}

/** The characters of a name that are its maker's, in front. */
function spelledLength(brand: string | undefined, name: string): number {
  return brand !== undefined && foldText(name).startsWith(`${foldText(brand)} `) ? brand.length : 0;
}

/** Score from which a found category decides. */
const leastScore = 0.7;

/**
 * Whether the other words for a noun are this product's too. "Écran" of roofing and "gilet" of a ship's chandler are homonyms of what the
 * lists have: no "afficheur" and no "cardigan".
 */
export function hasOwnSynonyms({ entry, text }: ProductType, product: SearchedProduct): boolean {
  const { name, category, evidence, language, glossary } = product;
  if (/\s/u.test(text)) return true;
  const own = entry?.category?.identifier ?? nounsIn(glossary, language)(text)[0]?.category;
  const trade = tradeOf([name, evidence?.sourceCategory ?? ""], evidence?.facts);
  if (trade !== undefined) return own !== undefined && trade.holds(own);
  if (category === undefined || !category.identifier.startsWith("a-")) return true;
  if (entry?.domain === "fashion") return clothing.test(category.identifier);
  return true;
}

const clothing =
  /^a-(?:fashion|jewellery|toys|pets|home|hobby|sports-(?:fitness|outdoor-clothing|outdoor-hiking))/;
