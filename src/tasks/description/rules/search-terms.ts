import { isHeadFirst } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { standsAlone } from "../../../nlp/tokenizer.ts";
import { spelledBrand } from "../../evidence/brand-spelling.ts";
import { isDeviceLine } from "../../evidence/device-makers.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { isOfOtherMaker } from "../../name/rules/brand-in-front.ts";
import { bookTerms, isBook } from "./book-terms.ts";
import { hyphenCompound, namePhrase, phraseInFront } from "./first-noun.ts";
import { joinedType, pairedSet } from "./joined-nouns.ts";
import { bareModel, measureTerms, modelTerms } from "./model-terms.ts";
import { inSmallLetters, leadingTerms, modifierTerms, namesDevice, qualifiedTerm } from "./modified-terms.ts";
import {
  bottledWine,
  complementTerms,
  deviceTerms,
  tyreTerms,
  wineTerms,
  withCodes,
  withLetter,
  withoutDevice,
} from "./named-terms.ts";
import { isType, typeOf, writtenAs } from "./named-type.ts";
import { otherWords } from "./other-words.ts";
import { ownNameTerms } from "./own-name-terms.ts";
import { countWords } from "./passage.ts";
import {
  audienceOf,
  isOfPicture,
  isWithin,
  type ProductType,
  propertyOf,
  type SearchedProduct,
  withAudience,
  withColor,
  withMaterial,
} from "./property-terms.ts";
import { wholeNoun } from "./row-noun.ts";
import { brandIn, makerBehind, searchedBrand } from "./searched-brand.ts";
import { isApartBefore, isHeadBefore, nounOfShop } from "./shop-noun.ts";
import { wellFormed } from "./term-form.ts";
import { guardedType, ownCompound } from "./term-guard.ts";
import { ownPhrase, withHead } from "./term-heads.ts";
import { sharedNoun, soldAs, sortedAs, typeByCategory, typeOfShop } from "./type-of-category.ts";
import { isOfProduct, wholeTerms, withoutDenied } from "./whole-term.ts";
import { isGenericWord } from "./word-classes.ts";

/**
 * What people search a product by, best first: its type alone, with whom it is for, its material and its colour, with the brand; the
 * model with its brand; other words for the type. Only what the name and the columns state.
 */
export function searchTerms(product: SearchedProduct): string[] {
  const terms = wholeTerms(termsOfType(product), product);
  return isBook(product) ? terms : wellFormed(terms, product);
}

function termsOfType(product: SearchedProduct): string[] {
  const { name, language } = product;
  const stated = searchedBrand(product);
  const isOwn = stated !== undefined && !isOfOtherMaker(name, stated);
  const maker = isOwn ? spelledInName(stated, name) : brandIn(product);
  const named = isBook(product)
    ? undefined
    : (typeOf(product) ?? typeOfText(product) ?? joinedType(undefined, product));
  const found = isBook(product)
    ? undefined
    : wholeNoun(
        guardedType(typeAsNamed(named, product), product) ?? guardedType(nounOfShop(product), product),
        product,
      );
  const [phrase] = found === undefined ? [] : phraseInFront(found, product);
  // "Werkzeug" for a "Falzbein": what the shop's shelf alone is called says less than the name.
  const isOfShelf = phrase !== undefined && (product.evidence?.category?.score ?? 0) < leastScore;
  const type = isOfShelf ? { text: phrase, entry: undefined } : inOnePiece(found, product);
  // "Storage": what no list has as a thing of its own.
  if (type === undefined || isGenericWord(foldText(type.text))) return withoutType(product, maker);
  const { entry } = type;
  const text = withOwnComplement(type, product);
  const brand = maker ?? makerBehind(text, product);
  // Of food and cosmetics "rose" and "dark" are a flavour.
  const isEaten = withoutLooks.test(product.evidence?.category?.identifier ?? "");
  const isForAnimals = isHouseholdWordForAnimals(type, product);
  const hasLooks = !tasted.has(entry?.domain) && !isEaten && type.isOfShelf !== true;
  const audience = worn.has(entry?.domain) && !isOfPicture(text, product) ? wearerOf(product) : undefined;
  const colors = propertyOf(product, "color");
  const stuff = propertyOf(product, "material");
  const material = stuff !== undefined && isTint(stuff, product) ? undefined : stuff;
  const said = [
    ...(phrase === undefined ? [] : [phrase]),
    text,
    ...deviceTerms(text, product),
    ...tyreTerms(text, product),
    ...wineTerms(text, product),
    ...complementTerms(text, product),
    ...modifierTerms({ ...type, text }, product),
    ...(audience === undefined || isWithin(audience, text) ? [] : [withAudience(text, audience, language)]),
    ...(material === undefined || !hasLooks || isOfMachine(material, product)
      ? []
      : withMaterial(text, material, product)),
    ...(colors === undefined || !hasLooks || technical.has(entry?.domain)
      ? []
      : withColor({ ...type, text }, colors, product)),
    ...(brand === undefined
      ? []
      : [isWithin(brand, text) ? text : isWithin(text, brand) ? brand : withBrandName(text, brand, product)]),
    ...modelTerms(product, brand, text),
    ...(language === "en" ? qualifiedTerm(text, product) : []),
    ...(brand === undefined ? ownNameTerms(text, product) : []),
  ];
  const terms = [
    ...said,
    ...(said.some((term) => saysMore(term, text, brand, product)) ? [] : ownPhrase(text, product)),
    ...measureTerms(text, product),
    ...(type.base === undefined ? [] : [type.base]),
    ...(isForAnimals ? [] : otherWords(type, product)),
    // A model that says nothing of itself is searched as it is.
    ...(named === undefined ? nameAlone(product) : []),
  ];
  const stating = withoutFalseMaterial(terms, product).filter(
    (term) =>
      isOfProduct(term, type, product) &&
      !isTornPhrase(term, text, product) &&
      (term === brand || !((language === "en" && isInside(term, terms)) || stumps.test(term))),
  );
  return [...new Set(stating.map((term) => withCodes(withoutDenied(term, product))))];
}

/** French and Italian: the "four à raclette" of a name whose category is no oven's: the noun alone is another thing. */
function withOwnComplement({ text, isOfShelf }: ProductType, product: SearchedProduct): string {
  const { language, category, evidence } = product;
  if (!isHeadFirst(language) || isOfShelf === true || (evidence?.category?.score ?? 0) < leastScore)
    return text;
  const [whole] = complementTerms(text, product);
  const leaf = readWords(category?.names[language] ?? text).stems(language);
  return whole !== undefined &&
    ownComplement.test(whole.slice(text.length)) &&
    !readWords(text)
      .stems(language)
      .some((word) => leaf.includes(word))
    ? whole
    : text;
}

const ownComplement = /^ (?:à |au |aux |de |d['’]|da |a |al )/u;

/** English: the "essential oil" of "Lemon Tea Tree Essential Oil", which is no "lemon essential oil". */
function inOnePiece(
  type: ProductType | undefined,
  { name, language }: SearchedProduct,
): ProductType | undefined {
  const [, rest = ""] = /^\S+ (\S+ \S.*)$/u.exec(type?.text ?? "") ?? [];
  const named = foldText(name);
  if (type === undefined || language !== "en" || rest === "" || named.includes(foldText(type.text)))
    return type;
  const first = named.indexOf(foldText(type.text.slice(0, -rest.length)));
  return first >= 0 && first < named.indexOf(foldText(rest)) ? { ...type, text: rest } : type;
}

/** French and Italian: "bougie parfumée lait" of "Bougie parfumée Lait d'avoine": a term that ends before what its last word is of. */
function isTornPhrase(term: string, type: string, { name, language }: SearchedProduct): boolean {
  if (!isHeadFirst(language) || isWithin(term, type) || !isWithin(type, term)) return false;
  const start = foldText(name).indexOf(foldText(term));
  return start >= 0 && ofPhrase.test(foldText(name).slice(start + foldText(term).length));
}

const ofPhrase = /^ (?:d['’]|de |du |des |di |del |della |dell['’]|d')\p{L}/u;

/** Whom a thing is for; the columns of a bed's quilt, a food or a machine say it of all shoppers alike. */
function wearerOf(product: SearchedProduct): string | undefined {
  const isOfPeople = ofPeople.test(product.evidence?.category?.identifier ?? "a-fashion");
  return audienceOf(
    isOfPeople || product.evidence === undefined ? product : { ...product, evidence: undefined },
  );
}

const ofPeople =
  /^(?:b-|a-(?:fashion|jewellery|beauty-(?:perfume|hair|body-deodorants|body-shaving)|toys|baby|sports|health))/u;

/** Whether a term has the noun and a word of the name that is none of the maker's. */
function saysMore(term: string, type: string, brand: string | undefined, { name }: SearchedProduct): boolean {
  const known = new Set(readWords(`${type} ${brand ?? ""}`).folded);
  const said = new Set(readWords(name).folded);
  return isWithin(type, term) && readWords(term).folded.some((word) => !known.has(word) && said.has(word));
}

/** By the found category and the shop's own one, which says what of the name the thing is: of a "hat kit" a kit. */
function typeOfRow(product: SearchedProduct, named: ProductType | undefined): ProductType | undefined {
  const found = typeByCategory(product, named);
  const shop = nounOfShop(product);
  // "Melts" of "wax melts", "coque" of "coque Galaxy": one word says less than the category's own.
  const known = found ?? typeOfShop(product);
  const isLess = known !== undefined && product.language !== "de" && !/\s/u.test(shop?.text ?? "");
  if (named === undefined) return isLess ? known : (shop ?? known);
  if (shop !== undefined && (isHeadBefore(shop, named, product) || isApartBefore(shop, named, product)))
    return shop;
  return found === named ? (sortedAs(named, product) ?? named) : (found ?? shop);
}

/** What is known by its name alone: a book, a model, what no list has. */
function withoutType(product: SearchedProduct, brand: string | undefined): string[] {
  if (isBook(product)) {
    return bookTerms(product);
  }
  const isWhole = (term: string) => !stumps.test(term);
  const terms = [...modelTerms(product, brand), ...nameAlone(product)].filter(isWhole);
  const found = terms.length > 0 && !namesDevice(product) ? terms : leadingTerms(product).filter(isWhole);
  const noun = soldAs(product);
  if (noun !== undefined && isNameOfMaker(product)) return [noun, withBrandName(noun, product.name, product)];
  if (found.length > 0) return found.map(withCodes);
  const phrase = namePhrase(product);
  return phrase === undefined
    ? bareModel(product.name, brand).map(withCodes)
    : [phrase, ...withMaker(phrase, brand, product)];
}

function withMaker(phrase: string, brand: string | undefined, product: SearchedProduct): string[] {
  return brand === undefined || isWithin(brand, phrase) ? [] : [withBrandName(phrase, brand, product)];
}

/** "Henry Lamberty": a few capitalized words that no list has. */
function isNameOfMaker({ name, language, glossary }: SearchedProduct): boolean {
  const words = name.split(" ");
  return (
    words.length <= mostOfMaker &&
    words.every((word) => /^\p{Lu}\p{L}{2,}$/u.test(word) && !isCommonWord(word.toLowerCase(), language)) &&
    glossary.find(readWords(name), language).length === 0
  );
}

const mostOfMaker = 3;

/** "Piastr.C2TE", "ORM.MM.12", "cuir (pu": words cut short, which nobody types. */
const stumps = /\p{L}{2,}\.[\p{L}\d]|\([^)]*$|^[^(]*\)/u;

/** English: "chip" of "chocolate chip cookies" is no product. */
function isInside(term: string, terms: readonly string[]): boolean {
  return /^\p{Ll}+$/u.test(term) && terms[0]?.includes(` ${term} `) === true;
}

/** "Vaso in terracotta": what the row has for the colour is no material where the row states another one. */
function withoutFalseMaterial(
  terms: readonly string[],
  { evidence, language, glossary }: SearchedProduct,
): string[] {
  const color = foldText(factsAbout("color", evidence)[0]?.text ?? "").trim();
  const material = foldText(factsAbout("material", evidence)[0]?.text ?? "");
  const isFalse = color !== "" && material !== "" && !material.includes(color);
  if (!isFalse || glossary.roleOf(color, language) !== "material") return [...terms];
  const made = new RegExp(`\\s(?:in|en|aus)\\s${color}(?![\\p{L}])|^${color}\\s`, "iu");
  return terms.map((term) => term.replace(made, ""));
}

/** The "chêne" of a "lasure bois chêne clair" whose column of colours says so: a wood that a shade is called after. */
function isTint(material: string, { evidence }: SearchedProduct): boolean {
  if (factsAbout("material", evidence).length > 0) return false;
  const wood = foldText(material).trim();
  return woods.test(wood) && readWords(factsAbout("color", evidence)[0]?.text ?? "").folded.includes(wood);
}

const woods =
  /^(?:oak|walnut|beech|teak|mahogany|pine|ebony|eiche|nussbaum|buche|kiefer|mahagoni|ebenholz|chene|noyer|hetre|pin|teck|acajou|ebene|rovere|noce|faggio|pino|mogano|ebano)$/u;

/** A type with what the name says of it, and without what it says of the device; of "In-Ear- und On-Ear-Kopfhörer" the noun of both. */
function namedWhole(type: ProductType | undefined, product: SearchedProduct): ProductType | undefined {
  if (type === undefined) return undefined;
  const shared = sharedNoun(type.text);
  return bottledWine(withoutDevice(shared ? { ...type, text: shared } : type, product.name), product);
}

/** A maker as the name writes it: a column may shout ("MAKTOR"), and the list may have other signs ("E.45"). */
export function spelledInName(brand: string, name: string): string {
  const place = name.toLowerCase().indexOf(brand.toLowerCase());
  const written = name.slice(place, place + brand.length);
  const isAsNamed = place >= 0 && brand === brand.toUpperCase() && written !== written.toLowerCase();
  if (isAsNamed && standsAlone(name, place, place + brand.length)) return written;
  const spelled = spelledBrand(brand);
  const isSame = spelled.toLowerCase() === brand.toLowerCase();
  return !isSame && !name.includes(spelled) && name.includes(brand) ? brand : spelled;
}

/** "Turnout rug" of a shop for horses: no other word for what lies in a living room. */
function isHouseholdWordForAnimals({ entry }: ProductType, { evidence }: SearchedProduct): boolean {
  return entry?.domain === "home" && forAnimals.test(evidence?.sourceCategory ?? "");
}

const forAnimals =
  /(?<!\p{L})(?:equestrian|horses?|pon(?:y|ies)|pets?|dogs?|cats?|reitsport|pferde?\p{L}*|haustier\p{L}*|hunde?|katzen?|équitation|equitation|cheval|chevaux|chiens?|chats?|anima(?:l|ux)\p{L}*|animaleri\p{L}*|equitazione|cavall[oi]|can[ei]|gatt[oi]|animali)(?!\p{L})/iu;

/** "Makita Schlagbohrschrauber", "cymbale Zildjian"; "coque Samsung Galaxy", as the name puts them; no "Barry's Tea tea bags". */
function withBrandName(type: string, brand: string, { name, language }: SearchedProduct): string {
  const line = type.slice(type.lastIndexOf(" ") + 1);
  if (isHeadFirst(language) && line !== type && isDeviceLine(line.toLowerCase())) {
    const isOfLine = name.toLowerCase().includes(`${brand} ${line}`.toLowerCase());
    if (isOfLine) return `${type.slice(0, -line.length)}${brand} ${line}`;
  }
  const [first = "", ...others] = type.split(" ");
  if (!isHeadFirst(language) && others.length > 0 && brand.toLowerCase().endsWith(` ${first.toLowerCase()}`))
    return `${brand} ${others.join(" ")}`;
  return isHeadFirst(language) ? `${type} ${brand}` : `${brand} ${type}`;
}

/** The noun of a row, in the whole as the name has it: a German compound, a pair, a letter in front. */
function typeAsNamed(named: ProductType | undefined, product: SearchedProduct): ProductType | undefined {
  const found = ownCompound(typeOfRow(product, named), product);
  const own = (found && hyphenCompound(found, product)) ?? found;
  const whole = namedWhole(joinedType(own, product), product);
  return withHead(withLetter(pairedSet(whole, product), product), product);
}

/** Domains of what people search for themselves or for others. */
const worn: ReadonlySet<string | undefined> = new Set(["fashion", "care", "sport", "baby", "toy", undefined]);
/** "Silver wipes" clean silver. */
const withoutLooks = /^a-(?:food|cleaning-products)-/u;
/** Nobody searches the colour of a drill. */
const technical: ReadonlySet<string | undefined> = new Set(["tool", "vehicle", "part"]);
const tasted: ReadonlySet<string | undefined> = new Set(["food", "care", "plant"]);

const machines =
  /^a-(?:electronics-(?:tv|audio|photo|phones-smart)|computers-(?:devices|peripherals)|appliances(?!.*(?:spares|accessor|filter|parts)))|-mowers(?:-|$)|-tools-power(?:-|$)/u;
/** What machines are chosen by, unlike plastic and sheet metal. */
const lookOfMachines =
  /inox|stainless|edelstahl|gla(?:s|ss)|verre|vetro|ho?lz|wood|bois|legno|leder|leather|cuir|pelle|alumini|gusseisen|cast iron|fonte|ghisa|cerami|keramik|céramique/iu;

/** Nobody searches a coffee machine by its plastic, a mower by its sheet metal, or a phone by the jade of its name. */
function isOfMachine(material: string, { evidence }: SearchedProduct): boolean {
  return machines.test(evidence?.category?.identifier ?? "") && !lookOfMachines.test(material);
}

/** Words; a longer name is no search term. */
const longestNameTerm = 6;

/** A title of a book, a model: people search it as it is. */
function nameAlone(product: SearchedProduct): string[] {
  const { name, language } = product;
  const words = countWords(name);
  return words > 1 &&
    words <= longestNameTerm &&
    !/\p{L}\.(?:\s|$)/u.test(name) &&
    findMeasures(name).length === 0 &&
    !/[,;|_]|\s[-–—]\s/u.test(name)
    ? [isHeadFirst(language) && !isTitled(product) ? inSmallLetters(name, language) : name]
    : [];
}

/** Works keep the capitals of their titles, and what is not known to be none. */
function isTitled({ evidence }: SearchedProduct): boolean {
  return evidence?.category?.identifier.startsWith("a-media-") ?? true;
}

/** Words at the beginning of a description, which say what it is about. */
const firstWords = 8;
/** "Einbaustr.", "Ladekab.": letters and a dot that do not end the name. */
const stump = /(?<![\p{L}\d])(\p{L}{4,})\.(?=\s|$)/gu;

/** Where the name has a short form of a noun, the description's beginning may have that noun. */
function typeOfText({ name, text, language }: SearchedProduct): ProductType | undefined {
  if (text === undefined) return undefined;
  const stumps = [...name.matchAll(stump)].map(([, letters = ""]) => foldText(letters));
  if (stumps.length === 0) return undefined;
  const { reading, matches } = text;
  const match = matches.find(
    (each) =>
      each.first < firstWords &&
      isType(each, reading, language) &&
      stumps.some((letters) => reading.folded[each.first]?.startsWith(letters)),
  );
  return match && { text: writtenAs(match, reading, language), entry: match.entry };
}

/** Score from which a found category decides. */
const leastScore = 0.7;
