import { isFiller } from "../../../nlp/fillers.ts";
import { plainText } from "../../../nlp/html.ts";
import { colonOf, type Language, textLanguages } from "../../../nlp/language.ts";
import { detectLanguage } from "../../../nlp/language-identification.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText, normalizeWhitespace } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { canonicalUnit } from "../../../nlp/units.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { GlossaryRole } from "../../../translation/glossary-role.ts";
import { countryIn, namesCountry } from "../../evidence/country-names.ts";
import { withUnits } from "../rules/fix-spelling.ts";
import { endsInCutWord } from "../rules/label-values.ts";
import { withCapital } from "../rules/sentence-openings.ts";
import { isAudienceWord } from "../rules/word-classes.ts";
import { calmValue } from "./calm-value.ts";
import { fromAge } from "./least-age.ts";
import { isBaselessNutrient } from "./nutrients.ts";
import { ownLabelled } from "./own-labels.ts";
import { listMaterials, ownShades, readColors, type StatedColors } from "./property-values.ts";
import { type Topic, type TopicKind, topicOf } from "./topics.ts";

/** A statement of a row, in the language of the text. */
export interface StatedFact {
  readonly kind: TopicKind;
  /** Undefined where the label is not known. */
  readonly topic: Topic | undefined;
  /** The line of a list that says it: "Farbe: Braun". */
  readonly line: string;
  /** As a sentence writes it: a measure in the language's digits, materials after their preposition. */
  readonly value: string;
  /** Only of a colour. */
  readonly colors?: StatedColors;
  /** Whether the description has a line of its own for it. */
  readonly isOwn?: boolean;
}

export interface LabelledText {
  readonly label: string;
  readonly text: string;
  /** Whether the description says it: then its numbers stay as they are written there. */
  readonly isOwn?: boolean;
}

interface FactWords {
  readonly keepsDigits?: boolean;
  readonly language: Language;
  readonly glossary: Glossary;
}

/** Characters; a longer cell is prose, or a list that nobody reads. */
const longestValue = 90;
const longestText = 1500;

/**
 * What columns or labelled lines state and a description may say, each topic once: without the shop's own business, fillers, denials, bare
 * numbers, and texts in another language.
 */
export function readStatedFacts(texts: readonly LabelledText[], words: FactWords): StatedFact[] {
  const seen = new Set<string>();
  const hasWeight = texts.some(({ label, text }) => topicOf(label)?.key === "weight" && /\d/u.test(text));
  return texts.flatMap((text) => {
    const fact = readFact(text, text.isOwn ? { ...words, keepsDigits: true } : words);
    if (fact === undefined) return [];
    // The size of one pack is not the weight that the row states.
    if (hasWeight && fact.topic?.key === "weight" && topicOf(text.label)?.key === "size") return [];
    const key = fact.topic?.key ?? foldText(fact.line);
    if (seen.has(key)) return [];
    seen.add(key);
    return text.isOwn ? [{ ...fact, isOwn: true }] : [fact];
  });
}

const ofCosmetics =
  /(?<!\p{L})(?:extracts?|\p{L}*extrakte?|extraits?|estratt[oi]|aqua|parfum|glycerine?|glycérine|vitamine?s?|hyaluron\p{L}*|niacinamide|oils?|\p{L}+öl|huiles?|oli[oi]\sdi)(?!\p{L})/iu;

function readFact({ label, text }: LabelledText, words: FactWords): StatedFact | undefined {
  const isMaterial = ofMaterialOrRecipe.test(label) && listMaterials(text, words) !== undefined;
  const called = isMaterial ? topicOf("material") : topicOf(rockwell.test(label) ? "hrc" : label);
  const stated = called?.key === "pieces" && packs.test(text) ? topicOf("packs of") : called;
  // The composition of a cream is no material.
  const named = stated?.key === "material" && ofCosmetics.test(text) ? topicOf("ingredients") : stated;
  const topic = named !== undefined && isOfOther(named, text) ? undefined : named;
  if (topic?.kind === "hide") return undefined;
  const plain = normalizeWhitespace(plainText(text).text);
  const bare = (endsInCutWord(plain) ? plain : plain.replace(/(?<=[^.])[.;,]$/u, ""))
    .replace(/(?<=\d\s?(?:g|kg|ml|cl|l)) ?[e℮]$/iu, "")
    .replace(/^\[(?=['"])|(?<=['"])\]$|['"](?=, ['"]|\]$)|(?<=^\[|, )['"]/gu, "")
    .replaceAll("_", "");
  const isName = topic?.kind === "compatible" || topic?.key === "line";
  const calm = isName ? bare : calmValue(bare, words);
  const written = topic?.key === "ip rating" ? bare.replace(/^(?=[\dX]{2}$)/u, "IP") : withUnits(calm);
  const most = topic?.kind === "text" ? longestText : longestValue;
  if (
    written === "" ||
    written.length > most ||
    isFiller(written) ||
    isBaselessNutrient(label, written) ||
    /^0(?:[.,]0{1,3})?(?:\s?\p{L}{1,5})?$/u.test(written) ||
    /https?:|www\.|[{}<>]|^en:/iu.test(written)
  )
    return undefined;
  // "Poids: 0,75 l" weighs nothing.
  if (topic?.kind === "weight" && findMeasures(written)[0]?.dimension === "volume") return undefined;
  if (topic !== undefined)
    return ownLabelled(
      label,
      factOf(
        partless(topic, written),
        fromAge(label, topic, inPieces(written, words.language), words.language),
        words,
      ),
      words.language,
    );
  const value = listValue(written, words, sizeRange.test(written) && severalSizes.test(label));
  if (value === undefined) return undefined;
  const isSure = isMeasureOf(written) && isSpecification(label, words.language);
  if (!isSure && !isLabelOf(label, words.language)) return undefined;
  // "Top / Seat: Beech": which of the two it is, the column leaves open.
  const isOpen = ofTwo.test(label) && !/[\d/]/u.test(value) && listMaterials(value, words) !== undefined;
  return {
    kind: "list",
    topic,
    value,
    line: isOpen ? withCapital(value) : line(withCapital(label.trim()), value, words.language),
  };
}

/** "Range: 150 m" is no line of products, and an "Origin" that names no country no country of origin: the spice of a snack, a region. */
function isOfOther({ key }: Topic, text: string): boolean {
  if (key === "line") return findMeasures(text).some(({ dimension }) => dimension !== "count");
  return key === "origin" && !namesCountry(text);
}

/** "M", "2XL" or "L/XL" in a column for the size of a pack: of what is in it. */
const letterSize = /^(?:\d{0,2}X{0,4}[SML]|one size)(?:\s?[/-]\s?\d{0,2}X{0,4}[SML])?$/iu;

/** "7-11" in a column for sizes. */
const sizeRange = /^\d{1,3}(?:[.,]5)?\s?[-–]\s?\d{1,3}(?:[.,]5)?$/u;
const severalSizes =
  /^\s*(?:available |verfügbare )?(?:sizes|größen|tailles|taglie)(?:\sdisponib\p{L}+)?\s*$/iu;

/** "Materials/Ingredients": a material where the value is a known one. */
const ofMaterialOrRecipe = /^\s*materials?\s?(?:\/|&|and)\s?ingredients?\s*$/iu;

/** "Hardness (HRC)", "Dureté HRC": brackets are no part of a topic's label, and this one is the scale of the number. */
const rockwell = /(?<!\p{L})HRC(?!\p{L})/u;

/** "5 x 500": packs of so many, and no number of pieces. */
const packs = /^\s*\d{1,3}\s?[x×]\s?\d{2,5}\s*$/u;

const ofTwo = /\p{L}\s?\/\s?\p{L}/u;

/** What no upper of a shoe is made of. */
const noUpper =
  /stahl|steel|(?<!\p{L})(?:acier|acciaio|inox)|alumini?um|alluminio|messing|laiton|ottone|keramik|ceramic|céramique|ceramica|porzellan|holz(?!\p{L})|karton|cardboard|pappe(?!\p{L})|(?<!\p{L})(?:glas|glass|verre|vetro|beton|pvc-u|abs)(?!\p{L})/iu;

/** Shops fill one column for all that they sell: the "Obermaterial" of a spanner is its material. */
function partless(topic: Topic, written: string): Topic {
  return topic.key === "upper" && noUpper.test(written) ? (topicOf("material") ?? topic) : topic;
}

const pieces: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["piece", "pieces"],
  de: ["Stück", "Stück"],
  fr: ["pièce", "pièces"],
  it: ["pezzo", "pezzi"],
};

/** "1 pcs" as the language says it. */
function inPieces(written: string, language: Language): string {
  const [, count] = /^(\d+)\s?(?:pcs?|pces?|pz|stk|stck|st)\.?$/iu.exec(written) ?? [];
  return count === undefined ? written : `${count} ${pieces[language][count === "1" ? 0 : 1]}`;
}

/** "UK 14", "W32 L34" and "26/6" in a column for dimensions are a size, "260 ml" is a volume. */
function nameOfOneMeasure(topic: Topic, written: string): Topic {
  const [measure, more] = findMeasures(written);
  if (more !== undefined || /\d\D{0,6}\s?[x×*]\s?\D{0,3}\d|[Ø⌀:]/iu.test(written)) return topic;
  if (measure?.dimension === "volume")
    return topicOf(wholeVolume.test(written) ? "size volume" : "capacity") ?? topic;
  if (measure?.dimension === "mass") return topicOf("weight") ?? topic;
  if (measure !== undefined)
    return measure.dimension === "length" ? (topicOf("size length") ?? topic) : topic;
  return /^\p{L}{0,3}\s?\d[\p{L}\d\s.,/-]*$|^\d?X{0,3}[SML]$|^\p{Lu}$/u.test(written)
    ? (topicOf("size") ?? topic)
    : topic;
}

/** Litres are how much there is, smaller units what a vessel holds. */
const wholeVolume = /\d\s?(?:l|lt|litres?|liters?|liter|litri|litro)\.?$/iu;

/** A size of shoes with its width: "12 G", "11 L". */
const withWidth = /^\d{1,2}(?:[.,]5)?\s\p{Lu}$/u;

/** "M (55-58 cm)", "T2 (85 cm)": a size by its letter, with the measures that it is for. */
const letteredSize = /^(?:\d?X{0,4}[SL]|M|T\s?\d{1,2})(?:\s?[/-]\s?(?:\d?X{0,4}[SL]|M))?\s?[(:,–-]/u;

/** "Size: 500 g" and "Pack size: 7.2 ml" state an amount; a length, or a thread (M10), is not called as the sizes of clothes are. */
function nameOfSize(topic: Topic, written: string, language: Language): Topic {
  if (topic.key === "dimensions") return nameOfOneMeasure(topic, written);
  // "Nettogewicht: 500 ml"
  if (topic.key === "net weight" && findMeasures(written)[0]?.dimension === "volume")
    return topicOf("net content") ?? topic;
  // "Portata (l/h)"
  if (topic.key === "max load" && flow.test(written)) return topicOf("flow rate") ?? topic;
  if (topic.key === "pieces") {
    if (letterSize.test(written)) return topicOf("size") ?? topic;
    const amount = findMeasures(written)[0]?.dimension;
    return amount === "volume" || amount === "mass" ? (topicOf("net content") ?? topic) : topic;
  }
  if (topic.key === "capacity" || topic.key === "content" || topic.key === "quantity") {
    const [measure, more] = findMeasures(written);
    if (measure?.dimension === "mass" && more?.dimension !== "volume")
      return topic.key === "capacity" ? (topicOf("net weight") ?? topic) : topic;
    // "8 comprimés": how many are in it.
    const isCount = measure === undefined && /^\d+\s(?![µμ]?\p{L}{1,2}$)\p{L}/u.test(written);
    return topic.key === "capacity" && isCount ? (topicOf("contenu net") ?? topic) : topic;
  }
  if (topic.key === "size" && /^A\d$/u.test(written)) return topicOf("paper size") ?? topic;
  // No width of shoes where sizes are not English: "20 W".
  const isWidth = withWidth.test(written) && (language === "en" || !/[WVA]$/u.test(written));
  if (topic.key !== "size" || isWidth || letteredSize.test(written)) return topic;
  const isLength = /\d\s?[x×]\s?\d|Ø\s?\d|^M\d{1,2}(?:[.,]\d)?$/iu.test(written);
  const dimension = isLength ? "length" : findMeasures(written)[0]?.dimension;
  if (dimension === "mass") return topicOf("weight") ?? topic;
  return (dimension && (topicOf(`size ${dimension}`) ?? topicOf(dimension))) ?? topic;
}

const flow = /\d\s?(?:l|lt|m³|m3|mc)\s?\/\s?(?:h|min|mn|s)(?!\p{L})/iu;

function factOf(topic: Topic, written: string, words: FactWords): StatedFact | undefined {
  const { language } = words;
  const { label } = nameOfSize(topic, written, language).names[language];
  const asLine = (value: string, kind: TopicKind = "list"): StatedFact => ({
    kind,
    topic,
    value,
    line: line(label, value, language),
  });
  if (topic.kind === "color") {
    const colors = readColors(written, words);
    if (colors === undefined)
      return ownShades.test(written) || (inLanguage(written, words) && !namesNoColor.test(written))
        ? asLine(withCapital(written))
        : undefined;
    return { ...asLine(colors.listed, colors.list.length > 2 ? "list" : "color"), colors };
  }
  if (topic.kind === "material" || topic.kind === "part") {
    const noun = topic.names[language].noun.toLowerCase();
    const bare = written.toLowerCase().endsWith(` ${noun}`) ? written.slice(0, -noun.length - 1) : written;
    const materials = listMaterials(bare, words);
    if (materials === undefined) return inLanguage(written, words) ? asLine(withCapital(written)) : undefined;
    const { listed, only } = materials;
    return only === undefined ? asLine(listed) : { ...asLine(listed, topic.kind), value: only };
  }
  if (topic.key === "pieces" && /^(?:1|each|ea|stk|st|pz|pi[eè]ce|stück|pezzo)\.?$/iu.test(written))
    return undefined;
  if (topic.kind === "audience") {
    const isKnown = readWords(written).folded.every(isAudienceWord);
    return isKnown ? { ...asLine(withCapital(written), "audience"), value: written } : undefined;
  }
  const country = topic.key === "origin" ? countryIn(language, written) : undefined;
  if (country !== undefined) return asLine(country);
  if (topic.kind === "answer" && denied.test(written)) return asLine(no[language]);
  const value = listValue(written, words, topic.kind === "count" || /size$/u.test(topic.key));
  if (value === undefined) return undefined;
  if (topic.kind === "compatible") return asLine(value, isShortName(value) ? "compatible" : "list");
  if (topic.kind === "text" || topic.kind === "list" || topic.kind === "count") return asLine(value);
  const isMeasured = topic.kind === "dimensions" ? isSize(value) : isMeasureOf(value, topic.dimension);
  if (!isMeasured) return asLine(value);
  return { ...asLine(value, topic.kind), value: language === "en" ? inPlural(value) : value };
}

/** "Be Free", "wie abgebildet", "voir photo": what a print says, or where to look. */
const namesNoColor =
  /(?<!\p{L})(?:be|is|are|you|your|my|me|we|us|let['’]?s?|never|always|see|shown|pictured|sei|bist|du|dein\p{Ll}?|wie|siehe|abgebildet|sois|est|tu|ton|voir|comme|sii|sei|tuo|tua|come|vedi)(?!\p{L})/iu;

/** "17.75 inches". */
function inPlural(measure: string): string {
  return /^1(?!\d|\.)/u.test(measure) ? measure : measure.replace(/(?<=\d )inch$/u, "inches");
}

function line(label: string, value: string, language: Language): string {
  // "Oberstoff: 100 % Polyamid, Futter: …": a value with labels of its own.
  if (/^\p{Lu}\p{L}{2,20}\s?:\s\S[^:]*,\s\p{Lu}\p{L}{2,20}\s?:\s/u.test(value)) return value;
  return `${label}${colonOf(language)}${value}`;
}

const affirmed = /^(?:yes|ja|oui|s[iì]|true|vrai|wahr|vero)$/iu;
const denied = /^(?:no|nein|non|false|faux|falsch|falso|none|keine?|aucune?|nessun[oa]?|0)$/iu;
const no: Readonly<Record<Language, string>> = { en: "No", de: "Nein", fr: "Non", it: "No" };
const yes: Readonly<Record<Language, string>> = { en: "Yes", de: "Ja", fr: "Oui", it: "Sì" };

/** The value as a line states it; undefined for what says nothing alone or is in another language. */
function listValue(written: string, words: FactWords, mayBeNumber = false): string | undefined {
  if (affirmed.test(written)) return yes[words.language];
  if (denied.test(written)) return undefined;
  if (/^[\d\s.,/+-]+$/u.test(written) && !mayBeNumber) return undefined;
  if (/^(?:\p{Ll}+_\p{Ll}+|[a-z]+-[a-z]+-[a-z-]+)$/u.test(written)) return undefined;
  const times = /^(\d+(?:[.,]\d+)?) ?[x×]$/iu.exec(written)?.[1];
  if (times !== undefined) return `${times}${words.language === "de" ? "-fach" : "x"}`;
  const measured = words.keepsDigits ? written : inLocalDigits(inKilograms(written), words.language);
  if (measured !== written) return measured;
  return inLanguage(written, words) ? withCapital(written) : undefined;
}

/** Grams; so many are weighed in kilograms. */
const fewestOfKilograms = 5000;

/** "62000 g" is "62 kg"; a number that may have thousands or decimals stays. */
function inKilograms(written: string): string {
  const grams = Number(/^(\d{4,7})\s?(?:g|gr|grams?|gramm|grammes|grammi)\.?$/iu.exec(written)?.[1] ?? 0);
  return grams < fewestOfKilograms ? written : `${grams / 1000} kg`;
}

const wholeMeasure = /^([<>≤≥~]?\s?)(\d+)([.,])(\d{1,3})(\s?)([^\d\s][^\d]*)$/u;
const plainMeasure = /^(\d+)([^\d\s.,:/x×-][^\d]{0,12})$/u;

/** "0.64kg" reads "0,64 kg" where the language writes it so; a number that may have thousands stays. */
export function inLocalDigits(written: string, language: Language): string {
  const plain = plainMeasure.exec(written);
  if (plain !== null && isMeasureOf(written))
    return /^[°"'″′]$/u.test(plain[2] ?? "") ? written : `${plain[1]} ${plain[2]}`;
  const [, before = "", whole = "", point = "", decimals = "", , unit = ""] =
    wholeMeasure.exec(written) ?? [];
  if (whole === "" || !isMeasureOf(written)) return written;
  if (decimals.length === 3 && whole !== "0") return written;
  const wanted = language === "en" ? "." : ",";
  return point === wanted && written.includes(" ")
    ? written
    : `${before}${whole}${wanted}${decimals} ${unit.trim()}`;
}

function isMeasureOf(text: string, dimension?: string): boolean {
  const [measure, more] = findMeasures(text);
  if (measure === undefined || more !== undefined || measure.upper !== undefined) return false;
  if (measure.start > 2 || measure.end < text.length) return false;
  return dimension === undefined || measure.dimension === dimension;
}

/** "80 x 45 x 60 cm". */
function isSize(text: string): boolean {
  return /^\d+(?:[.,]\d+)?(?:\s?(?:mm|cm|m))?(?:\s?[x×]\s?\d+(?:[.,]\d+)?(?:\s?(?:mm|cm|m))?){1,2}$/iu.test(
    text,
  );
}

/** Names of devices, without sentences and endless lists. */
function isShortName(value: string): boolean {
  return value.length <= 60 && !/[.;:!?]|\p{L}\s\p{Ll}{3,}\s\p{Ll}{3,}/u.test(value);
}

const contentRoles: ReadonlySet<GlossaryRole | undefined> = new Set([
  "type",
  "quality",
  "color",
  "material",
  "pattern",
  "value",
]);

/** Whether a text is at least in no other language: codes, names and measures are in all of them. */
function inLanguage(text: string, { language, glossary }: FactWords): boolean {
  const { folded, tokens } = readWords(text);
  const isLong = (word: string) => word.length > 2 && canonicalUnit(word) === undefined;
  const words = folded.filter((word, place) => tokens[place]?.kind === "word" && isLong(word));
  if (words.length === 0) return true;
  const isKnown = (word: string, of: Language) => contentRoles.has(glossary.roleOf(word, of));
  // "with" says as much of the text's language as a noun.
  const own = words.filter((word) => isKnown(word, language) || isStopWord(word, language)).length;
  for (const other of textLanguages) {
    if (other !== language && words.filter((word) => isKnown(word, other)).length > own) return false;
  }
  const { language: found, confidence } = detectLanguage(text);
  return found === undefined || found === language || confidence < 0.9 || own === words.length;
}

/** Whether a label that is in no list can stand before a value in a text of the language. */
function isLabelOf(label: string, language: Language): boolean {
  if (!/^\p{L}[\p{L} /'’-]{2,32}$/u.test(label) || /\d$|_|\p{Ll}\p{Lu}/u.test(label)) return false;
  const { language: found, confidence } = detectLanguage(label);
  return language === "en" ? found === undefined || found === "en" : found === language && confidence >= 0.8;
}

/** Whether a column's name can stand before a measure in a text of the language: "Bruchlast", but no "Breaking load" in a German text. */
function isSpecification(label: string, language: Language): boolean {
  if (!/^\p{L}[\p{L} '’.-]{2,32}$/u.test(label) || /_|\p{Ll}\p{Lu}/u.test(label)) return false;
  const words = label.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const known = (of: Language) => words.filter((word) => isCommonWord(word, of)).length;
  const own = known(language);
  return words.length > 0 && !textLanguages.some((other) => other !== language && known(other) > own);
}
