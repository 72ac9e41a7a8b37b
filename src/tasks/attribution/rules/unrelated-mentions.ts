import { isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import { findBefore, isFollowedBy, isInPhrase, listStart, phraseStart } from "./phrase.ts";
import { type Word, wordSet } from "./words.ts";

const introductions = wordSet({
  en: "with including incl plus",
  de: "mit inkl inklusive samt nebst",
  fr: "avec inclus incluant",
  it: "con incluso inclusa inclusi compreso",
});
const reach = 5;

/** "glass bottle with bamboo lid", "inkl. Ledertasche": accessories have their own material and colour. */
export function isAccessory(words: readonly Word[], first: number): boolean {
  return findBefore(words, first, { reach, among: introductions }) !== undefined;
}

const before = wordSet({
  en: "faux imitation imitations fake vegan artificial synthetic look style like eco",
  de: "vegane veganes veganem veganen veganer kunst kunstliches synthetisches synthetischem imitiertes imitat",
  fr: "simili similaire effet aspect facon similcuoio",
  it: "vegani vegana effetto finta finto simile similar ecologica",
});
const after = wordSet({
  en: "look looks effect style like imitation vegan colour color coloured colored finish",
  de: "optik effekt stil imitat farben farbig farbene farbton dekor nachbildung nb nachb foliert",
  fr: "effet synthetique synthetiques vegane coloris aspect decor finition",
  it: "sintetica sintetico sintetiche ecologica vegana imitazione finitura",
});
const likeness = wordSet({
  en: "like than resembles resembling compared",
  de: "wie als gegenuber ahnlich vergleich",
  fr: "comme que rapport",
  it: "come che rispetto",
});
/** Comparatives after which "del vetro", "als Glas" are the term of comparison. */
const comparatives = wordSet({ fr: "plus moins aussi", it: "piu meno" });
const comparativeReach = 4;
const likenessReach = 3;

/** "faux leather", "Leder-Optik", "effetto legno": an imitation. */
export function isImitated(words: readonly Word[], first: number, last: number): boolean {
  return isFollowedBy(words, last, after) || followsImitation(words, first);
}

function followsImitation(words: readonly Word[], first: number): boolean {
  let index = first - 1;
  while (isInPhrase(words, index, first) && isStopWordInAnyLanguage(words[index]?.folded ?? "")) {
    if (likeness.has(words[index]?.folded ?? "")) return false;
    index -= 1;
  }
  return isInPhrase(words, index, first) && before.has(words[index]?.folded ?? "");
}

/** "wie Leder", "stronger than glass", "più resistente del vetro": only a comparison. */
export function isCompared(words: readonly Word[], first: number): boolean {
  const isLikened = findBefore(words, first, { reach: likenessReach, among: likeness }) !== undefined;
  return (
    isLikened || findBefore(words, first, { reach: comparativeReach, among: comparatives }) !== undefined
  );
}

const purposes = wordSet({
  en: "for fits fit compatible suits suitable",
  de: "fur kompatibel passend geeignet zum zur",
  fr: "pour compatible compatibles convient conviennent adapte adaptee adaptes",
  it: "per compatibile compatibili adatto adatta adatti adatte idoneo",
});
const farthest = 4;

/**
 * "polish for leather", "Schrauben für Beton, Holz und Stein": what a product is for, not what it is made of.
 * @param reach at most this many words between the preposition and the value
 */
export function isPurpose(words: readonly Word[], first: number, reach: number = farthest): boolean {
  if (findBefore(words, first, { reach, among: purposes }) !== undefined) return true;
  const start = listStart(words, first);
  for (let index = phraseStart(words, first) - 1; index >= start; index -= 1) {
    if (purposes.has(words[index]?.folded ?? "")) return true;
  }
  return false;
}

const openings =
  /(?<!\p{L})(?:f\/|for|fits|compatible|with|für|fur|passend|kompatibel|mit|pour|avec|per|con|compatibile|compatibili|adatt[oaie]|wie|like|comme|come|and|und|et|e|&|\+|vs|alternativ[ea]|statt|ersetzt|replaces|remplace|sostituisce|ersatz|replacement|ricambi[oi]?|not|nicht|kein|non|pas|no)(?:\s+(?:all[ae]?|mit|with|avec|con|für|for|pour|per|the|den|die|das|der|le|la|les|il|i|gli|your|ihr|ihre|ihren|auch|su|zu|to|à|au|aux))*\s*$/iu;

/** Whether what stands before names something else than the product's maker: "for", "compatible with", "statt". */
export function isOfOther(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return (
    openings.test(before) ||
    ((start > 40 || !/^\P{L}*\p{L}+\P{L}+(?:by|von|de|di|da)?\s*$/iu.test(before)) && ofPart.test(before))
  );
}

/** "dyson like", "Vorwerk kompatibel", "Kärcher style": what only resembles or fits a maker's products. */
export function isLikened(text: string, end: number): boolean {
  return /^[\s-](?:like|style|stil|look|type|typ|kompatibel|ähnlich|aehnlich|compatibles?|compatibil[ei]|simile|simili|similaire)(?![\p{L}\p{N}])/iu.test(
    text.slice(end, end + 16),
  );
}

/** "HTC Connect", "Amazon Alexa", "Google Assistant": the technology of another maker, which a product has or works with. */
export function isTechnology(text: string, end: number): boolean {
  return /^[™®©\s-]{1,3}(?:connect|alexa|assistant|cast|chromecast|home(?:kit)?|siri|airplay|carplay|pay|smartthings|teams|play-fi|inside)(?![\p{L}\p{N}])/iu.test(
    text.slice(end, end + 24),
  );
}

/** Parts that have makers of their own: "gears by Shimano", "cambio Shimano"; at the beginning of a text they are the product. */
const ofPart =
  /(?<!\p{L})(?:gears?|gearing|derailleurs?|shifters?|brakes|drivetrain|groupset|processor|cpu|engine|zips?|(?:ketten|naben)?schaltung|schaltwerk|gangschaltung|(?:scheiben|felgen)?bremsen|prozessor|rei(?:ß|ss)verschl(?:uss|uß|üsse)|federgabel|dérailleurs?|vitesses|freins|processeur|fermetures?|cambio|freni|processore|cerniera|cerniere|forcella)(?:\s+(?:by|von|de|di|da|from|made by))?\s*$/iu;

const purposesOfNames =
  /(?<!\p{L})(?:f\/(?!\s?\d)|(?:for|fits|compatible|für|passend|kompatibel|geeignet|pour|convient|adapté|compatibile|compatibili|adatt[oaie]|per)(?!\p{L}))/iu;
/** "NON ORIGINALE per aspirapolvere Rowenta", "kein Original", "non d'origine": by another maker than that of the device. */
const notOriginal =
  /(?<!\p{L})(?:non|not|nicht|keine?|pas)[\s-](?:an?\s|d['’])?(?:original[ei]?s?|originaux|origine|genuine|oem)(?!\p{L})/iu;

/** Behind a purpose in the same phrase all names are of what the product is for: "case for LG and Samsung", "filter f/ Dyson V10". */
export function isBehindPurpose(text: string, start: number): boolean {
  const phrase =
    text
      .slice(0, start)
      .split(/[;|()[\]\n]|,\s|\s[-–—]\s/)
      .at(-1) ?? "";
  const found = purposesOfNames.exec(phrase);
  if (found === null) return false;
  return !/^per$/i.test(found[0]) || isNearPer(phrase) || notOriginal.test(phrase);
}

/** Italian "per" is a purpose that often ends before the brand: "Guinzaglio per Cani Trixie". */
function isNearPer(phrase: string): boolean {
  return /\bper\s*$/i.test(phrase);
}
