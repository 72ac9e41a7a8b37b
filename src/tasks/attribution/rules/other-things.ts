import { isAudience } from "../../../catalog/search/index-texts.ts";
import { lazily } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import phrases from "./other-phrases.tsv";
import { findBefore, isInPhrase, listStart, phraseStart } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import { isIn } from "./scopes.ts";
import { type Word, wordSet } from "./words.ts";

const towards = wordSet({
  en: "to with",
  de: "zu zum zur mit",
  fr: "a à au aux avec",
  it: "a al alla ai alle con",
});
const companionReach = 12;
const linkReach = 2;

/** "Passt zu einer weißen Bluse", "à associer à une chemise blanche", "pair with brown sandals": what is worn besides. */
export function isOfCompanion(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  for (let index = first - 1; index >= Math.max(0, first - companionReach); index -= 1) {
    if (words[index]?.clause !== clause) return false;
    if (!isIn("combine", words[index])) continue;
    for (let next = index + 1; next <= index + linkReach && next < first; next += 1)
      if (towards.has(words[next]?.folded ?? "")) return true;
  }
  return false;
}

const purposes = wordSet({ en: "for", de: "fur", fr: "pour", it: "per" });
const conjunctions = wordSet({ en: "and or", de: "und oder", fr: "et ou", it: "e ed o" });
const longestList = 6;

/** "Screws for wood", "für Holz und Metall", "per legno, metallo e plastica": a material right behind "for", alone or in an enumeration, is not the product's own. */
export function isGoal(words: readonly Word[], first: number, left = longestList): boolean {
  const before = words[first - 1];
  if (left === 0 || before === undefined || before.list !== words[first]?.list) return false;
  if (isInPhrase(words, first - 1, first)) {
    if (purposes.has(before.folded) || isPlacedOn(words, first) || isOfCounterpart(words, first)) return true;
    if (isOfPurpose(words, first)) return true;
    if (isShortForm(words, first - 1) && isIn("worked", words[first])) return true;
    if (isOfWorkedState(words, first)) return true;
    return conjunctions.has(before.folded) && isGoal(words, first - 2, left - 1) && first >= 2;
  }
  return listStart(words, first) < phraseStart(words, first) && isGoal(words, first - 1, left - 1);
}

/** "Viti x legno": the "x" for "per", which between numbers multiplies. */
function isShortForm(words: readonly Word[], index: number): boolean {
  return words[index]?.folded === "x" && !/\d$/.test(words[index - 1]?.text ?? "");
}

/** "Für gerissenen Beton", "f. trockenes Holz", "for cracked concrete": what is worked on, with the state that it is in. */
function isOfWorkedState(words: readonly Word[], first: number): boolean {
  const [purpose, state] = [words[first - 2], words[first - 1]];
  if (purpose === undefined || state === undefined || !isIn("worked", words[first])) return false;
  if (!/^\p{Ll}{3,}(?:e[nmrs]?|ed|ing)$/u.test(state.text)) return false;
  return purposes.has(purpose.folded) || (purpose.folded === "f" && state.start - purpose.end <= ". ".length);
}

const purposeNounReach = 3;

/** "Für Snares aus Holz", "Pour caisses en bois": of a sentence that begins with what the product is for, unless with whom it is for. */
function isOfPurpose(words: readonly Word[], first: number): boolean {
  if (!madeOf.has(words[first - 1]?.folded ?? "")) return false;
  const start = phraseStart(words, first);
  const nouns = words.slice(start + 1, first - 1);
  if (
    nouns.length === 0 ||
    nouns.length > purposeNounReach ||
    words[start - 1]?.clause === words[first]?.clause
  )
    return false;
  return purposes.has(words[start]?.folded ?? "") && !nouns.some(({ folded }) => isAudience(folded));
}

const counterpartReach = 5;

/** "For connecting 22mm copper tube", "pour tube cuivre 16", "per tubi in rame": the material of what a product goes onto. */
function isOfCounterpart(words: readonly Word[], first: number): boolean {
  if (!isIn("counterpart", words[first + 1]) || !isInPhrase(words, first + 1, first)) {
    const gap = madeOf.has(words[first - 1]?.folded ?? "") ? 2 : 1;
    if (!isIn("counterpart", words[first - gap])) return false;
  }
  return findBefore(words, first, { reach: counterpartReach, among: purposes }) !== undefined;
}

const vesselReach = 3;

/** The jar of "in an amber glass jar", the pot of "coulée dans un pot en verre ambré", which a product is filled into. */
export function vesselOf(words: readonly Word[], first: number, last: number): Word | undefined {
  for (let index = first - vesselReach; index <= last + vesselReach; index += 1) {
    if (index >= first && index <= last) continue;
    const word = words[index];
    if (!isInPhrase(words, index, first) || !isIn("vessel", word)) continue;
    for (let far = Math.min(index, first) - 1; far >= Math.min(index, first) - vesselReach; far -= 1)
      if (isInPhrase(words, far, first) && isIn("into", words[far])) return word;
  }
  return undefined;
}

const placeReach = 3;
const purposeReach = 5;

/** "For use on timber partitions", "zur Montage auf Holz", "pour pose sur ossature bois": what a product is fixed to. */
function isPlacedOn(words: readonly Word[], first: number): boolean {
  for (let index = first - 1; index >= first - placeReach && isInPhrase(words, index, first); index -= 1) {
    if (!isIn("placed", words[index])) continue;
    // "Works on wood", "haftet auf Holz", "adhère sur le bois".
    if (isIn("holds", words[index - 1]) && isInPhrase(words, index - 1, first)) return true;
    for (let far = index - 1; far >= index - purposeReach && isInPhrase(words, far, first); far -= 1)
      if (fixingPurposes.has(words[far]?.folded ?? "")) return true;
    return false;
  }
  return false;
}

const fixingPurposes = wordSet({ en: "for", de: "fur zum zur", fr: "pour", it: "per" });

const containReach = 4;

/** "Contains natural rubber latex", "enthält Naturlatex": a warning of what one may be allergic to. */
export function isWarning(words: readonly Word[], first: number, last: number): boolean {
  if (!isIn("allergenic", words[first]) && !isIn("allergenic", words[last])) return false;
  for (let index = first - 1; index >= first - containReach && isInPhrase(words, index, first); index -= 1)
    if (isIn("contains", words[index])) return true;
  return false;
}

const other = lazily(() => {
  const byWord = new Map<string, string[][]>();
  for (const phrase of membersOf(parseTable(phrases), "phrases", "|")) {
    const parts = phrase.split(" ");
    for (const part of parts) byWord.set(part, [...(byWord.get(part) ?? []), parts]);
  }
  return byWord;
});

/** The apples of "pommes de terre", the powder of "polvere ridotta", the serum of "sérum physiologique": a word of a phrase that means another thing. */
export function isOtherPhrase(words: readonly Word[], first: number, last: number): boolean {
  for (const parts of other().get(words[first]?.folded ?? "") ?? []) {
    for (let start = first - parts.length + 1; start <= first; start += 1) {
      if (start + parts.length <= last || start < 0) continue;
      // "Rouge à lèvres" as a value is itself.
      if (parts.length > 1 && first === start && last === start + parts.length - 1) continue;
      if (
        parts.every(
          (part, place) => words[start + place]?.folded === part && isInPhrase(words, start + place, first),
        )
      )
        return true;
    }
  }
  return false;
}

/** "Per capelli grassi vedi cod. B-031", "siehe Artikel 12": a sentence that sends to another article. */
export function isOfOtherArticle(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  for (let index = Math.max(0, first - articleReach); index < first + articleReach; index += 1) {
    if (words[index]?.clause !== clause || !isIn("refers", words[index])) continue;
    if (words.slice(index + 1, index + 1 + referenceReach).some((word) => isIn("article", word))) return true;
  }
  return false;
}

const referenceReach = 3;
const articleReach = 10;
const coverReach = 6;
const grey = /^(?:gr[ae]y|grau|gris|grigi[oa]?|white|weiss|blanc|bianc[oa])/;

/** "Deckt 100 % Grau", "covers grey", "copre i capelli bianchi": hair that a colour covers has not its shade. */
export function isCovered(words: readonly Word[], first: number): boolean {
  const word = words[first];
  if (word === undefined || !grey.test(word.folded)) return false;
  const near = words.slice(Math.max(0, first - coverReach), first + coverReach);
  return near.some((other) => other.clause === word.clause && isIn("covers", other));
}

/** "Silver feathers", "plumes argent": the look of something small on the product is not its metal. */
export function isOfTrim(words: readonly Word[], first: number, last: number): boolean {
  const before = madeOf.has(words[first - 1]?.folded ?? "") ? first - 2 : first - 1;
  return [before, last + 1].some((index) => isInPhrase(words, index, first) && isIn("trim", words[index]));
}

/** "Pointe en titane", "Stift aus Titan": between a part and its metal. */
const madeOf = wordSet({ en: "in of", de: "aus", fr: "en", it: "in" });

/** "Warm white 3000 K", "luce bianca" in a text on lamps: how its light looks, and no colour of the lamp. */
export function isOfLight({ words, plain }: ProductText, first: number, last: number): boolean {
  if (!white.test(words[first]?.folded ?? "")) return false;
  const isToned = [first - 1, last + 1].some(
    (index) => isInPhrase(words, index, first) && isIn("light-tone", words[index]),
  );
  return isToned && (kelvins.test(plain.text) || words.some((word) => isIn("lit", word)));
}

const kelvins = /(?<!\d)\d{4}\s?K(?![\p{L}\p{N}])/u;
const white = /^(?:white|weiss\p{L}{0,2}|blanc|blanche|bianc[oa])$/u;

/** The Italian "blu" of "Blu-ray". */
export function isOfDisc({ words, plain }: ProductText, first: number): boolean {
  const word = words[first];
  return word?.folded === "blu" && /^[\s-]?rays?(?!\p{L})/iu.test(plain.text.slice(word.end, word.end + 6));
}

const caseReach = 2;

/** "In Kunststoffbox", "Plastic case", "Valigetta in plastica": what a tool's pieces lie in, and not what they work on. */
export function isOfKitCase(words: readonly Word[], first: number, last: number): boolean {
  for (let index = first - caseReach; index <= last + caseReach; index += 1)
    if (isInPhrase(words, index, first) && isIn("kit-case", words[index])) return true;
  return false;
}

/** "Sac papier de 20 L", "20 L paper bag", "Sack aus Papier": what something to pour comes in. */
export function isOfContainer(words: readonly Word[], first: number, last: number): boolean {
  for (let index = first - caseReach; index <= last + caseReach; index += 1)
    if (isInPhrase(words, index, first) && isIn("container", words[index])) return true;
  return false;
}

/** "Battery Type N/A", "Batterie : non applicable": a label whose answer is that there is none. */
export function isUnanswered({ words, plain, fact }: ProductText, last: number): boolean {
  const end = words[last]?.end ?? 0;
  return fact === undefined && unanswered.test(plain.text.slice(end, end + answerReach));
}

const unanswered =
  /^(?:[ -]?(?:types?|typ|tipo|capacity|kapazität|capacité|capacità))?\s?[:=]?\s?(?:n\/[ad]|not applicable|nicht zutreffend|entfällt|k\.\s?a\.|non applica(?:ble|bile)|sans objet)(?!\p{L})/iu;
const answerReach = 40;

/** "Länge in Gr. 38: 68 cm", "longueur en taille 38 : 68 cm", "263 g (UK 5)": the size that was measured, one of those it comes in. */
export function isMeasuredSize({ source, plain, words }: ProductText, first: number, last: number): boolean {
  if (source !== "product_description") return false;
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  const behind = plain.text.slice(end, end + measureReach);
  if (measuredSize.test(behind)) return true;
  return /^\s?\)/u.test(behind) && weighed.test(plain.text.slice(Math.max(0, start - measureReach), start));
}

const measuredSize =
  /^\s?\)?\s?[:=]\s?(?:ca\.?\s|circa\s|approx\.?\s|env\.?\s|environ\s)?\d{1,3}(?:[.,]\d)?\s?(?:cm|mm|in(?:ch(?:es)?)?(?!\p{L})|["″])/iu;
const weighed =
  /\d\s?(?:k?g|gr|oz|grams?|gramm|grammes|grammi)\s?\(\s?(?:(?:in|bei|en|for|per|à|size|gr(?:öße|\.)?|taille|pointure|taglia|tg\.?|numero|men['’]?s|women['’]?s|uk|eu|us)\s?){0,3}$/iu;
const measureReach = 24;

/** Whether a word of the list stands right before or behind in the phrase. */
export function isBeside(list: string, words: readonly Word[], first: number, last: number): boolean {
  return [first - 1, last + 1].some((index) => isInPhrase(words, index, first) && isIn(list, words[index]));
}

/** The 5.1 of "Bluetooth 5.1" and "HDMI 2.1", the 2.0 of "USB 2.0" and "v2.0". */
export function isVersion({ words, plain }: ProductText, first: number): boolean {
  const start = words[first]?.start ?? 0;
  return versioned.test(plain.text.slice(Math.max(0, start - versionReach), start));
}

const versioned = /(?<!\p{L})(?:bluetooth|bt|usb|hdmi|hdcp|version|v)[\s.:-]{0,2}$/iu;
const versionReach = 12;

/** "Cintura in cuoio": what it is made of, though a colour is called so too. */
export function isOfHide(words: readonly Word[], first: number): boolean {
  return (
    isIn("hide", words[first]) &&
    isInPhrase(words, first - 1, first) &&
    beforeHide.has(words[first - 1]?.folded ?? "")
  );
}

const beforeHide = new Set(["in", "di", "del"]);
