import { languages } from "../../../api/vocabulary.ts";
import { builtinWords } from "../../../ml/titles/knowledge-file.ts";
import { findListedBrands } from "../../../ml/titles/listed-brands.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { partsOfText } from "../../../nlp/tokenizer.ts";
import { isBehindPurpose, isLikened, isOfOther } from "../../attribution/rules/unrelated-mentions.ts";
import { isDeviceLine, isDeviceMaker } from "../../evidence/device-makers.ts";
import { namesBrand, statedBrand } from "../../evidence/stated-brand.ts";
import { nounsIn } from "./known-product.ts";
import { isDesignation, isPublished, type NamedRecord, proseOf } from "./named-record.ts";
import { isModelOf, isPointedAt, isPointedInside } from "./noun-of-model.ts";

/**
 * The maker of what goes by its model alone, where no column states one and the row's texts name it beside that model ("Yamaha
 * A-S1000", "SR6011 von Marantz"), or a text begins with "this turntable by Ricatech". Undefined where the texts name two.
 */
export function brandOfText(name: string, record: NamedRecord): string | undefined {
  const { evidence } = record;
  if (evidence !== undefined && statedBrand(evidence) !== undefined) return undefined;
  if (isPublished(likelyCategory(record))) return undefined;
  if (!isDesignation(name, record) || namesListedBrand(name)) return undefined;
  const found = new Set<string>();
  for (const prose of proseOf(record)) {
    const text = prose();
    for (const brand of [...listedBeside(text, name, record), ...introducedBy(text, name, record)])
      found.add(brand);
  }
  const [beside, other] = found;
  if (other !== undefined) return undefined;
  const brand = beside ?? onlyMaker(record);
  return brand === undefined || namesBrand(name, brand) ? undefined : brand;
}

/**
 * The only maker that the texts name, where one of them tells what the maker does ("den von Onkyo entwickelten", "Marantz präsentiert") and
 * none that it is something else's, or one names it again and again and begins so. Makers of what most things work with are none: Apple, Google.
 */
function onlyMaker(record: NamedRecord): string | undefined {
  const department = /^a-([a-z]+)/.exec(likelyCategory(record))?.[1];
  const named = new Set<string>();
  let [isTold, isElses, isOften] = [false, false, false];
  for (const prose of proseOf(record)) {
    const text = prose();
    const parts = partsOfText(text);
    let count = 0;
    for (const { brand, first, last } of findListedBrands(builtinWords().brands, parts)) {
      const [start, end] = [parts[first]?.start ?? 0, parts[last]?.end ?? 0];
      const isMaker = !brand.isCommon && brand.departments.has(department ?? "electronics");
      if (!isMaker || !isName(text.slice(start, end), brand.name)) continue;
      if (isDeviceMaker(parts[first]?.folded ?? "") || isServiceMaker(brand.name)) continue;
      const isOther = isOfOther(text, start) || isBehindPurpose(text, start) || isLikened(text, end);
      if (isOther && count === 0) return undefined;
      isElses ||= isOther;
      named.add(brand.name);
      count += 1;
      isTold ||= /^(?:\s\p{Ll}|[.,;:!?)]|$)/u.test(text.slice(end)) && /\s$|^$/u.test(text.slice(0, start));
    }
    isOften ||= count >= fewestMentions;
  }
  return named.size === 1 && (isOften || (isTold && !isElses)) ? [...named][0] : undefined;
}

/** A score below which the category of a bare model is a guess: a few words of its text. */
const leastScore = 0.4;

function likelyCategory({ evidence }: NamedRecord): string {
  const { identifier = "", score = 0 } = evidence?.category ?? {};
  return score < leastScore ? "" : identifier;
}

/** In one text: how often it names the maker of what it describes. */
const fewestMentions = 4;

/** Programs and services that things of many makers work with. */
function isServiceMaker(brand: string): boolean {
  return /^(?:google|microsoft|htc|amazon|spotify|steinberg|dolby|dts|thx|tidal|deezer|intel|amd|nvidia|vu\+)$/iu.test(
    brand,
  );
}

function isName(written: string, brand: string): boolean {
  return brand.length >= shortestBrand && /^\p{Lu}|\p{Ll}\p{Lu}/u.test(written);
}

function namesListedBrand(name: string): boolean {
  return findListedBrands(builtinWords().brands, partsOfText(name)).some(
    ({ brand, first, last }) => !brand.isCommon && (last > first || brand.name.length > shortestBrand),
  );
}

/** In letters: shorter ones are parts of models too. */
const shortestBrand = 3;

/** Words between a maker and its model: "Yamaha Netzwerk CD-Player CD-N500". */
const mostBetween = 2;
/** "SR6011 von ", "receiver SR6011 by " */
const linked = /(\S+)\s(?:von|by|de|di|da|from|aus dem Hause)\s$/u;

function listedBeside(text: string, name: string, record: NamedRecord): string[] {
  const parts = partsOfText(text);
  return findListedBrands(builtinWords().brands, parts).flatMap(({ brand, first, last }) => {
    const [start, end] = [parts[first]?.start ?? 0, parts[last]?.end ?? 0];
    if (!isName(text.slice(start, end), brand.name)) return [];
    // "Das PHA-1045DAB": an article, though a maker has it for a name.
    if (isStopWord(foldText(brand.name), record.language)) return [];
    if (first === last && isDeviceLine(parts[first]?.folded ?? "")) return [];
    if (isLikened(text, end)) return [];
    // "für den TX-NR414 von Onkyo": what the model is for stands before the model.
    const model = isBehindModel(text.slice(0, start), name) ? modelStart(text.slice(0, start)) : undefined;
    const sentence = sentenceBefore(text, model ?? start);
    if (isBehindPurpose(sentence, sentence.length)) return [];
    const isBefore = isBeforeModel(text.slice(end, end + longestGap), name) && !isOfOther(text, start);
    return isBefore || model !== undefined ? [brand.name] : [];
  });
}

/** Characters between a maker and the end of its model. */
const longestGap = 70;

function isBeforeModel(after: string, name: string): boolean {
  const words = /^[®™]?\s(.*)$/su.exec(after)?.[1]?.split(/\s/u) ?? [];
  for (let place = 0; place <= mostBetween && place < words.length; place += 1) {
    const [word = "", next = ""] = words.slice(place);
    if (isModelOf(bare(word), name) || isModelOf(bare(`${word} ${next}`), name)) return true;
    if (!/^\p{Lu}[\p{L}\p{N}-]*$/u.test(word)) return false;
  }
  return false;
}

/** What a sentence has before a place: what the one before is for says nothing of it. */
function sentenceBefore(text: string, end: number): string {
  return (
    text
      .slice(Math.max(0, end - longestSentence), end)
      .split(/(?<=[\p{L}\p{N})][.!?])\s+(?=\p{Lu})/u)
      .at(-1) ?? ""
  );
}

/** In characters. */
const longestSentence = 400;

/** Where the word before "von" begins. */
function modelStart(before: string): number {
  const found = linked.exec(before.slice(-longestGap));
  return before.length - (found?.[0].length ?? 0);
}

function isBehindModel(before: string, name: string): boolean {
  const found = linked.exec(before.slice(-longestGap));
  if (found === null) return false;
  const words = before.slice(0, before.length - found[0].length + (found[1]?.length ?? 0)).split(/\s/u);
  return isModelOf(bare(words.at(-1) ?? ""), name) || isModelOf(bare(words.slice(-2).join(" ")), name);
}

/** Without punctuation around it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** Letters of a maker's name that no list has. */
const shortestUnlisted = 4;

const maker =
  /^\s(?:(?:von|by|de|di|da)\s|(?:der|of the|by the|de la|della|del)\s(?:Marke|brand|marque|marca|marchio)\s)["“„«]?(\p{Lu}\p{Ll}[\p{L}-]+)(?=["”“»\s,.])/u;

function hasWordForMaker(after: string): boolean {
  return /^\s\S+(?:\s\S+)?\s?(?:Marke|brand|marque|marca|marchio)\s/u.test(after);
}

/** "Dieser tragbare Plattenspieler von Ricatech", "this turntable by the brand Ricatech" */
function introducedBy(text: string, name: string, { glossary, language }: NamedRecord): string[] {
  const nouns = nounsIn(
    glossary,
    language,
  )(text).filter((noun) => isPointedAt(text, noun) || isPointedInside(text, noun, { name, language }));
  return nouns.flatMap(({ end }) => {
    const [, word = ""] = maker.exec(text.slice(end, end + longestGap)) ?? [];
    const listed = findListedBrands(builtinWords().brands, partsOfText(word));
    if (listed.length > 0)
      return listed
        .filter(({ brand }) => !brand.isCommon || hasWordForMaker(text.slice(end)))
        .map(({ brand }) => brand.name);
    // Every German noun has a capital.
    if (
      /^(?:Hand|Grund|Anfang|Beginn|Natur|Haus|Welt|Format|Klasse|Rang|Dauer|Vorteil|Bestand|Bedeutung)$/u.test(
        word,
      )
    )
      return [];
    if (language === "de" && builtinWords().vocabularies.channel_a(foldText(word)) > 0) return [];
    const isWord = languages.some(
      (each) => isCommonWord(word.toLowerCase(), each) || glossary.roleOf(foldText(word), each) !== undefined,
    );
    return word.length < shortestUnlisted || isWord ? [] : [word];
  });
}
