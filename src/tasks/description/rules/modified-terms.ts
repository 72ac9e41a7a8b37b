import { brandNames } from "../../../nlp/casing-words.ts";
import { isHeadFirst, type Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { readWords, type WordReading } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { GlossaryMatch } from "../../../translation/glossary.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import { statedBrand } from "../../evidence/stated-brand.ts";
import { firstCompound } from "./german-compounds.ts";
import { countWords } from "./passage.ts";
import type { ProductType, SearchedProduct } from "./property-terms.ts";
import { isAudienceWord, isCountedWord, isGenericWord, isHype, isLineOfDevices } from "./word-classes.ts";

/** Letters; shorter words are abbreviations. */
const shortestWord = 4;
/** What a name says something with, and not of the thing. */
export const noModifier =
  /^(?:modell[oi]?|modele|type|tipo|taille|taglia|misura|couleur|colore|coloris|motifs?|motivo|marque|marca|marchio|serie|gamme|linea|versione?|ref|reference|compatibil[ei]|compatibles?|adatt[oaie]|ideal[ei]?|neu[fv]e?s?|nuov[oaie]|nouve\w+|original[ei]?|originale?s?|formato|format|gusto|gout|saveur|confezione|pezzi|pieces?|effett[oi]|effets?|collection|collezione|edition|edizione|createur|designer|mist[oaie]|melange|avec|sans|pour)$/;

/** What may stand between a noun and its modifier in a text, and not in a name: "vélo d'appartement". */
const joints = "(?:de\\s|du\\s|des\\s|d['’]|à\\s|di\\s|da\\s|per\\s|a\\s|al\\s|alla\\s|all['’])";

/** French and Italian: "tubo irrigazione", "passeggino gemellare": a noun of one word with the word behind it, as the row's text joins them. */
export function modifierTerms({ text: type, entry }: ProductType, product: SearchedProduct): string[] {
  const { name, language } = product;
  if ((language !== "fr" && language !== "it") || /\s/u.test(type)) return [];
  const { tokens, folded, text } = readWords(name);
  const place = folded.indexOf(foldText(type));
  const [head, next, behind] = [tokens[place], tokens[place + 1], tokens[place + 2]];
  if (head === undefined || next === undefined || text.slice(head.end, next.start) !== " ") return [];
  // "torta Natura": a name behind a small word.
  const isNamed = /^\p{Ll}/u.test(head.text) && /^\p{Lu}/u.test(next.text);
  if (/^[.-]/u.test(text.charAt(next.end)) || isNamed || !isModifier(next.text, product)) return [];
  // "arancia menta": two tastes.
  const isTwo = entry?.domain === "food" && nounGrammar(next.text, language)?.domain === "food";
  // "vite legno 4,5": what a name says behind the second word belongs to that.
  const isNumbered =
    behind?.kind === "number" && text.slice(next.end, behind.start) === " " && measuring.test(next.text);
  if (isTwo || isNumbered) return [];
  // "cavatappi doppia | leva": how many of what follows.
  if (multiple.test(next.text)) {
    const isJoined = behind?.kind === "word" && text.slice(next.end, behind.start) === " ";
    const isNoun =
      isJoined && /^\p{Ll}{3,}$/u.test(behind.text) && !isStopWord(folded[place + 2] ?? "", language);
    return isNoun ? [`${type} ${next.text} ${behind.text}`.toLowerCase()] : [];
  }
  return [joined(type, next.text.toLowerCase(), product)];
}

const multiple = /^(?:doppi[oa]|tripl[oaie]|triples?|doubles?|quadrupl[oae])$/iu;

/** "diamètre 40": what a number is of. */
const measuring =
  /^(?:diam\p{L}*|hauteur|largeur|longueur|altezza|larghezza|lunghezza|spessore|épaisseur|poids|peso|capac\p{L}*|misura)$/iu;

function isModifier(word: string, { language, glossary, evidence }: SearchedProduct): boolean {
  const folded = foldText(word);
  const role = glossary.roleOf(folded, language);
  const brand = foldText(statedBrand(evidence) ?? "").split(/\s/u);
  return (
    /^\p{Lu}?\p{Ll}+$/u.test(word) &&
    word.length >= shortestWord &&
    (role !== undefined || isCommonWord(word.toLowerCase(), language) || isItalianWord(word, language)) &&
    !["color", "material", "audience", "size", "connective"].includes(role ?? "") &&
    !brandNames().has(folded) &&
    !brand.includes(folded) &&
    !noModifier.test(folded) &&
    !isStopWord(folded, language) &&
    !isAudienceWord(folded) &&
    !isGenericWord(folded) &&
    !isHype(folded, language)
  );
}

/** "reggiano": in small letters no name. */
function isItalianWord(word: string, language: Language): boolean {
  return language === "it" && /^\p{Ll}{5,}[aeio]$/u.test(word);
}

/** Two words as the row's text joins them, else side by side. */
function joined(head: string, modifier: string, { text }: SearchedProduct): string {
  const written = new RegExp(`(?<!\\p{L})${head}\\s${joints}${modifier}(?!\\p{L})`, "iu").exec(
    text?.reading.text ?? "",
  )?.[0];
  return (written ?? `${head} ${modifier}`).toLowerCase();
}

/** French and Italian: "plaque de plâtre": a stuff that only the name of a shelf has is none, behind a noun that begins the name. */
export function headBefore(
  { entry, first, end }: GlossaryMatch,
  { tokens, folded, text }: WordReading,
  product: SearchedProduct,
): string | undefined {
  const [head, stuff] = [tokens[0], tokens[first]];
  if (first !== 1 || end !== 2 || entry.domain !== undefined || head === undefined || stuff === undefined)
    return undefined;
  if (nounGrammar(stuff.text, product.language) !== undefined || text.slice(head.end, stuff.start) !== " ")
    return undefined;
  const isNoun =
    product.glossary.roleOf(folded[0] ?? "", product.language) === undefined &&
    isModifier(head.text, product);
  return isNoun ? joined(head.text.toLowerCase(), stuff.text.toLowerCase(), product) : undefined;
}

/** Where the words before a type begin: behind a separator, a number and its unit. */
const qualifyingStart = /[-–—|,;:(]\s|\d\S*\s(?:(?:inch|inches|cm|mm|ml|cl|l|g|kg|oz|ft|w|v)\s)?/iu;
/** Written with a capital in English. */
export const ofCountry =
  /^(?:himalayan|english|british|scottish|irish|french|german|italian|spanish|portuguese|greek|turkish|moroccan|egyptian|indian|chinese|japanese|thai|korean|african|american|australian|canadian|mexican|brazilian|persian|bulgarian|swedish|danish|norwegian|finnish|nordic|scandinavian|russian|polish|hungarian|austrian|swiss|dutch|belgian|mediterranean|european|asian|arabian|tibetan|balinese|virginian)$/iu;
const mostQualifying = 3;
/** English: the type with the known words before it: "bay leaf essential oil". */
export function qualifiedTerm(type: string, { name, language, glossary }: SearchedProduct): string[] {
  const place = name.toLowerCase().indexOf(type);
  // "Cinnamon 50ml Essential Oil"
  const start = name.slice(0, Math.max(0, place)).replace(/(?<=\p{L})\s\d+\s?(?:ml|cl|l|g|kg|oz)\s$/iu, " ");
  const counted = start.split(qualifyingStart).at(-1) ?? "";
  // "600 | Litre Cabinet Fridge": the unit belongs to its number.
  const isBehindNumber = /\d\s$/u.test(start.slice(0, start.length - counted.length));
  const unit = isBehindNumber ? (/^\s?\p{L}+\s/u.exec(counted)?.[0] ?? "") : "";
  const before = findMeasures(`1 ${unit.trim()}`).length > 0 ? counted.slice(unit.length) : counted;
  // "G6 Play": a word behind a model's letter and number belongs to it.
  if (/\p{L}\d{1,2}\s$/u.test(start.slice(0, start.length - before.length))) return [];
  // "3/4 BSP Straight Tap Connector": what stands behind a short form.
  const words = before
    .replace(/^(?:.*\s)?\p{Lu}{2,4}\s(?=\p{Lu}\p{Ll})/u, "")
    .trim()
    .split(/\s+/u);
  if (before.trim() === "" || words.length > mostQualifying || isCountedWord(words[0] ?? "")) return [];
  // "25 Pieces Metal Bobbins": what is counted is the thing.
  if (isGenericWord(foldText(words[0] ?? ""))) return [];
  const isKnown = (word: string) =>
    /^\p{Lu}?\p{Ll}{2,}$/u.test(word) &&
    !brandNames().has(word.toLowerCase()) &&
    !isHype(foldText(word), language) &&
    (glossary.roleOf(foldText(word), language) !== undefined ||
      isCommonWord(word.toLowerCase(), language) ||
      /^\p{L}{4,}(?:ing|ed)$/u.test(word));
  if (!words.every(isKnown)) return [];
  return [`${words.map((word) => (ofCountry.test(word) ? word : word.toLowerCase())).join(" ")} ${type}`];
}

/** In words. */
const longestLeading = 5;
const company = /\s(?:avec|con|pour|per)\s/iu;
const several = /,.*\s(?:sets?|packs?|lot|kits?|combo)$/iu;

/**
 * Of a name in which no list has a noun: its words up to the first number, measure or separator, and without the maker; in German its first
 * noun too. Empty where that is one word of another language, or an abbreviation stands among them.
 */
export function leadingTerms({ name: whole, language, evidence, text }: SearchedProduct): string[] {
  // "aden + anais Muslin Swaddles"
  const joinedMaker = /\s[+&/]\s/u.test(statedBrand(evidence) ?? "") ? statedBrand(evidence) : undefined;
  const isOfPair = joinedMaker !== undefined && foldText(whole).startsWith(`${foldText(joinedMaker)} `);
  const name = isOfPair ? whole.slice(joinedMaker.length).trim() : whole;
  const [alone = ""] = name.split(/\s?[,;:|(]/u);
  // "Filets de saumon | avec fromage au paprika"
  const short = countWords(alone) > longestLeading ? (alone.split(company)[0] ?? "") : name;
  const [beginning = ""] = short.split(
    /\s?[,;:|(]|\s[-–—+/]\s|\s(?=\d(?!\s(?:[Mm]en|[Ww]omen|[Kk]ids|[Gg]irls|[Bb]oys|[Yy]ou|[Aa]ll)(?!\p{L}))|[x×]\s?\d|\S*\/)|(?<=\s\S+)\s(?=\p{Lu}+\d{3})|\s(?=(?:PB|HB)(?:\s|$))/u,
  );
  const words = beginning.trim().split(/\s+/u);
  if (/^\d|\p{L}\.(?:\s|$)/u.test(beginning) || words.length > longestLeading) return [];
  const brand = statedBrand(evidence);
  const isBranded = brand !== undefined && foldText(beginning).startsWith(`${foldText(brand)} `);
  const all = isBranded ? beginning.slice(brand.length).trim() : beginning.trim();
  // "Cima ORM.MM.12": the noun before what nobody can read.
  const [head = ""] =
    isBranded && isHeadFirst(language)
      ? (/^(\p{Lu}\p{Ll}{3,})\s\p{L}{2,}\.[\p{L}\d]/u.exec(all) ?? []).slice(1)
      : [];
  if (head !== "") return [head.toLowerCase(), `${head.toLowerCase()} ${brand}`];
  const device = language === "it" ? (verbCompound.exec(all) ?? [])[0]?.toLowerCase() : undefined;
  if (device !== undefined) return [device, ...(isBranded ? [`${device} ${brand}`] : [])];
  const own = isHeadFirst(language) ? all : openedByText(all, text?.reading.text ?? "", language);
  // "Galaxy Tab : Coque" names what a case is for, "Sport, Hamilton Combo Set" half of what there is.
  const isOther = words.some((word) => isLineOfDevices(foldText(word))) || several.test(name);
  if (isOther || !/\p{L}{3}$/u.test(own)) return [];
  const isOfMaker =
    isHeadFirst(language) && brand !== undefined && /^\p{L}+\s(?:d['’]|de\s|di\s|da\s|à\s)/iu.test(own);
  const branded = isBranded
    ? [`${beginning.slice(0, brand.length)} ${own}`]
    : isOfMaker
      ? [`${own} ${brand}`]
      : [];
  const terms = [own, ...branded].filter((term) => /\s/u.test(term));
  const noun = language === "de" ? firstCompound(own) : undefined;
  return [...(noun === undefined ? [] : [noun]), ...terms.map((term) => inSmallLetters(term, language))];
}

/** Whether an Italian name begins with a compound that says what the thing does. */
export function namesDevice({ name, language }: SearchedProduct): boolean {
  return language === "it" && verbCompound.test(name);
}

/** Italian: "lavabicchieri", "tagliaverdure": what a thing does with what. */
const verbCompound =
  /^(?:lava|porta|copri|apri|asciuga|taglia|spremi|tosta|pela|scalda|spazza|tritura|grattugia|poggia|proteggi|segna)\p{Ll}{4,}[aeio](?=\s|$)/iu;

/** English and German: "compression elbow" of "CMP Elbow": a short form in front of a noun, where the row's text has the word there. */
function openedByText(own: string, text: string, language: Language): string {
  const [, short = "", noun = ""] = /^(\p{Lu}{2,4})\s(\p{L}{4,})/u.exec(own) ?? [];
  if (short === "") return own;
  const letters = [...short.toLowerCase()].join("\\p{L}*");
  const whole = new RegExp(`(?<!\\p{L})(${letters}\\p{L}*)\\s${noun}(?!\\p{L})`, "iu").exec(text)?.[1];
  if (whole === undefined || whole.length <= short.length) return own;
  const small = whole.toLowerCase();
  return language === "de"
    ? `${capitalized(small)}${own.slice(short.length)}`
    : `${small} ${noun.toLowerCase()}${own.slice(short.length + 1 + noun.length)}`;
}

/** Words of the language, and what begins with one, as they stand within a sentence. */
export function inSmallLetters(term: string, language: Language): string {
  if (language === "de") return term;
  const words = term.split(" ");
  const isPlain = (word: string) =>
    isCommonWord(word.toLowerCase(), language) && !brandNames().has(foldText(word));
  const isSentence = isPlain(words[0] ?? "") && words.slice(1).every((word) => /^\p{Ll}/u.test(word));
  return isSentence || words.every(isPlain) ? term.toLowerCase() : term;
}
