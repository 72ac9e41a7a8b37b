import { isColor } from "../../../catalog/search/query-words.ts";
import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { isTrace } from "./match-doubts.ts";
import {
  isBeside,
  isCovered,
  isGoal,
  isMeasuredSize,
  isOfCompanion,
  isOfContainer,
  isOfDisc,
  isOfHide,
  isOfKitCase,
  isOfLight,
  isOfOtherArticle,
  isOfTrim,
  isOtherPhrase,
  isUnanswered,
  isVersion,
  isWarning,
} from "./other-things.ts";
import { findBefore, isFollowedBy, isInClause, isInPhrase, phraseOf } from "./phrase.ts";
import type { ProductText } from "./product-text.ts";
import {
  isCoatedSteel,
  isIn,
  isNaturalLook,
  isOfAlloy,
  isOfFibre,
  isOfWearer,
  isRemoved,
  isStainless,
  isVariant,
} from "./scopes.ts";
import { isAccessory } from "./unrelated-mentions.ts";
import type { ValueMatch } from "./value-matches.ts";
import { readWords, type Word, wordSet } from "./words.ts";

/**
 * Whether a listed value is said of something else than the product as it is sold: a variant, a gift, an option, what a person in
 * the picture wears, advice on sizes, a look, a coating, a name, the charging.
 */
export function isAside(match: ValueMatch, text: ProductText): boolean {
  const { attribute, value, first, last } = match;
  const { words } = text;
  if (first === last && isIn("other-word", words[first])) return true;
  if (isOptional(words, first, last) || isGift(words, first)) return true;
  if (isOtherPhrase(words, first, last) || isOfOtherArticle(words, first)) return true;
  if (isUnanswered(text, last)) return true;
  if (/^hair_|color$/.test(attribute.record.identifier) && isCovered(words, first)) return true;
  if (attribute.record.identifier === "metal" && isOfTrim(words, first, last)) return true;
  if (attribute.record.identifier === "ink_color" && isBeside("barrel", words, first, last)) return true;
  switch (attribute.subject) {
    case "color":
      return isOfCompanion(words, first) || isColourAside(match, text);
    case "size":
      if (isOfExtent(text, first, last) || isMeasuredSize(text, first, last)) return true;
      return isVariant(words, first) || isOfWearer(words, first) || isAdvice(words, first);
    case "material":
      if (isRemoved(words, first) || isOfAlloy(words, first) || isOfFibre(words, last)) return true;
      if (isOffered(words, first) || isIn("decor", words[first - 1])) return true;
      if (isOfCompanion(words, first) || isGoal(words, first) || isWarning(words, first, last)) return true;
      if (isWorkedOn(words, first, last)) return true;
      if (attribute.record.identifier === "litter_material" && isOfContainer(words, first, last)) return true;
      if (attribute.record.identifier === "material" && isCoating(words, first, last)) return true;
      return isCoatedSteel(words, first, last) && isStainless(value);
    case "flavour":
      if (isOfMeal(words, first)) return true;
      return isTrace(words, first) || (text.source === "product_description" && text.isEnumeration);
    case "content":
      return isOfMeal(words, first);
    case "power":
      return isPort(match, text);
    default:
      return isAsideOfUse(match, text);
  }
}

/** The fish of "zum Verfeinern von Fisch", "à servir avec du poisson", "passt zu Fisch": what a food is eaten with. */
function isOfMeal(words: readonly Word[], first: number): boolean {
  if (isOfCompanion(words, first)) return true;
  const clause = words[first]?.clause;
  const near = words.slice(Math.max(0, first - mealReach), first);
  return near.some((word) => word.clause === clause && isIn("serves", word));
}

const mealReach = 6;

/** The USB of a port or a stick, unless the text speaks of what powers or charges the product. */
function isPort({ value, first, last }: ValueMatch, { words }: ProductText): boolean {
  if (!value.identifier.startsWith("usb")) return false;
  const clause = words[first]?.clause;
  const near = words.slice(Math.max(0, first - powerReach), last + 1 + powerReach);
  return !near.some(
    (word) =>
      word.clause === clause && (isIn("powered", word) || /^usb-?(?:betr|netz|powered)/.test(word.folded)),
  );
}

const powerReach = 6;

const offeredReach = 3;

/** "Existe également en noyer", "auch in Holz": a variant; what a material is "available in" besides is mostly a colour. */
function isOffered(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  const near = words.slice(Math.max(0, first - offeredReach), first);
  return near.some((word) => word.clause === clause && isIn("also", word));
}

/** "Wood screws", "Vis à bois", "forets à métaux": a material that the product goes into or treats. */
function isWorkedOn(words: readonly Word[], first: number, last: number): boolean {
  const [before, next] = [words[first - 1], words[last + 1]];
  // "Steel screws" are made of it.
  if (next !== undefined && next.phrase === words[last]?.phrase && isIn("works-on", next))
    return !isIn("steel", words[first]);
  if (before === undefined || before.phrase !== words[first]?.phrase) return false;
  // "Vis bois", "viti legno", "VIS A BOIS"
  const isAccentless = before.folded === "a" && isIn("goes-into", words[first - 2]);
  return before.text === "à" || ((isIn("goes-into", before) || isAccentless) && isIn("worked", words[first]));
}

function isColourAside({ value, first, last }: ValueMatch, text: ProductText): boolean {
  const { words, source } = text;
  if (isVariant(words, first) || isNaturalLook(words, first, last)) return true;
  if (isOfSound(words, first) || isOfHide(words, first)) return true;
  if (isOfLight(text, first, last) || isOfDisc(text, first)) return true;
  if (isInName(text, first) || isBesideCoating(words, first, last)) return true;
  // "colori assortiti": each has one colour.
  if (
    value.identifier.startsWith("multi") &&
    words.slice(first, last + 1).some((word) => isIn("assorted", word))
  )
    return true;
  // "Vous aimez les lieux naturels"
  return (
    source === "product_description" && isIn("natural", words[first]) && !isColourNamed(words, first, last)
  );
}

const soundReach = 3;

/** "Transparenter, detailreicher Klang", "un son transparent": how it sounds. */
function isOfSound(words: readonly Word[], first: number): boolean {
  if (!/^tra?n?sparent/.test(words[first]?.folded ?? "")) return false;
  const clause = words[first]?.clause;
  const near = words.slice(Math.max(0, first - soundReach), first + soundReach + 1);
  return near.some((word) => word.clause === clause && isIn("sound", word));
}

const colourNames = wordSet({
  en: "colour color colours colors shade in",
  de: "farbe farben farbton",
  fr: "couleur couleurs coloris teinte",
  it: "colore colori tinta",
});

function isColourNamed(words: readonly Word[], first: number, last: number): boolean {
  return (
    findBefore(words, first, { reach: 2, among: colourNames }) !== undefined ||
    isFollowedBy(words, last, colourNames)
  );
}

/** The Brown of "Burr-Brown", the Noir of "L.12.12-Noir": joined by a hyphen to a capitalised word that is no colour. */
function isInName({ words, plain }: ProductText, first: number): boolean {
  const [before, word] = [words[first - 1], words[first]];
  if (before === undefined || word === undefined || plain.text.slice(before.end, word.start) !== "-")
    return false;
  return /^\p{Lu}\p{Ll}/u.test(word.text) && /^\p{Lu}\p{Ll}+$/u.test(before.text) && !isColor(before.folded);
}

/** "zingué blanc", "ZINC. BIANCA", "white zinc plated": the colour of a coat of zinc. */
function isBesideCoating(words: readonly Word[], first: number, last: number): boolean {
  return [first - 1, last + 1].some(
    (index) =>
      Math.abs((words[index]?.start ?? 0) - (words[first]?.start ?? 0)) < coatingReach &&
      isZinc(words[index]),
  );
}

function isZinc(word: Word | undefined): boolean {
  return isIn("coated", word) && /zin[ckg]|galvani/.test(word?.folded ?? "");
}

/** In characters. */
const coatingReach = 16;

/** "Bright zinc plated", "zinco": what the thing is coated with. */
function isCoating(words: readonly Word[], first: number, last: number): boolean {
  return first === last && isIn("coated", words[first]) && !isIn("steel", words[first]);
}

const optionReach = 2;

/** "Das optionale 4G", "Bluetooth (optional)", "HDMI en option". */
function isOptional(words: readonly Word[], first: number, last: number): boolean {
  for (let index = first - optionReach; index <= last + optionReach; index += 1) {
    const word = words[index];
    if (word?.clause === words[first]?.clause && isIn("optional", word)) return true;
  }
  return false;
}

const giftReach = 3;

/** "in omaggio un balsamo", "+ gratis Balsam", "free gift". */
function isGift(words: readonly Word[], first: number): boolean {
  for (let index = first - giftReach; index < first; index += 1)
    if (isInPhrase(words, index, first) && isIn("gift", words[index])) return !isFreeOf(words, index);
  const next = words[first + 1];
  return isInPhrase(words, first + 1, first) && isIn("gift", next) && next?.folded !== "free";
}

/** "free from milk", "gluten free bread", "free of charge". */
function isFreeOf(words: readonly Word[], index: number): boolean {
  if (words[index]?.folded !== "free") return false;
  return words[index + 1]?.folded !== "gift" && words[index - 1]?.folded !== "with";
}

/** "bitte eine Größe größer bestellen", "we recommend one size up". */
function isAdvice(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  const near = words.slice(Math.max(0, first - adviceReach), first + adviceReach);
  return near.some((word) => word.clause === clause && isIn("advice", word));
}

const adviceReach = 8;

/** The 50 of "90 x 50 cm": a side. */
export function isOfExtent(
  { words, plain }: Pick<ProductText, "words" | "plain">,
  first: number,
  last: number,
): boolean {
  if (!/^\d/.test(words[first]?.text ?? "")) return false;
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  return /\d\s?[x×]\s?$/u.test(plain.text.slice(0, start)) || /^\s?[x×]\s?\d/u.test(plain.text.slice(end));
}

const highest = /^(?:bis|jusqu|jusqu['’]?au?|fino|until|under|unter)$/;
const highestReach = 5;
const birth = /^(?:birth|newborn|geburt|naissance|nascita)$/;

/** "dalla nascita fino a 22 kg (4 anni ca.)", "de la naissance à 12 ans": the age up to which. */
function isHighest(words: readonly Word[], first: number): boolean {
  const clause = words[first]?.clause;
  const near = words.slice(Math.max(0, first - highestReach), first).filter((word) => word.clause === clause);
  return near.some(
    ({ folded }, index) =>
      highest.test(folded) ||
      (folded === "to" && near[index - 1]?.folded === "up") ||
      (/^(?:to|a|à|ai)$/.test(folded) && birth.test(near[index - 1]?.folded ?? "")),
  );
}

/** Attributes that say how a product is connected, and what is no connection of its own. */
function isAsideOfUse({ attribute, value, first, last }: ValueMatch, text: ProductText): boolean {
  const { words } = text;
  const { identifier } = attribute.record;
  if (identifier === "min_age") return isHighest(words, first);
  // "HDAM-SA2-Modulen": of a technology's code.
  if (identifier === "media_format" && isBehindCode(text, first)) return true;
  if (identifier === "hair_type") return isStateOfHair(words, first);
  if (identifier === "connectivity" && /^(?:usb|wired|micro|lightning)/.test(value.identifier))
    return isBesideCharging(words, first, last) || isSupplied(words, last);
  // "HDMI con ethernet": what the cable also carries.
  if (identifier === "connector_type") return isAccessory(words, first) && value.identifier === "rj45";
  // "Kassette, kompatibel mit 11-fach Ketten"; "ob Turntable, DJ-Controller oder Soundkarte".
  if (/_type$/.test(identifier) && (isCompatible(words, first) || isOfEither(text, first))) return true;
  if (/_type$/.test(identifier) && isLimited(text, last)) return true;
  // "Cups with saucers", "pram with car seat": what comes with a thing is not what it is.
  if (ofThings.test(identifier) && isAccessory(words, first)) return true;
  // "Verre ambré", "amber glass": what the candle is poured into.
  if (identifier === "scent") return isBeside("glass", words, first, last);
  if (identifier === "packaging" && first === last && isIn("not-packaging", words[first]))
    return !/^(?:en|in)$/.test(words[first - 1]?.folded ?? "");
  // "Ribbon marker and back pocket"
  if (identifier === "paper_format") return text.source !== "product_name" && isPocket(words, first, last);
  if (identifier === "product_form") return isIngredient(text, first);
  if (identifier === "working_material") return isOfKitCase(words, first, last);
  // "Analog-Stereo", "Stereo-Klang": an input or a sound, of which there may be more channels.
  if (identifier === "audio_channels")
    return /\d/.test(words[first]?.text ?? "") ? isVersion(text, first) : isHyphenated(text, first, last);
  // "extra mat ou satin": what the range has.
  if (identifier === "finish") return isBesideOr(words, first, last);
  // "L'Europe romantique": a word of a title tells nothing of the kind of book.
  if (identifier === "genre" && text.source === "product_name") return !isAlone(words, first, last);
  return false;
}

/** Attributes whose values name things that are sold alone too. */
const ofThings = /^(?:cup|pan)_type$|_item_type$/;

/** "Wheels with tyres up to 38mm", "für Reifen bis 42 mm": what of up to that size it goes with. */
function isLimited({ words, plain, source }: ProductText, last: number): boolean {
  return source !== "product_name" && upToSize.test(plain.text.slice(words[last]?.end ?? 0));
}

const upToSize = /^\s(?:up to|bis(?: zu)?|jusqu['’]?à|fino a)\s\d+(?:[.,]\d+)?\s?(?:[cm]?m|["″]|zoll|inch)/iu;
const pockets = wordSet({ en: "pocket", fr: "poche", it: "tascabile" });

function isPocket(words: readonly Word[], first: number, last: number): boolean {
  return first === last && pockets.has(words[first]?.folded ?? "");
}

const ingredients = wordSet({
  en: "ingredients ingredient",
  de: "zutaten inhaltsstoffe",
  fr: "ingredients ingredient",
  it: "ingredienti ingrediente",
});

/** "Ingrédients : poudre de cacao, sirop de glucose": the form of what is in it. */
function isIngredient({ words, fact }: ProductText, first: number): boolean {
  if (
    fact !== undefined &&
    readWords(fact.label.replaceAll("_", " ")).some(({ folded }) => ingredients.has(folded))
  )
    return true;
  return isInClause(words, first, { before: first, among: ingredients });
}

const eithers = wordSet({ en: "whether", de: "ob egal", fr: "soit", it: "sia" });

/** Behind "whether" in its sentence: what the product goes with, whichever of them one has. */
function isOfEither({ words, source }: ProductText, first: number): boolean {
  return source !== "product_name" && isInClause(words, first, { before: eitherReach, among: eithers });
}

const eitherReach = 8;

/** Whether a hyphen joins it to a code with digits. */
function isBehindCode({ words, plain }: ProductText, first: number): boolean {
  return /\p{L}[\p{L}-]*\d[\p{L}\d]*-$/u.test(plain.text.slice(0, words[first]?.start ?? 0));
}

/** "Work through dry hair", "ins trockene Haar", "sur cheveux secs", "sui capelli secchi": how it is used, and not for which hair it is. */
function isStateOfHair(words: readonly Word[], first: number): boolean {
  for (let index = first - 1; index >= first - stateReach && isInPhrase(words, index, first); index -= 1) {
    if (isIn("applied", words[index])) return true;
    if (!isStopWordInAnyLanguage(words[index]?.folded ?? "")) return false;
  }
  return false;
}

const stateReach = 2;
const compatibleReach = 4;
const compatible = wordSet({
  en: "compatible connect connects connected connecting",
  de: "kompatibel verbinden verbindet anschliessen",
  fr: "compatible compatibles connecter connecte branche brancher",
  it: "compatibile compatibili collegare collega collegato collegata",
});

/** Whether it is what the product goes with: behind "compatible" or "connects to". */
function isCompatible(words: readonly Word[], first: number): boolean {
  return findBefore(words, first, { reach: compatibleReach, among: compatible }) !== undefined;
}

function isHyphenated({ words, plain }: ProductText, first: number, last: number): boolean {
  const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
  return /\p{L}-$/u.test(plain.text.slice(0, start)) || /^-\p{L}/u.test(plain.text.slice(end));
}

const or = new Set("or oder ou o oppure".split(" "));

function isBesideOr(words: readonly Word[], first: number, last: number): boolean {
  return [first - 1, last + 1].some(
    (index) => isInPhrase(words, index, first) && or.has(words[index]?.folded ?? ""),
  );
}

const chargingReach = 3;

function isBesideCharging(words: readonly Word[], first: number, last: number): boolean {
  for (let index = first - chargingReach; index <= last + chargingReach; index += 1)
    if (isInPhrase(words, index, first) && isIn("charging", words[index])) return true;
  return false;
}

const supplied = wordSet({
  en: "included supplied provided",
  de: "enthalten inklusive mitgeliefert",
  fr: "fourni fournie inclus incluse",
  it: "incluso inclusa fornito fornita compreso",
});

/** "câble fourni": an accessory. */
function isSupplied(words: readonly Word[], last: number): boolean {
  return isFollowedBy(words, last, supplied);
}

function isAlone(words: readonly Word[], first: number, last: number): boolean {
  const [from, to] = phraseOf(words, first);
  return from === first && to === last + 1;
}
