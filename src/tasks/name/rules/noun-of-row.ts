import { isShouting } from "../../../nlp/casing.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import type { FoundCategory } from "../../engine.ts";
import { categoryNoun, isShelf, lastLevel } from "../../evidence/category-noun.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import type { FoundNoun } from "./cleaning-step.ts";
import { listedMaker, nounsIn } from "./known-product.ts";
import {
  isDesignation,
  isNameOnly,
  isPublished,
  longestLine,
  type NamedRecord,
  proseOf,
} from "./named-record.ts";
import { nounOfLine } from "./noun-of-line.ts";
import {
  articles,
  isInFrontOfModel,
  isModelOf,
  isSaidOfIt,
  nounOfModel,
  nounOfWholeName,
  pointedNoun,
  pointing,
} from "./noun-of-model.ts";
import { nounOfType } from "./noun-of-type.ts";
import { saysThing } from "./thing-in-name.ts";

/**
 * Scores of the found category below which nothing is put into a name: by a noun anywhere in the beginning of a text, and by a second
 * witness, which is the shop's own category, or a noun in front of the model or at a text's very beginning. A department below its score
 * says nothing against a thing of another.
 */
const leastScore = { name: 0.9, text: 0.7, department: 0.5, witnessed: 0.2 } as const;

/** Departments of things that go by their models. */
const technical = /^a-(?:electronics|appliances|computers)(?:-|$)/u;

/**
 * The noun of what only goes by its model ("SR 6011 Schwarz", "Canon IXUS 160"), as the row's own texts write it: one that names the
 * category which was found, in the singular, where a text says what the product is. Undefined where the name says it already,
 * may be a title, or no text does.
 */
export function nounOfRow(name: string, record: NamedRecord): string | undefined {
  const noun = findNoun(name, record) ?? nounOfType(name, record);
  if (noun === undefined || saysThing(name, noun, record) || isHad(noun, record)) return undefined;
  return isOfOtherGender(noun, name, record) ? undefined : noun;
}

/** The gender of an article before the model, with the capital of a sentence's beginning. */
const genders: Readonly<Partial<Record<NamedRecord["language"], Readonly<Record<string, "m" | "f" | "n">>>>> =
  {
    de: { Der: "m", Die: "f", Das: "n" },
    fr: { Le: "m", La: "f" },
    it: { Il: "m", Lo: "m", La: "f" },
  };
const articleOfModel = /(?:^|\s)(Der|Die|Das|Le|La|Il|Lo) (\S+)(?: (\S+))?(?: (\S+))?/gu;

/**
 * Whether the texts never say a noun of the shop's category, and give the model another gender: "Das PHA-1045" is no receiver, "Die WG-5"
 * no camcorder. Of several it would be "Die … sind".
 */
function isOfOtherGender(noun: string, name: string, record: NamedRecord): boolean {
  const { language, glossary } = record;
  const ofArticle = genders[language];
  if (ofArticle === undefined) return false;
  const gender = nounsIn(glossary, language)(noun).at(language === "de" ? -1 : 0)?.gender;
  if (gender === undefined) return false;
  const key = foldText(noun);
  let isOther = false;
  for (const prose of proseOf(record)) {
    const text = prose();
    if (foldText(text).includes(key)) return false;
    for (const [, article = "", one = "", two = "", three = ""] of text.matchAll(articleOfModel)) {
      const isModel = isModelOf(one, name) || isModelOf(`${one} ${two}`, name);
      const verb = /^\p{Ll}/u.test(two) ? two : three;
      if (!isModel || /^\p{Ll}+en$|^sind$/u.test(verb)) continue;
      if (ofArticle[article] === gender) return false;
      isOther ||= ofArticle[article] !== undefined;
    }
  }
  return isOther;
}

/** "verfügt über ein Zoomobjektiv": what the product has is not what it is. */
function isHad(noun: string, record: NamedRecord): boolean {
  const key = noun.toLowerCase();
  return proseOf(record).some((text) => {
    const folded = text().toLowerCase();
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + key.length))
      if (having.test(folded.slice(Math.max(0, at - longestHaving), at))) return true;
    return false;
  });
}

/** Characters between the verb and the noun, with the verb. */
const longestHaving = 60;
const having =
  /(?<!\p{L})(?:verfügt über|besitzt|ausgestattet mit|(?:features|has|equipped with|comes with) an?|dispose d['’ ]une?|(?:doté|équipé)e?s? d['’ ]une?|dotat[oa] di un[oa]?|dispone di un[oa]?)\s[^.!?,;]*$/u;

function findNoun(name: string, record: NamedRecord): string | undefined {
  const category = record.evidence?.category;
  const isOfMedia = category !== undefined && isPublished(category.identifier);
  if (isOfMedia && category.score >= leastScore.text) return undefined;
  const isMaker = foldText(name) === foldText(statedBrand(record.evidence) ?? "");
  if (isMaker || listedMaker(name) === "alone") return nounOfShelf(record);
  if (isNameOnly(name, record)) return nounOfName(name, record);
  if (!isDesignation(name, record)) return undefined;
  const ofModel = nounInProse(record, (text, findNouns) => nounOfModel(text, findNouns, { ...record, name }));
  if (isOfMedia && category.score >= leastScore.witnessed) return ofModel ?? nounOfLines(record);
  const ofCategory = nounOfCategory(name, record);
  if (ofModel !== undefined) {
    const isShorter = ofCategory?.toLowerCase().endsWith(ofModel.toLowerCase()) === true;
    return isShorter ? ofCategory : ofModel;
  }
  return (
    ofCategory ??
    nounOfLevel(record) ??
    nounOfLines(record) ??
    nounInProse(record, (text, findNouns) => {
      const isWhole = (noun: FoundNoun) =>
        noun.category !== undefined && isThing(text.slice(noun.start, noun.end), record);
      const findThings = (part: string) => findNouns(part).filter(isWhole);
      const found = pointedNoun(text, findThings, { ...record, name });
      const isUnsure = (category?.score ?? 0) < leastScore.department;
      const isNear =
        found && (isOfDepartment(found, record) || (isUnsure && technical.test(found.category ?? "")));
      return isNear === true ? found : undefined;
    })
  );
}

/** Of a name that is its maker alone: what the shop's category calls things of the very category that was surely found, "Pralinen". */
function nounOfShelf({ evidence, glossary, language }: NamedRecord): string | undefined {
  const { sourceCategory = "", category } = evidence ?? {};
  if (category === undefined || category.score < leastScore.text) return undefined;
  const found = nounsIn(
    glossary,
    language,
  )(sourceCategory).findLast((noun) => noun.category === category.identifier);
  return found && sourceCategory.slice(found.start, found.end);
}

/** The noun of a name without a number: a text says "Orbit is a controller", or a line begins with what was surely found. */
function nounOfName(name: string, record: NamedRecord): string | undefined {
  const outright = nounInProse(record, (text, findNouns) =>
    nounOfWholeName(text, findNouns, { ...record, name }),
  );
  const { identifier, score } = record.evidence?.category ?? { identifier: "", score: 0 };
  if (outright !== undefined || score < leastScore.name) return outright;
  return nounInProse(record, (text, findNouns) => {
    const found = isLine(text) ? nounOfLine(text, findNouns, record) : undefined;
    return found?.category === identifier ? found : undefined;
  });
}

/** By a line of the row that is a phrase for it; what a longer text begins with may be a part of the thing, where the category is another. */
function nounOfLines(record: NamedRecord): string | undefined {
  const { evidence } = record;
  const lines = factsAbout("line", evidence).map(({ text }) => text);
  const isWitness = (text: string) =>
    isLine(text) || lines.some((line) => text.startsWith(line.slice(0, longestLine)));
  const find: NounFinder = (text, findNouns) => {
    const found = nounOfLine(text, findNouns, record);
    if (found === undefined || !isOfDepartment(found, record)) return undefined;
    const isNear = evidence?.category !== undefined && isOfAisle(found.category ?? "", evidence.category);
    return isWitness(text) || isNear ? found : undefined;
  };
  return nounInProse(
    record,
    find,
    (noun, found, text) => isOfAisle(noun, found) || (isWitness(text) && isOfAisle(noun, found, 2)),
  );
}

function isLine(text: string): boolean {
  return text.length <= longestLine && !/[.!?]\s/u.test(text);
}

/** Whether the noun names a category of its own, or is of the department of the one that was found: "dieses Ziel" is neither. */
function isOfDepartment({ category = "" }: FoundNoun, { evidence }: NamedRecord): boolean {
  const levels = category.split("-");
  const found = evidence?.category?.identifier.split("-");
  return levels.length > deepParent || (found !== undefined && found[1] === levels[1]);
}

type NounFinder = (text: string, findNouns: ReturnType<typeof nounsIn>) => FoundNoun | undefined;

/** The first noun that a finder has in the record's texts: a whole thing, of the category where that is sure. */
function nounInProse(
  record: NamedRecord,
  find: NounFinder,
  isNear: (noun: string, found: FoundCategory, text: string) => boolean = isBeside,
): string | undefined {
  const category = record.evidence?.category;
  const findNouns = nounsIn(record.glossary, record.language);
  for (const prose of proseOf(record)) {
    const text = prose();
    const found = find(text, findNouns);
    if (found?.category === undefined || isPublished(found.category)) continue;
    if (isMany(text, found, record) || !isThing(text.slice(found.start, found.end), record)) continue;
    const isSureOther = category !== undefined && category.score >= leastScore.text;
    const noun = text.slice(found.start, found.end);
    if (!isSureOther || agrees(noun, category, record) || isNear(found.category, category, text))
      return compoundAt(text, found, record);
  }
  return undefined;
}

/** What texts point at, and that is not the product: what any has, and what another program or maker is called. */
const noThing =
  /(?:komponente|feature|funktion|function|technik|technologie|serie|series|modell|model|gerät|device|system|systeme|sistema|lösung|app|software|schaltkreis|schaltung|aufbau|konstruktion|gehäuse)$|[®™]/iu;

/** In letters: shorter words end other ones by chance. */
const shortestSaid = 4;

function isThing(noun: string, { language }: NamedRecord): boolean {
  const isNamed = /^\p{Ll}+\p{Lu}/u.test(noun) || (noun.length > shortestSaid && isShouting(noun));
  return !isNamed && !noThing.test(noun) && nounGrammar(noun, language)?.domain !== "part";
}

/** By the category that was found, with a second witness where it is unsure. */
function nounOfCategory(name: string, record: NamedRecord): string | undefined {
  const category = record.evidence?.category;
  const { language, glossary } = record;
  if (category === undefined || category.score < leastScore.witnessed) return undefined;
  const own = categoryNoun(withoutMaker(record.evidence?.sourceCategory ?? "", name), record);
  if (own !== undefined) return agrees(own.noun, category, record) ? own.noun : undefined;
  const isSure = category.score >= leastScore.text;
  const findNouns = nounsIn(glossary, language);
  for (const text of tellingTexts(record)) {
    const nouns = findNouns(text);
    const exact = nouns.find((noun) => noun.category === category.identifier);
    const found = exact ?? (isSure ? openingNoun(text, nouns, category) : undefined);
    if (found === undefined || isMany(text, found, record) || !isSaidOfIt(text, found, { name, language }))
      continue;
    const one = oneOf(text.slice(found.start, found.end), record);
    if (one !== undefined) return text === lastLevel(record.evidence?.sourceCategory ?? "") ? one : undefined;
    if (!isSure && !isInFrontOfModel(text, found, name) && !opens(text, found)) continue;
    return text.slice(found.start, found.end);
  }
  return undefined;
}

/** The last level of a shop's category, "Routers" of `["Network > Acme Routers"]` where the name begins with "Acme". */
function withoutMaker(category: string, name: string): string {
  const last = lastLevel(category).replace(/["'\]\s]+$/u, "");
  const [maker = ""] = name.split(" ");
  return last.toLowerCase().startsWith(`${maker.toLowerCase()} `) ? last.slice(maker.length + 1) : last;
}

/** Whether the category that was found is that of such things, or below it. */
function agrees(noun: string, { identifier }: FoundCategory, { glossary, language }: NamedRecord): boolean {
  const [found] = nounsIn(glossary, language)(noun);
  return found?.category !== undefined && `${identifier}-`.startsWith(`${found.category}-`);
}

/** Whether two categories have one parent, below a department's first levels: a receiver for stereo, and one for video. */
function isBeside(category: string, { identifier }: FoundCategory): boolean {
  const parent = category.split("-").slice(0, -1);
  return parent.length >= deepParent && identifier.startsWith(`${parent.join("-")}-`);
}

/** Whether two categories are of one part of a department, or the first is the department: radios, and radios with CD players. */
function isOfAisle(category: string, { identifier }: FoundCategory, levels = deepParent - 1): boolean {
  const aisle = category.split("-").slice(0, levels);
  return identifier.startsWith(`${aisle.join("-")}-`);
}

/** Levels of an identifier such as "a-electronics-audio-amplifiers". */
const deepParent = 4;

/** German: with what a hyphen joins to it, "AV-Netzwerk-Receiver", but for what praises it, "Einsteiger-Receiver". */
function compoundAt(text: string, { start, end }: FoundNoun, { language }: NamedRecord): string {
  const noun = text.slice(start, end);
  if (language !== "de") return noun;
  const before = joinedBefore.exec(text.slice(0, start))?.[0].replace(/^Definition-/u, "") ?? "";
  return praising.test(before) ? noun : before + noun;
}

/** "AV-Netzwerk-", and "CD/" of a "CD/SACD-Player"; of "High Definition-" no half. */
const joinedBefore = /(?<![\p{L}\p{N}-])(?:(?:[\p{Lu}\d][\p{L}\p{N}./]*-)+|[\p{Lu}\d]{2,4}\/)$/u;
const praising =
  /einst(?:eiger|iegs)|klasse|premium|high-end|top|spitzen|referenz|luxus|profi|lieblings|design/iu;

/** Whether the noun is in the plural, or in the German genitive. */
function isMany(
  text: string,
  { start, end, isPlural }: FoundNoun,
  { language, glossary }: NamedRecord,
): boolean {
  const noun = text.slice(start, end);
  if (isPlural || nounGrammar(noun, language)?.isPlural === true) return true;
  return language === "de" && /[^s]s$/u.test(noun) && nounsIn(glossary, "de")(noun.slice(0, -1)).length > 0;
}

/** "Kompaktanlage" of "Kompaktanlagen": a German plural that the lists have for a noun of its own. */
function oneOf(noun: string, { language, glossary }: NamedRecord): string | undefined {
  if (language !== "de" || !/en$/u.test(noun)) return undefined;
  const findNouns = nounsIn(glossary, "de");
  const [many] = findNouns(noun);
  const isOne = (short: string) =>
    findNouns(short).some(
      ({ category, start, end }) => start === 0 && end === short.length && category === many?.category,
    );
  return [noun.slice(0, -1), noun.slice(0, -2)].find((short) => short.length > shortestSaid && isOne(short));
}

/** In words of a level of the shop's category. */
const longestLevel = 3;
/** In letters. */
const shortestLevel = 6;

/**
 * What a text begins with and the shop's category has of several, or joined otherwise: the "5.1 Heimkino-System" of "Heimkino Systeme".
 */
function nounOfLevel(record: NamedRecord): string | undefined {
  const levels = (record.evidence?.sourceCategory ?? "").split(/[>/|»]/u).map((level) => level.trim());
  const keys = levels.filter((level) => !isShelf(level)).map(lettersOf);
  for (const text of proseOf(record)) {
    const [phrase = ""] = text()
      .slice(0, opening)
      .split(/[,:;!?(]|\.(?!\d)|\s(?:mit|with|avec|con|für|for|pour|per)\s/u);
    const words = phrase.trim().split(/\s+/u);
    if (words.length > longestLevel + 1) continue;
    for (const first of [0, 1]) {
      const noun = words.slice(first).join(" ");
      const key = lettersOf(noun);
      if (!/^[\p{L} -]+$/u.test(noun) || key.length < shortestLevel || isSeveralOf(noun, record)) continue;
      if (keys.some((level) => isOneOf(key, level))) return noun;
    }
  }
  return undefined;
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}]+/gu, "");
}

/** "heimkinosystem" and "heimkinosysteme": the ending alone differs. */
function isOneOf(one: string, level: string): boolean {
  return one === level || (level.startsWith(one) && /^(?:e|n|en|er|s|es|x)$/u.test(level.slice(one.length)));
}

function isSeveralOf(noun: string, { language }: NamedRecord): boolean {
  return nounGrammar(noun, language)?.isPlural === true || (language !== "de" && /s$/u.test(noun));
}

/** A noun of the same department with which the text begins: "A smartphone with two cameras", "Ce smartphone a un écran". */
function openingNoun(
  text: string,
  [first]: readonly FoundNoun[],
  { identifier }: FoundCategory,
): FoundNoun | undefined {
  if (first?.category === undefined || !isWithin(identifier, first.category)) return undefined;
  if (!opens(text, first)) return undefined;
  const [determiner] = tokenize(text.slice(0, first.start));
  return determiner === undefined || pointing.has(determiner.folded) || articles.has(determiner.folded)
    ? first
    : undefined;
}

/** What word lists have among the things of a home: kettles, pans. */
const ofHome = /^a-(?:home|appliances|kitchen)-/u;

function isWithin(identifier: string, category: string): boolean {
  return identifier.startsWith(`${category}-`) || (category === "a-home" && ofHome.test(identifier));
}

/** Whether a text begins with a noun, or with what says of what kind it is: "7.2-Kanal Netzwerk-AV-Receiver". */
function opens(text: string, { start }: FoundNoun): boolean {
  const before = text.slice(0, start);
  return tokenize(before).length <= 3 && !/[,:;!?]|\.(?!\d)/u.test(before);
}

/** Characters of a description in which it says what it is about. */
const opening = 400;

/** What says what the product is, the most telling first. */
function* tellingTexts(record: NamedRecord): Generator<string> {
  for (const topic of ["type", "kind"] as const)
    for (const { text } of factsAbout(topic, record.evidence)) yield text;
  const category = lastLevel(record.evidence?.sourceCategory ?? "");
  if (!isShelf(category)) yield category;
  for (const text of proseOf(record)) yield text().slice(0, opening);
}
