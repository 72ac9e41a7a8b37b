import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { splitSentences } from "../../../nlp/sentence-splitter.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { endsInShortForm } from "./begun-words.ts";
import { fronted } from "./cut-passage.ts";
import { enumeratedParts } from "./passage.ts";

/** Words of a part of a list between commas, and parts; of half of them a number or a label tells that they are specifications. */
const mostPartWords = 6;
const fewestParts = 5;
/** The same of a list in which parts say more. */
const [mostWords, fewestOfList] = [12, 3];
/** Characters; two parts stay together in a shorter text. */
const longestTogether = 80;
/** Characters; in a longer sentence commas do other things. */
const longestList = 420;

/**
 * What a line lists between commas: "Ausladung 112 mm, Strahlart: Normalstrahl, ..." or "Solid brass body, hardened shackle, 3 keys". Parts
 * that say nothing alone stay with their neighbours. Empty where it is no list.
 */
export function listedParts(text: string, language: Language): string[] {
  if (text.length > longestList || !text.includes(",")) return [];
  const parts = withAdjective(enumeratedParts(endsInShortForm(text) ? text : text.replace(/[.;]$/u, "")));
  const [first = "", ...others] = parts;
  // "Analysis: protein 25%, fat 15%": one label for all.
  const isOfLabel = first.includes(": ") && !others.some((part) => part.includes(":"));
  if (text.includes(";") || isOfLabel || parts.length < fewestOfList) return [];
  if (isOneSentence(parts, text, language) || parts.some((part) => exclusion.test(part))) return [];
  const isList = areSpecifications(parts) || (!isSentence(text, language) && areStatements(parts, language));
  const joined = isList ? withoutLoneParts(parts) : [];
  return joined.length >= fewestOfList || (joined.length > 1 && text.length > longestTogether) ? joined : [];
}

/** "E27 bulb, max 60W, not included": what is said of the parts before. */
const exclusion =
  /^(?:(?:is |are )?not (?:included|supplied)|nicht (?:enthalten|inklusive|im lieferumfang(?: enthalten)?)|non (?:inclus?e?s?|fournie?s?|comprise?s?|compres[aeio]|inclus[aeio]))$/iu;

/** "with engine", "bestehend aus Topf": what follows up to the last "and" is what the thing comes with. */
const openedList =
  /(?:^|\s)(?:with|w\/|including|incl\.?|comprising|containing|consisting of|made up of|mit|inkl\.?|inklusive|bestehend aus|avec|comprenant|composée?s? de|dont|con|compost[oaie] da|compreso|inclus[oa]|comprensiv[oa] di)\s[^:]+$/iu;
/** What makes up the whole: a list within the list stays in it, "comprising slotted 3 mm, 5 mm & Phillips PH1, PH2". */
const made =
  /(?:^|\s)(?:comprising|consisting of|made up of|bestehend aus|comprenant|composée?s? d[eu']|compost[oaie] da|comprendente)\s/iu;
const joint = /\s(?:and|und|et|e|ed|&|\+)\s/u;

/**
 * Whether commas stand inside one sentence: "Durch seine Architektur, LPDDR4 und die GPU steht es für Leistung", or inside what a thing comes
 * with: "Train set with engine, 4 carriages, bridge, 2 stations & 36 pieces of track".
 */
function isOneSentence(parts: readonly string[], text: string, language: Language): boolean {
  const [first = "", ...others] = parts;
  if (fronted.test(first) && isSentence(text, language)) return true;
  if (made.test(first) && others.some((part) => joint.test(part) && !/:\s/u.test(part))) return true;
  const isOpened =
    openedList.test(first) && (joint.test(others.at(-1) ?? "") || others.every((part) => counted.test(part)));
  return isOpened && !others.some((part) => /:\s/u.test(part) || statesWhole.test(part));
}

/** "2 pillowcases 20x30", "1 fitted 60x80+16": how many of what comes with it. */
const counted = /^\d{1,2}\s(?!(?:[ckm]?g|[ckm]?m|[cm]?l|k?W|V)\s)\p{L}{3,}/u;

/** "18 V", "max. 60 Nm", "1,7 kg schwer": what is said of the whole thing, and not counted. */
const statesWhole =
  /^(?:max\.?\s|min\.?\s|up to\s|bis\s|jusqu|fino\s)|^\d[\d.,]*\s?(?:V|W|kW|Nm|Hz|bar|kg|g|cm|mm|m|l|ml|Ah|mAh|dB|°C|%)(?![\p{L}\d])/iu;

/** "Gekämmte, ringgesponnene Baumwolle": two adjectives of one noun. */
function withAdjective(parts: readonly string[]): string[] {
  const [first = "", second, ...others] = parts;
  const isOpen = /^\p{Lu}\p{Ll}+e[rs]?$/u.test(first) && /^\p{Ll}+e[rs]? /u.test(second ?? "");
  return isOpen ? [`${first}, ${second}`, ...others] : [...parts];
}

function areSpecifications(parts: readonly string[]): boolean {
  const isShort = parts.length >= fewestParts && parts.every((part) => countOf(part) <= mostPartWords);
  return isShort && parts.filter((part) => /\d|:\s/u.test(part)).length * 2 >= parts.length;
}

/** Each part begins as an entry does, or most state a number. */
function areStatements(parts: readonly string[], language: Language): boolean {
  const [, ...behind] = parts;
  if (parts.some((part) => countOf(part) > mostWords) || behind.some((part) => goesOn(part, language)))
    return false;
  if (withNumberOf(parts) * 2 >= parts.length && behind.some((part) => /\d/u.test(part))) return true;
  const entries = behind.filter((part) => beginsEntry(part, language)).length;
  if (language !== "de") return entries === behind.length || areShort(parts);
  const areCapital = behind.every((part) => /^[\p{Lu}\d]/u.test(part));
  if (areCapital && areNouns(parts)) return true;
  return entries * 2 >= behind.length || (entries > 0 && areCapital && parts.length >= fewestOfShort);
}

/** "CD system, 70 W a channel, USB, Phono": German nouns and numbers, none of which depends on the first part. */
function areNouns(parts: readonly string[]): boolean {
  const [first = ""] = parts;
  return (
    parts.length >= fewestParts &&
    withNumberOf(parts) > 1 &&
    parts.every((part) => countOf(part) <= mostShortWords) &&
    !/\s(?:mit|für|aus|von|in|wie|inklusive|inkl\.|bestehend)\s/u.test(first) &&
    !joint.test(parts.at(-1) ?? "")
  );
}

function withNumberOf(parts: readonly string[]): number {
  return parts.filter((part) => /\d/u.test(part)).length;
}

const fewestOfShort = 4;
const mostShortWords = 6;
/** What a list within a phrase depends on: "with notes of fig, sweet bergamot". */
const governing =
  /(?<!\p{L})(?:with|of|for|in|from|including|like|such as|avec|de|des|d['’]\p{L}+|pour|en|dont|comme|con|di|del|della|per|come|tra cui|incluso)(?!\p{L})/iu;

/** "Soft bristles, small head for small mouths, easy grip handle, approved by dentists": several words each. */
function areShort(parts: readonly string[]): boolean {
  return (
    parts.length >= fewestOfShort &&
    parts.every((part) => countOf(part) > 1 && countOf(part) <= mostShortWords) &&
    !governing.test(parts[0] ?? "") &&
    !/\s(?:and|et|e|ed)\s/u.test(parts.at(-1) ?? "")
  );
}

/** "Zwei Taschen", "Gerades Bein", "Side pockets with zip": a capital that no name and no German noun has. */
function beginsEntry(part: string, language: Language): boolean {
  const [first = "", next = ""] = part.split(/\s+/u);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first)) return false;
  if (language !== "de") return /^\p{Ll}{2,}/u.test(next);
  return (
    isStopWord(foldText(first), "de") ||
    (/(?:e[rs]?|lich|ig|los|iert|et)$/u.test(first) && /^\p{Lu}|^mit$/u.test(next))
  );
}

/** "and a lid", "die man ...": the part before needs it, or it the part before. */
const continuing =
  /^(?:inkl|incl|exkl|excl|zzgl|and|or|but|which|that|who|so|as|while|when|where|because|including|such|both|then|thus|making|giving|allowing|und|oder|aber|sowie|bzw|die|der|das|dessen|deren|den|dem|so|dass|damit|wobei|wodurch|weil|da|wenn|als|um|indem|auch|et|ou|mais|qui|que|dont|où|ainsi|pour|afin|grâce|tout|comme|car|donc|y compris|e|ed|o|ma|che|cui|per|così|come|grazie|anche|dove|mentre|quindi|compres[oaie])(?![\p{L}\d])/iu;

/** "per prati fino a 1200 mq": what it is for, with how much of it, and not to do what. */
const forHowMuch =
  /^(?:pour|per)\s(?!\p{L}*(?:er|ir|re|are|ere|ire|arsi|ersi)\s)(?!(?:un|une|uno|una|le|la|les|il|lo|i|gli|votre|il tuo)\s)[^,]*\d/iu;

/** "garantendo un'elevata capacità", "ensuring the best fit": what the part before does. */
const participle: Readonly<Record<Language, RegExp>> = {
  en: /^(?:ensuring|providing|offering|guaranteeing|enabling|delivering)\s/iu,
  de: /^(?!)/u,
  fr: /^(?:(?:garantiss|offr|permett|assur|apport|rend|donn|évit|facilit|procur)ant|tout en)\s/iu,
  it: /^(?!(?:tele)?comand)\p{L}{3,}(?:ando|endo)(?:l[oaie]|ne|si)?\s/iu,
};

function goesOn(part: string, language: Language): boolean {
  if (participle[language].test(part)) return true;
  if (forHowMuch.test(part)) return false;
  return continuing.test(part) && !(language === "de" && /^Die\p{Ll}/u.test(part));
}

/** Verbs that make a sentence of what stands around them. */
const finite =
  /(?<!\p{L})(?:is|are|was|has|have|can|will|gives?|makes?|comes?|keeps?|offers?|provides?|features|helps?|lets?|allows?|ensures?|supports|contains|includes|combines|sits|fits|works|looks|you|ist|sind|hat|haben|steht|stehen|liefert|liefern|verleiht|erreicht|überzeugt|bleibt|dient|wird|werden|kann|können|sorgt|sorgen|bietet|bieten|macht|machen|passt|passen|verfügt|besteht|eignet|ermöglicht|unterstützt|unterstützen|enthält|enthalten|umfasst|umfassen|vereint|vereinen|verbindet|nutzt|schützt|lässt|lassen|gibt|hält|sich|Sie|est|sont|ont|peut|peuvent|offre|offrent|permet|permettent|assure|convient|reste|dispose|possède|prend en charge|prennent en charge|contient|comprend|intègre|réunit|s['’]adapte|vous|il|elle|è|sono|ha|hanno|dispone|dispongono|resta|rende|può|possono|offre|offrono|permette|permettono|consente|garantisce|garantiscono|supporta|supportano|contiene|comprende|integra|unisce|si|ti|vi|lasciati)(?!\p{L})/u;

function isSentence(text: string, language: Language): boolean {
  if (finite.test(text) || /[?!]/u.test(text)) return true;
  // "hydr. Scheibenbremsen": no sentence ends there.
  return /\.\s\p{Lu}/u.test(text) && splitSentences(text, language, 2).length > 1;
}

/** "36 W", "IP65", "verzinkt", "2% elastane" behind "98% cotton": with what stands beside it. */
export function withoutLoneParts(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isShare = before !== undefined && /^\d+\s?%/u.test(part) && /\d\s?%[^,]*$/u.test(before);
    const isFirst = before !== undefined && joined.length === 1 && before.split(", ").every(isLone);
    const isCounting = before !== undefined && bareNumber.test(before) && /^\d/u.test(part);
    const isOpen = before !== undefined && (openPlace.test(before) || denied.test(part) || isCounting);
    if (before !== undefined && (isShare || isFirst || isOpen || isLone(part) || ofPartBefore.test(part)))
      joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** "for 1" of "for 1, 2, 3 or 4 slots": a number whose noun stands with the last of several. */
const bareNumber = /(?:^|\s)\d{1,4}$/u;

/** "für Verlegung auf" of "auf, im und unter Putz", "use in" of "in, on and under water": the noun stands with the last of several prepositions. */
const openPlace =
  /(?:^|\s)(?:on|in|under|above|inside|into|over|auf|im|in|unter|über|neben|hinter|vor|sur|sous|dans|dessus|devant|derrière|su|sul|sotto|sopra|dentro|in|nel|davanti|dietro)$/iu;
/** "nicht im Erdreich", "not in soil", "no need to degrease": what is denied of the part before. */
const denied =
  /^(?:nicht|not|non|pas|no)\s(?:need|necessary|im|in|ins|auf|unter|über|am|an|für|zum|zur|on|under|for|to|en|dans|sur|sous|au|aux|à|pour|nel|nell['’]\p{L}+|nella|su|sul|sulla|sotto|per|serve|occorre|besoin)(?!\p{L})/iu;

/** "rhythmisch regelbar in 5 Stufen", "abnehmbar": what can be done with the part before. */
const ofPartBefore = /^(?:\p{Ll}+\s)?\p{Ll}{3,}bar(?=\s|$)/u;

/** One word, a number with its unit, or signs alone: nobody says of what. */
function isLone(part: string): boolean {
  return (
    countOf(part) < 2 ||
    /^\d[\d.,]*\s?\p{L}{1,4}$/u.test(part) ||
    !/\p{L}{3}/u.test(part) ||
    /^[\p{Lu}\d\s./-]+$/u.test(part)
  );
}

function countOf(part: string): number {
  return part.split(/\s+/u).length;
}
