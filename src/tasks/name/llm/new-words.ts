import { readFacts } from "../../../facts/extractor.ts";
import { editDistance } from "../../../nlp/edit-distance.ts";
import { type Language, textLanguages } from "../../../nlp/language.ts";
import { readWords, stem } from "../../../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { rowsOf } from "../../llm/glossary-terms.ts";
import type { Judge } from "../../llm/judge.ts";
import { quoted } from "../../llm/prompt.ts";

/** Letters; shorter words are joining words, sizes and units. */
const fewestLetters = 3;
/** Letters from which a word may be a part of a compound. */
const compoundPart = 4;
/** Letters; longer words are rarely abbreviations. */
const longestAbbreviation = 5;
/** Letters from which two may be misspelt. */
const longWord = 8;

/**
 * Finds words of a text that a source in the same language lacks, and which may change the product or add a claim. A single noun
 * may be added to the product's name (paint for ironwork).
 * @param isWholeRow whether the source is all that is known of the product: then a noun that it lacks changes the product
 */
export function createNewWordCheck(source: string, language: Language, isWholeRow = false): Judge {
  const own = createOwnWords(source, language);
  return (text, field) => {
    const added = newWords(text, language, own);
    const [only] = added;
    if (only === undefined) return [];
    if (
      added.length === 1 &&
      !isWholeRow &&
      isNoun(only) &&
      !isComponent(text, only) &&
      own.keepsSubject(text)
    )
      return [];
    const listed = added.slice(0, 4).map((token) => quoted(token.text));
    return [
      `${field} has words that the record lacks: ${listed.join(", ")}. Keep to the words of the record.`,
    ];
  };
}

interface OwnWords {
  /** Whether the source has a word: inflected, as part of a compound, abbreviated, misspelt, or as a glossary synonym. */
  has(word: string): boolean;
  /** Whether a text still has the source's longest word, which usually names the product. */
  keepsSubject(text: string): boolean;
}

function createOwnWords(source: string, language: Language): OwnWords {
  const { tokens } = readWords(source);
  const known = new Set(tokens.flatMap(({ folded }) => [folded, stem(folded, language)]));
  const isPart = (word: string) => [...known].some((other) => isOfCompound(other, word));
  const isOtherForm = (word: string) =>
    tokens.some(
      ({ folded }) =>
        isCutShort(folded, word) ||
        isMisspelt(folded, word) ||
        (language === "de" && hasSameConsonants(folded, word)),
    );
  const occurs = (phrase: string) =>
    readWords(phrase).folded.every((word) => known.has(stem(word, language)));
  const isSynonym = (word: string) =>
    rowsOf(word, language).some(({ written }) => written.some((each) => occurs(each.text)));
  const longest = tokens
    .filter(isContent)
    .toSorted((one, other) => other.text.length - one.text.length)[0]?.folded;
  return {
    has: (word) => known.has(stem(word, language)) || isPart(word) || isOtherForm(word) || isSynonym(word),
    keepsSubject: (text) =>
      longest === undefined ||
      readWords(text).folded.some(
        (word) => stem(word, language) === stem(longest, language) || isOfCompound(longest, word),
      ),
  };
}

/** Words that state facts are left to the fact check; labels (size, colour) and joining words are ignored. */
function newWords(text: string, language: Language, own: OwnWords): readonly Token[] {
  const facts = readFacts(text, { language }, "answer");
  const isFact = ({ start, end }: Token) => facts.some((fact) => fact.start <= start && end <= fact.end);
  const isLabelOrConnective = ({ folded }: Token) =>
    rowsOf(folded, language).some(({ entry }) => entry.role === "label" || entry.role === "connective");
  return readWords(text).tokens.filter(
    (token) => isContent(token) && !isFact(token) && !own.has(token.folded) && !isLabelOrConnective(token),
  );
}

function isNoun({ folded }: Token): boolean {
  return textLanguages.some((language) =>
    rowsOf(folded, language).some(({ entry }) => entry.role === "type"),
  );
}

/** An accessory: with charger, inkl. Akku. */
function isComponent(text: string, { start }: Token): boolean {
  return /(?<!\p{L})(?:with|and|plus|incl|including|mit|und|inkl|inklusive|samt|avec|et|con|ed?)[.\s]+$/iu.test(
    text.slice(0, start),
  );
}

function isOfCompound(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return shorter >= compoundPart && (one.includes(other) || other.includes(one));
}

function isContent({ kind, folded }: Token): boolean {
  return kind === "word" && folded.length >= fewestLetters && !isStopWordInAnyLanguage(folded);
}

/** Whether `written` consists of letters of the word in order, including the first: Wmns, blk, tlg. */
function isCutShort(written: string, word: string): boolean {
  if (written.length < 2 || written.length > longestAbbreviation || written[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === written[at]) at += 1;
  return at === written.length;
}

/** Of one verb, whose vowel changes: Ersatz, ersetzt. */
function hasSameConsonants(written: string, word: string): boolean {
  const [one, other] = [consonantsOf(written), consonantsOf(word)];
  return (
    one.length >= compoundPart &&
    written[0] === word[0] &&
    (one.startsWith(other) || other.startsWith(one)) &&
    other.length >= compoundPart
  );
}

function consonantsOf(word: string): string {
  return word.replace(/[aeiouy]/g, "");
}

function isMisspelt(written: string, word: string): boolean {
  if (written.length < compoundPart + 1 || Math.abs(written.length - word.length) > 2) return false;
  const most = word.length < longWord ? 1 : 2;
  return editDistance(written, word, most) <= most;
}
