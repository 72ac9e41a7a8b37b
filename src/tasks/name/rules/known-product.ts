import { languages } from "../../../api/vocabulary.ts";
import { lazily } from "../../../lib/once.ts";
import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { findListedBrands } from "../../../ml/titles/listed-brands.ts";
import { smallWord } from "../../../ml/titles/small-words.ts";
import { wordOfTitles } from "../../../ml/titles/title-lexicon.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { readWords } from "../../../nlp/stemmer.ts";
import { partsOfText } from "../../../nlp/tokenizer.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { GlossaryDomain, GlossaryEntry } from "../../../translation/glossary-entry.ts";
import type { TaskContext } from "../../engine.ts";
import { spelledBrand, withoutShout } from "../../evidence/brand-spelling.ts";
import { isVehicleLine } from "../../evidence/device-makers.ts";
import { factsAbout } from "../../evidence/fact-topics.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { isMedia, isRecord } from "./brand-words.ts";
import type { FoundNoun, KnownProduct, SpelledBrand } from "./cleaning-step.ts";

/** What the row's other columns and the name's own nouns say. */
export function knownProduct(
  language: Language,
  glossary: Glossary,
  { evidence, description }: TaskContext,
): KnownProduct {
  const findNouns = nounsIn(glossary, language);
  const { brand, sourceCategory, facts = [] } = evidence ?? {};
  const categories = lazily(() =>
    sourceCategory === undefined ? [] : findNouns(sourceCategory).flatMap(({ category }) => category ?? []),
  );
  const witnessed = lazily(() => witnessedCategories(evidence, description, findNouns));
  const titled = lazily(() => {
    const sure = foundAbove(sureScore, evidence);
    if (sure.length > 0) return sure;
    const found = foundAbove(leastScore, evidence);
    const stated = categories();
    return found.length > 0 || stated.length === 0 ? witnessed() : stated;
  });
  const texts = () => [...(description === undefined ? [] : [description]), ...facts.map(({ text }) => text)];
  const maker = lazily(() => {
    const stated = statedBrand(evidence);
    return stated && spelledBrand(stated, texts());
  });
  return {
    findNouns,
    findBrands: (text) => findBrands(text, glossary, departmentIn(evidence)),
    linesOf: (text) =>
      findListedBrands(builtinWords().brands, partsOfText(text, longestRead)).flatMap(({ brand }) =>
        brand.isCommon ? [] : brand.lines,
      ),
    isTitleWord: (folded) => builtinWords().vocabularies.channel_a(folded) > 0,
    isSmallWord: (folded) => (builtinWords().smallWords(folded) & smallWord(language)) > 0,
    titleWord: (short, isFirst) =>
      wordOfTitles(builtinWords().lexicon, short, language, { categories: titled(), isFirst }),
    isVehicleLine,
    categories,
    witnessed,
    sure: () => foundAbove(sureScore, evidence),
    ...(brand && { brand }),
    ...(sourceCategory && {
      shelf: sourceCategory,
      isMedia: () => isMedia(sourceCategory),
      isRecord: () => isRecord(sourceCategory),
    }),
    maker,
    calmMaker: () => {
      const spelled = maker();
      return spelled && withoutShout(spelled);
    },
    colors: lazily(() => factsAbout("color", evidence).map(({ text }) => text)),
    audiences: lazily(() => factsAbout("audience", evidence).map(({ text }) => text)),
    texts,
  };
}

/** Scores of the found category: below the first it says nothing, from the second on it is not asked again. */
const [leastScore, sureScore] = [0.6, 0.9];

function foundAbove(score: number, evidence: TaskContext["evidence"]): readonly string[] {
  const found = evidence?.category;
  return found !== undefined && found.score >= score && found.identifier.startsWith("a-")
    ? [found.identifier]
    : [];
}

/** Characters of a description in which it says what it is about. */
const opening = 100;

/** What was found for the product, or the first thing that its description names before a stop. */
function witnessedCategories(
  evidence: TaskContext["evidence"],
  description: string | undefined,
  findNouns: KnownProduct["findNouns"],
): readonly string[] {
  const found = foundAbove(leastScore, evidence);
  if (found.length > 0) return found;
  const [sentence = ""] = (description ?? "").slice(0, opening).split(/[.:;!?\n]/u);
  const [first] = findNouns(sentence);
  return first?.category === undefined ? [] : [first.category];
}

/** The department of a thing whose noun names no category. */
const departments: Readonly<Partial<Record<GlossaryDomain, string>>> = {
  fashion: "a-fashion",
  care: "a-beauty",
  home: "a-home",
  tool: "a-garden-diy",
  garden: "a-garden",
  technology: "a-electronics",
  office: "a-office",
  vehicle: "a-automotive",
  food: "a-food",
  pet: "a-pets",
  baby: "a-toys-baby",
  toy: "a-toys",
  sport: "a-sports",
};

/** The departments of the second channel, by the beginning of their identifiers. */
const otherChannel: readonly (readonly [beginning: string, department: string])[] = [
  ["b-home", "a-home"],
  ["b-beauty", "a-beauty"],
  ["b-sport", "a-sports"],
  ["b-", "a-fashion"],
];

/** Shorter ends of a German compound are often no noun. */
const shortestHead = 4;

/** Finds the nouns that the glossary knows; a German compound by its last part. */
export function nounsIn(glossary: Glossary, language: Language): (text: string) => readonly FoundNoun[] {
  return (text) => {
    const reading = readWords(text);
    const { tokens } = reading;
    const found: FoundNoun[] = [];
    for (const { entry, form, first, end } of glossary.find(reading, language)) {
      const [from, until] = [tokens[first], tokens[end - 1]];
      if (entry.role !== "type" || from === undefined || until === undefined) continue;
      const traits = traitsOf(entry, form, language);
      const head =
        traits.gender === undefined && end - first > 1
          ? headOf(firstWord(text.slice(from.start, until.end)), glossary, language)
          : undefined;
      const single = isOneOfPair(from.text, entry.forms[language]?.[0], language) ? { isPlural: false } : {};
      found.push({ start: from.start, end: until.end, ...traits, ...head, ...single });
    }
    if (language !== "de") return found;
    for (const { kind, text: word, start, end } of tokens) {
      if (kind !== "word" || found.some((noun) => noun.start < end && start < noun.end)) continue;
      const traits = /^\p{Lu}\p{Ll}/u.test(word) ? findHead(word, glossary) : undefined;
      if (traits !== undefined) found.push({ start, end, ...traits });
    }
    return found.sort((one, two) => one.start - two.start);
  };
}

/** "Occhiale", "pantalone": the singular, as Italian shops write it, of what the word lists have in the plural alone. */
function isOneOfPair(written: string, listed: string | undefined, language: Language): boolean {
  return language === "it" && /[eo]$/iu.test(written) && /^\p{L}+i(?!\p{L})/u.test(listed ?? "");
}

/** "T-shirt" of "T-shirt homme". */
function firstWord(phrase: string): string {
  return phrase.split(" ", 1)[0] ?? phrase;
}

/** A French or Italian phrase without a gender has that of its first word: "chemise femme". */
function headOf(first: string, glossary: Glossary, language: Language): Partial<Traits> {
  if (language !== "fr" && language !== "it") return {};
  const reading = readWords(first);
  const [match] = glossary.find(reading, language);
  if (match?.entry.role !== "type" || match.end < reading.tokens.length) return {};
  const { gender, isPlural } = traitsOf(match.entry, match.form, language);
  return { gender, isPlural };
}

type Traits = Omit<FoundNoun, "start" | "end">;

function traitsOf(entry: GlossaryEntry, form: number | undefined, language: Language): Traits {
  const { gender, pluralGender, isPluralOnly } = entry.grammar?.[language] ?? {};
  const [singular, plural] = entry.forms[language] ?? [];
  const isPlural = isPluralOnly === true || (form === 1 && plural !== singular);
  const identifier = entry.category?.identifier;
  const department = entry.domain && departments[entry.domain];
  return {
    gender: isPlural ? (pluralGender ?? gender) : gender,
    isPlural,
    ...(!isPlural && plural !== undefined && plural !== singular && { plural }),
    category: identifier?.startsWith("a-") ? identifier : (department ?? departmentOf(identifier)),
  };
}

function departmentOf(identifier = ""): string | undefined {
  return otherChannel.find(([beginning]) => identifier.startsWith(beginning))?.[1];
}

const longestWord = 40;

/** The longest noun that a compound ends with. */
function findHead(word: string, glossary: Glossary): Traits | undefined {
  if (word.length > longestWord) return undefined;
  for (let cut = 2; cut <= word.length - shortestHead; cut += 1) {
    const head = word.slice(cut);
    if (glossary.roleOf(head.toLowerCase(), "de") !== "type") continue;
    const reading = readWords(head);
    const [match] = glossary.find(reading, "de");
    if (match?.end === reading.tokens.length && match.entry.role === "type")
      return traitsOf(match.entry, match.form, "de");
  }
  return undefined;
}

/** In characters: what is longer is no name. */
const longestRead = 600;

/** Whether one of the languages has the word in small letters: "latta", "bolle". */
function isOrdinaryWord(written: string, glossary: Glossary): boolean {
  const lower = written.toLowerCase();
  const folded = foldText(written);
  if (builtinWords().vocabularies.channel_a(folded) === 0) return false;
  return languages.some(
    (language) => isCommonWord(lower, language) || glossary.roleOf(folded, language) !== undefined,
  );
}

/** A word, or the letter of an elided article. */
function isEverydayPart(folded: string): boolean {
  return folded.length === 1 || languages.some((language) => isCommonWord(folded, language));
}

/** "media" of a category that was found, however surely. */
function departmentIn(evidence: TaskContext["evidence"]): string | undefined {
  return /^a-([a-z]+)/u.exec(evidence?.category?.identifier ?? "")?.[1];
}

/**
 * Finds the listed makers of a text but for those whose names are common words too.
 * @param department of the product: where a maker of several everyday words sells nothing of it, they are words ("l'or blanc" of a book)
 */
function findBrands(text: string, glossary: Glossary, department?: string): readonly SpelledBrand[] {
  const parts = partsOfText(text, longestRead);
  return findListedBrands(builtinWords().brands, parts).flatMap(({ brand, first, last }) => {
    const [from, until] = [parts[first], parts[last]];
    if (brand.isCommon || from === undefined || until === undefined) return [];
    const isOfOthers = department !== undefined && !brand.departments.has(department);
    const isWord =
      first === last
        ? isOrdinaryWord(from.text, glossary)
        : isOfOthers && parts.slice(first, last + 1).every((part) => isEverydayPart(part.folded));
    return [{ start: from.start, end: until.end, spelling: brand.name, isWord }];
  });
}

/** "Pasta del Capitano": the listed maker of several words that a name begins with; none whose name is common words too. */
export function listedInFront(name: string): string | undefined {
  const words = name.split(/\s+/u, mostBrandWords);
  for (let count = words.length; count > 1; count -= 1) {
    const brand = words.slice(0, count).join(" ");
    if (listedMaker(brand) === "alone") return brand;
  }
  return undefined;
}

const mostBrandWords = 4;

/** Whether the whole text is a listed maker, and whether its name is a common word too. */
export function listedMaker(brand: string): "alone" | "common" | undefined {
  const parts = partsOfText(brand, longestRead);
  const [only] = findListedBrands(builtinWords().brands, parts);
  if (only === undefined || only.first !== 0 || only.last !== parts.length - 1) return undefined;
  return only.brand.isCommon ? "common" : "alone";
}
