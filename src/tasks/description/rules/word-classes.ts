import type { TargetAudience } from "../../../api/vocabulary.ts";
import { lazily } from "../../../lib/once.ts";
import { membersBy, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { stem } from "../../../nlp/stemmer.ts";
import wordClasses from "./word-classes.tsv";

const rows = lazily(() => parseTable(wordClasses));

/** Folded words of the four languages that name an audience. */
export const audienceWords = lazily((): Readonly<Record<TargetAudience, ReadonlySet<string>>> => {
  const wordsOf = membersBy(rows(), "class", "words");
  return { men: wordsOf("men"), women: wordsOf("women"), children: wordsOf("children") };
});

export function isAudienceWord(folded: string): boolean {
  const { men, women, children } = audienceWords();
  return men.has(folded) || women.has(folded) || children.has(folded);
}

const unisexWords = lazily(() => membersBy(rows(), "class", "words")("unisex"));

/** Whether a sentence says of what is for men alone, or for women alone, that it is for the others, or for both: "unisex" of a women's scent. */
export function isForOthers(folded: readonly string[], named: readonly string[]): boolean {
  const { men, women } = audienceWords();
  const [isMens, isWomens] = [men, women].map((words) => named.some((word) => words.has(word)));
  if (isMens === isWomens || named.some((word) => unisexWords().has(word))) return false;
  const others = isMens ? women : men;
  return folded.some((word) => unisexWords().has(word) || others.has(word));
}

const figures = lazily(() => membersBy(rows(), "class", "words")("figure"));

/** Whether a folded word names an image of somebody, of whom a word beside it says who it is: "male doll". */
export function isFigure(folded: string): boolean {
  return figures().has(folded);
}

const hypeWords = lazily(() => foldedWords("hype"));
const addressWords = lazily(() => foldedWords("address"));

function foldedWords(name: string): Readonly<Record<Language, ReadonlySet<string>>> {
  const wordsOf = membersBy(
    rows().filter((row) => row.class === name),
    "language",
    "words",
  );
  const setOf = (language: Language) => new Set([...wordsOf(language)].map(foldText));
  return { en: setOf("en"), de: setOf("de"), fr: setOf("fr"), it: setOf("it") };
}

/** Whether a folded word is praise without information. */
export function isHype(folded: string, language: Language): boolean {
  return hypeWords()[language].has(folded);
}

/** Whether a folded word addresses the reader. */
export function isAddressWord(folded: string, language: Language): boolean {
  return addressWords()[language].has(folded);
}

const advertStems = lazily((): Readonly<Record<Language, ReadonlySet<string>>> => {
  const wordsOf = foldedWords("advert");
  const stemsOf = (language: Language) =>
    new Set([...wordsOf[language]].flatMap((word) => [word, stem(word, language)]));
  return { en: stemsOf("en"), de: stemsOf("de"), fr: stemsOf("fr"), it: stemsOf("it") };
});

/** Whether a folded word is one that adverts of any product are made of: "love", "Alltag", "quotidien". */
export function isAdvertWord(folded: string, language: Language): boolean {
  const stems = advertStems()[language];
  return stems.has(folded) || stems.has(stem(folded, language));
}

const purchaseWords = lazily(() => foldedWords("purchase"));

/** Whether a folded word of a title asks to buy, or is about prices: "kaufen", "promo". */
export function isPurchaseWord(folded: string, language: Language): boolean {
  return purchaseWords()[language].has(folded);
}

const genericWords = lazily(() => membersBy(rows(), "class", "words")("every product"));

/** Whether a folded word, of any of the languages, occurs with all kinds of products, so that it is no search term. */
export function isGenericWord(folded: string): boolean {
  return genericWords().has(folded);
}

/** "seater" of "3 seater", "spin" of "1600 spin": without its number it says nothing. */
const counted =
  /^(?:seater|cell|piece|pack|tier|drawer|door|person|man|way|speed|burner|slot|slice|pocket|shelf|part|ply|stage|spin|rpm|watt|volt)$/iu;

/** Whether a word says how much of something there is, with the number in front of it. */
export function isCountedWord(word: string): boolean {
  return counted.test(word);
}

/** Lines of devices, which makers give a name of their own. */
const deviceLine =
  /^(?:galaxy|iphone|ipad|kindle|macbook|playstation|xbox|ixus|powershot|coolpix|lumix|legria|cyber-shot|thinkpad|ideapad|vivobook|zenbook|aspire|pavilion)$/;

/** Whether a folded word is the name of a line of devices. */
export function isLineOfDevices(folded: string): boolean {
  return deviceLine.test(folded);
}

const attachedWords = lazily(() => membersBy(rows(), "class", "words")("attached"));

/** Whether a folded word, of any of the languages, names what comes with a product more often than a product. */
export function isAttachedWord(folded: string): boolean {
  return attachedWords().has(folded);
}

const containers = lazily(() => membersBy(rows(), "class", "words")("container"));

/** Whether a folded word, of any of the languages, is what a thing is filled into: "sac" of "sac 3 kg". */
export function isContainer(folded: string): boolean {
  return containers().has(folded);
}

const thingHeads = lazily(() => membersBy(rows(), "class", "words")("thing head"));

/** Whether a folded English word is a thing of which the word before it says what it holds, moves, cleans or is for. */
export function isThingHead(folded: string): boolean {
  return thingHeads().has(folded) || thingHeads().has(folded.replace(/s$/u, ""));
}

const stuffHeads = lazily(() => membersBy(rows(), "class", "words")("stuff head"));

/** Whether a folded word, of any of the languages, says in what form a thing comes, and not what it is: "gel", "Bohnen". */
export function isStuffHead(folded: string): boolean {
  return stuffHeads().has(folded);
}

const compoundEnds = lazily(() => compoundsWith(["compound end"]));
const allCompoundEnds = lazily(() => compoundsWith(["compound end", "compound stuff"]));

function compoundsWith(classes: readonly string[]): RegExp {
  const ends = classes.flatMap((name) => [...membersBy(rows(), "class", "words")(name)]);
  return new RegExp(`\\p{L}{3}(?:${ends.join("|")})(?:e?n|e|s)?$`, "u");
}

/** Whether a folded German word is a compound that says what a thing is: "spinnrute"; with `orStuff` also "massivholz", which may be what one is made of. */
export function isThingCompound(folded: string, orStuff = false): boolean {
  return (orStuff ? allCompoundEnds() : compoundEnds()).test(folded);
}

/**
 * Words that the lists have side by side and that shoppers keep apart: a car battery is no "pile", which cannot be charged, and a hard "coque" no
 * "étui".
 */
export function isOtherThing(synonym: string, type: string): boolean {
  return otherThings.some(([one, other]) => one.test(synonym) && other.test(type));
}

const otherThings: readonly (readonly [RegExp, RegExp])[] = [
  [/^pil[ae]s?(?!\p{L})/iu, /^batteri/iu],
  [/^(?:étuis?|housses?|pochettes?)(?!\p{L})/iu, /^coques?(?!\p{L})/iu],
  [/^coques?(?!\p{L})/iu, /^(?:étuis?|housses?|pochettes?)(?!\p{L})/iu],
];

/** What a garment has, what a model is in and how coffee comes: sleeves, scales and beans. */
const properties =
  /^(?:manches? (?:courtes?|longues?)|manich?[ae] (?:corta|corte|lunga|lunghe)|(?:kurz|lang|halb|dreiviertel)arm|(?:short|long)[ -]sleeves?|ganze bohnen?|whole beans?|(?:en|in) grani?s?|(?:n|h0|ho|00|oo|o|tt|z|g)[ -](?:gauge|scale)|(?:spur|scala|échelle) (?:n|h0|ho|00|oo|o|tt|z|g))$/iu;

/** Whether a text says nothing but how long the sleeves are, or how large a model is. */
export function isPropertyAlone(text: string): boolean {
  return properties.test(text);
}
