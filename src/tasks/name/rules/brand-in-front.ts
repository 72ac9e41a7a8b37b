import type { Language } from "../../../api/vocabulary.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Evidence } from "../../engine.ts";
import { spelledBrand, withoutShout } from "../../evidence/brand-spelling.ts";
import { isDeviceLine, isDeviceMaker, isGenuine, isVehicleMaker } from "../../evidence/device-makers.ts";
import { bareLabel, factsAbout } from "../../evidence/fact-topics.ts";
import { hasLegalForm, namesBrand, statedBrand } from "../../evidence/stated-brand.ts";
import { isMedia, wordsOf } from "./brand-words.ts";
import { listedMaker } from "./known-product.ts";
import type { NamedRecord } from "./named-record.ts";

/**
 * The brand of a row's own column as it is put in front of a name that lacks it. Undefined for a list of makers, for a shop's
 * handle or address, for a maker whose name reads as a claim about the product ("Sterling Ltd"), for a maker of devices or cars where
 * the name has another one, and for a publisher: a book goes by its title.
 */
export function brandInFront(
  name: string,
  evidence: Evidence | undefined,
  {
    language,
    description,
    isShouted = false,
  }: {
    readonly language: Language;
    readonly description?: string | undefined;
    /** Whether the row writes its name all in capitals, and so perhaps its maker too. */
    readonly isShouted?: boolean;
  },
): string | undefined {
  if (evidence === undefined || !/[\p{L}\p{N}]/u.test(name)) return undefined;
  const brand = statedBrand(evidence);
  if (brand === undefined || brand.includes(",") || namesBrand(name, brand)) return undefined;
  if (hasLegalForm(evidence) && companyWords.test(brand)) return undefined;
  if (isOfOtherMaker(name, brand) || saysAgain(name, brand) || opens[language].test(name)) return undefined;
  if (isForDevice(name, brand, evidence, description)) return undefined;
  if (listedMaker(brand) !== "alone" && (isPlaceholder(brand) || isClaim(brand, evidence, language)))
    return undefined;
  if (isPublication(name, brand, evidence, description)) return undefined;
  const spelled = spelledBrand(brand, description === undefined ? [] : [description.slice(0, longestRead)]);
  // "jowa migros": of several words in small letters alone, of which nobody knows the maker's own spelling.
  if (spelled === brand && isSmall.test(brand))
    return brand.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  // In front of a calm name, capitals are those of the shop's system too.
  const isCalm = /\p{Ll}{3}/u.test(name);
  return (isShouted || isCalm) && spelled === brand ? withoutShout(brand) : spelled;
}

const isSmall = /^\p{Ll}{3,}(?: \p{Ll}{3,})+$/u;

/** A company with its seat or its trade, "Acme Food Company (Shanghai) Ltd": whoever makes a thing, and no brand of it. */
const companyWords =
  /\(\p{Lu}[\p{L} ]+\)|(?<!\p{L})(?:Compan(?:y|ies)|Trading|Import|Export|Import[- ]Export|Manufacturing|Technolog(?:y|ies)|Enterprises?|Industr(?:y|ies|ial)|Handelsgesellschaft|Vertriebsgesellschaft|Handels|Vertriebs|Distribution|Soci[ée]t[ée])(?!\p{L})/u;

/** "The Grooming Gift Tin": a title with its article stands alone. */
const opens: Readonly<Record<Language, RegExp>> = {
  en: /^The\s/u,
  de: /^(?:Der|Die|Das)\s\p{Lu}/u,
  fr: /^(?:L[ae]|Les)\s|^L['’]/u,
  it: /^(?:Il|Lo|La|Gli|Le|I)\s|^L['’]/u,
};

/** Whether others sell parts and accessories for the brand, and the name has another brand of its kind. */
export function isOfOtherMaker(name: string, brand: string): boolean {
  const parts = partsOf(brand);
  const [first = ""] = parts;
  const isOther = isVehicleMaker(first) ? isVehicleMaker : isDeviceMaker;
  return isOther(first) && partsOf(name).some((part) => !parts.includes(part) && isOther(part));
}

/** Accessories, by the found category. */
const accessories = /-(?:cases|covers|screen-protect\S*|accessor\S*|spares|batter\S*|chargers?\S*)(?:-|$)/u;
/** "pour votre iPhone", "for the Galaxy", folded: what a thing is for. */
const forWhat =
  /(?<!\p{L})(?:for|fits?|fur|pour|per|compatib\p{L}*|kompatib\p{L}*|passend|adatt\p{L}*|adapt\p{L}*)\s((?:\p{L}+\s){0,2}\p{L}+)/gu;

/**
 * Whether the maker of devices is the one whose devices an accessory fits, as its name or, of a case or a charger, its text says: "Étui pour
 * iPhone 6" need not be Apple's own.
 */
function isForDevice(
  name: string,
  brand: string,
  evidence: Evidence,
  description: string | undefined,
): boolean {
  const [maker = ""] = partsOf(brand);
  if (!isDeviceMaker(maker) || isGenuine(name)) return false;
  const isAccessory = accessories.test(evidence.category?.identifier ?? "");
  const read = isAccessory ? `${name}\n${(description ?? "").slice(0, longestOpening)}` : name;
  return [...foldText(read).matchAll(forWhat)].some(([, words = ""]) =>
    words.split(/\s/u).some((what) => what === maker || isDeviceLine(what)),
  );
}

/** In characters: where a description says what it is of. */
const longestOpening = 300;

/** Whether a folded word is one of the language of a row, or of its glossary. */
export function isWordOf({ language, glossary }: Pick<NamedRecord, "language" | "glossary">) {
  return (folded: string): boolean =>
    isCommonWord(folded, language) || glossary.roleOf(folded, language) !== undefined;
}

/** "f.a.n.", "A.P.": letters with full stops in front. */
const initials = /^(?:\p{L}\.\s?){2,}/u;

/** "ADIDAS PERFORMANCE" before "Adidas 11Questra", "PRESENTOIRS POUR BIJOUX" before "Présentoir", "f.a.n. Frankenstolz" before "f.a.n.": the beginning twice. */
function saysAgain(name: string, brand: string): boolean {
  const letters = initials.exec(foldText(brand))?.[0].trim();
  if (letters !== undefined && initials.exec(foldText(name))?.[0].trim() === letters) return true;
  const [[first = ""], [own = "", other]] = [partsOf(name), partsOf(brand)];
  return other !== undefined && ((own === first && brandNames().has(own)) || own === `${first}s`);
}

const address = /\.(?:com|de|fr|it|net|org|eu|ch|at|shop|store|biz|info|uk|io|be|es|nl)$/iu;
/** "partners-demo" */
const handle = /^\p{Ll}[\p{Ll}\d]*(?:[-_][\p{Ll}\d]+)+$/u;

/** Whether a column of makers has an address, a shop's handle or a word that stands for any: "Generique". */
export function isPlaceholder(brand: string): boolean {
  if (address.test(brand) || handle.test(brand)) return true;
  const parts = partsOf(brand);
  return parts.every((part) => /^\d+$/.test(part) || wordsOf("placeholder").has(part));
}

/** One word that is an adjective, a material or a colour; with a legal form any common word. */
function isClaim(brand: string, evidence: Evidence, language: Language): boolean {
  const parts = partsOf(brand);
  const own = [language, "en" as const];
  if (parts.every((part) => own.some((each) => wordsOf(`claim ${each}`).has(part)))) return true;
  const [only, other] = parts;
  if (only === undefined || other !== undefined || !hasLegalForm(evidence)) return false;
  return listedMaker(brand) === undefined && own.some((each) => isCommonWord(only, each));
}

function partsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** In characters of a description: what is read of it. */
const longestRead = 2_000;
const pages = /\d{2,4}\s?(?:seiten|pages|pagine|pagg?\.|s\.|pp\.)/u;

/** Whether it is a book, a record or a film by its columns, its binding, its publisher or its text. */
function isPublication(
  name: string,
  brand: string,
  evidence: Evidence,
  description: string | undefined,
): boolean {
  if (evidence.facts.some(({ label, text }) => text.trim() !== "" && wordsOf("label").has(bareLabel(label))))
    return true;
  if (categoriesOf(evidence).some(isMedia)) return true;
  const maker = foldText(brand);
  if ((isBookNumbered(evidence) || isBookTitled(name)) && isOfHouse(maker)) return true;
  if (wordsOf("house").has(maker) || partsOf(brand).some((part) => wordsOf("publisher").has(part)))
    return true;
  const title = foldText(name);
  // A notebook is bound too, and has a maker.
  if (notebook.test(title)) return false;
  if (says(title, "binding") || saysApart(title)) return true;
  const text = foldText((description ?? "").slice(0, longestRead));
  if (/(?<!\p{L})isbn(?!\p{L})/u.test(text)) return true;
  return pages.test(text) && (says(text, "binding") || says(text, "novel"));
}

const notebook =
  /(?<!\p{L})(?:notebook|diary|planner|notizbuch|kladde|cahier|carnet|agenda|quaderno|taccuino)s?(?!\p{L})/u;

/** A code for articles that begins as those of books do. */
const bookNumber = /^97[89]-?\d[\d-]{8,13}$/;

function isBookNumbered({ facts }: Evidence): boolean {
  return facts.some(({ text }) => text.startsWith("97") && bookNumber.test(text.trim()));
}

/** "… PB", "… Austen, Jane": a short form of a binding, or an author as a list has him. */
const bookTitle = /\s(?:PB|PBK|HB|HBK|HC|TB|Pb|Hb)(?=$|[\s,)])|\s\p{Lu}[\p{L}'’-]+, \p{Lu}\p{L}+\.?$/u;

function isBookTitled(name: string): boolean {
  return bookTitle.test(name);
}

/** "penguin" of "penguin books", "edizioni e/o", "Gallimard Jeunesse" of "gallimard". */
function isOfHouse(maker: string): boolean {
  const [first = ""] = maker.split(/[\s-]/u);
  if (wordsOf("house").has(first)) return true;
  for (const house of wordsOf("house")) if (house.startsWith(`${maker} `)) return true;
  return false;
}

function categoriesOf(evidence: Evidence): readonly string[] {
  const topics = ["category", "type", "kind"] as const;
  return [
    evidence.sourceCategory ?? "",
    ...topics.flatMap((topic) => factsAbout(topic, evidence).map(({ text }) => text)),
  ];
}

function says(folded: string, kind: "binding" | "novel"): boolean {
  for (const phrase of wordsOf(kind)) {
    const at = folded.indexOf(phrase);
    if (at < 0) continue;
    const isWord =
      !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1)) &&
      !/[\p{L}\p{N}]/u.test(folded.charAt(at + phrase.length));
    if (isWord) return true;
  }
  return false;
}

/** A kind of book or record as a part of its own: "- Roman", "[DVD]". */
function saysApart(title: string): boolean {
  const parts = title.split(/\s[-–—|]\s|[,:()[\]]/u).slice(1);
  const forms =
    /^(?:\d ?x? ?)?(?:dvd|blu-ray|cd|lp|ep|mc|vinyl|vinile|vinyle|schallplatte|disque vinyle|musikkassette)s?(?: (?:\d+ ?g|album|edition|limited|deluxe|vinyl|vinyle|vinile|remaster(?:ed)?|\d{2} ?(?:rpm|tours|giri)).*)?$/u;
  return parts.some((part) => wordsOf("novel").has(part.trim()) || forms.test(part.trim()));
}
