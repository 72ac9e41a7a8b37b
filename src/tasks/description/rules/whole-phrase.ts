import { oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import type { Language } from "../../../nlp/language.ts";
import { findMeasures } from "../../../nlp/measures.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { GlossaryRole } from "../../../translation/glossary-role.ts";
import { nounGrammar } from "../../../translation/noun-grammar.ts";
import table from "./cut-joints.tsv";
import { fronted, isBalanced } from "./cut-passage.ts";
import { countWords } from "./passage.ts";
import { needsComplement } from "./phrase-ends.ts";
import { cutEnd } from "./torn-lists.ts";

/** A text that the feed cut off, and what is known of its words. */
export interface CutPhrase {
  readonly language: Language;
  /** The name, the values of the columns, and the text in front. */
  readonly said: string;
  readonly isKnown: (word: string) => boolean;
  readonly roleOf: (word: string) => GlossaryRole | undefined;
  /** Also where it means a thing too: "toile". */
  readonly isMaterial: (word: string) => boolean;
}

const words = oncePerKey((language: Language) => {
  const rows = parseTable(table).filter((row) => row.language === language);
  const ofKind = (wanted: string): ReadonlySet<string> =>
    new Set(
      membersOf(
        rows.filter(({ kind }) => kind === wanted),
        "words",
      ),
    );
  return {
    joints: ofKind("joint"),
    degrees: ofKind("degree"),
    verbs: ofKind("verb"),
    open: ofKind("open"),
    auxiliaries: ofKind("auxiliary"),
    nouns: ofKind("noun"),
    unfinished: ofKind("unfinished"),
    periods: ofKind("period"),
    prepositions: ofKind("preposition"),
    beforeNouns: membersOf(
      rows.filter(({ kind }) => kind === "before-noun"),
      "words",
      "|",
    ),
  };
});

/** What separates the last phrase from the rest; a word joins where it is listed. */
const joint = /\s?[,;](?=\s|$)|\s[–—-](?=\s|$)|\s\+\s?(?=[\p{L}\d])|\s(?=(\p{L}+\.?)(?:\s|$))/gu;
/** Words: of what stays, of a rest that need not stand behind a fact, and of the last member of a list. */
const [fewestKept, mostRest, longestMember] = [3, 2, 4];
/** "résistante aux chocs e": a joining word that has only begun; "cooking ki" is a word that has. */
const begunJoint = /(?<=\p{L}{3})\s(?!(?:de|du|d|of|di|da|le|la|un|il|lo|an?)$)(\p{Ll}{1,2})$/u;
/** Words; so long a rest says more than a phrase. */
const longestRest = 12;
/** What narrows a statement down, without a comma behind it: what stays would say something else without its rest. */
const narrowing =
  /(?<!\p{L})(?:excl\.?|exkl\.?|excluding|except|only|not|no|never|without|unless|nur|nicht|kein\p{L}*|ohne|nie|außer|ausgenommen|ausschließlich|sauf|hors|sans|ne|pas|uniquement|seulement|aucun\p{L}*|except[eé]|non|solo|senza|escluso|esclus[ai]|eccetto|tranne|mai)(?!\p{L})[^,;]*$/iu;
/** A clause that has only begun. */
const relative =
  /(?:^|[\s,])(?:that|which|who|dass|weil|wenn|damit|sodass|deren|dessen|qui|que|dont|où|che|cui)\s[^,;]*$/iu;
/** "75 cm", "4,62A", "10.8V - 11.1V": a unit that is no beginning of another word. */
const measureEnd =
  /(?:^|[\s(x×/])[\d][\d.,/]*\s?(?:mm|cm|m|kg|g|mg|ml|cl|l|w|kw|wh|mah|ah|v|kv|a|hz|mhz|ghz|gb|go|tb|to|lm|bar|°c?|%|["″])$/iu;
/** "+ 3 Films", "3 Films de Protection": a number and what it counts, with at most what that is of. */
const countedEnd = /(?<=\s)\d{1,4}\s(\p{Lu}?\p{Ll}{3,})(?:\s(?:de|d['’]|di|of)\s?(\p{Lu}?\p{Ll}{3,}))?$/u;
/** "1100", "Coloris : Go": what has begun to be said. */
const begunNumber = /^\d[\d.,]*$/u;

/**
 * A cut text up to the end of its last whole phrase: before the conjunction, preposition, comma or clause that the cut goes through, where what
 * stays is complete. Undefined where none is sure, and where a number of the rest would be lost.
 */
export function lastWholePhrase(text: string, context: CutPhrase): string | undefined {
  const bare = text.replace(cutEnd, "").trimEnd();
  if (text !== bare && isWholeEnd(bare, context)) return bare;
  const before = bare.replace(begunJoint, (end: string, begun: string) =>
    beginsJoint(begun, context) ? "" : end,
  );
  if (before !== bare && isNoun(before, context) && isWholePhrase(before, "", "", context)) return before;
  for (const { index, 0: found, 1: word } of [...bare.matchAll(joint)].toReversed()) {
    if (word !== undefined && !isJoint(word, context)) continue;
    const [kept, rest] = [bare.slice(0, index), bare.slice(index + found.length).trim()];
    if (countWords(rest) > longestRest || !isDispensable(rest, context)) return undefined;
    const closed = withClosedBracket(kept);
    if (closed !== undefined && isWholePhrase(kept, rest, word, context)) return closed;
    // What stands before a comma has another phrase behind it.
    if (word === undefined && found.trim() !== "+") return undefined;
  }
  return undefined;
}

/** "cette coque à la finition", "in der Farbe": whether a text ends before it says which colour, kind or finish something is of. */
export function lacksComplement(text: string, language: Language): boolean {
  const { nouns, beforeNouns } = words(language);
  const [last = ""] = /[\p{L}]+$/u.exec(text) ?? [];
  if (!nouns.has(last)) return false;
  const before = text.slice(0, -last.length).trimEnd().replaceAll("’", "'").toLowerCase();
  return beforeNouns.some(
    (phrase) => before.endsWith(` ${phrase}`) || (phrase.includes("'") && before.endsWith(phrase)),
  );
}

/** Whether no sentence ends in the word. */
export function asksForMore(word: string, language: Language): boolean {
  return words(language).unfinished.has(word);
}

/** "Suitable f": whether a text ends in a consonant that is no word, size, class or unit. */
export function endsInLetter(text: string): boolean {
  return /\p{Ll}{3}\s[fhnprtvwz]$/u.test(text);
}

/** "Garantie 2 a": whether a text ends in the beginning of the word for several years or months. */
export function endsInPeriod(text: string, language: Language): boolean {
  const word = /(?<=\s(?:[2-9]|[1-9]\d)\s)\p{L}+$/u.exec(text)?.[0];
  return word !== undefined && words(language).periods.has(word);
}

/** "Nicht für Böd": whether the last word stands behind one with which no statement about a maker begins. */
export function isBehindPreposition(text: string, language: Language): boolean {
  const word = /(?:^|\s)(\p{L}+)\s\p{L}+$/u.exec(text)?.[1] ?? "";
  return words(language).prepositions.has(word.toLowerCase());
}

/** Whether the last word is a noun, which asks for no preposition as adjectives do: "facile | à poser". */
function isNoun(text: string, { language, said }: CutPhrase): boolean {
  const last = /[\p{L}\p{N}-]+$/u.exec(text)?.[0] ?? "";
  return (
    nounGrammar(last, language) !== undefined || (/\d/u.test(last) && foldText(said).includes(foldText(last)))
  );
}

const conjunctions: ReadonlySet<string> = new Set("and or und oder sowie et ou e ed o".split(" "));

/** Whether a text names a material, a colour, a measure or a purpose that stands nowhere in what is said. */
export function statesNewFact(text: string, { said, roleOf, isMaterial, language }: CutPhrase): boolean {
  const known = foldText(said);
  const isNew = (word: string) => !known.includes(foldText(word));
  const measures = findMeasures(text).some(({ start, end }) => isNew(text.slice(start, end)));
  const [, purpose] = forWhat.exec(text) ?? [];
  if (measures || (purpose !== undefined && isNew(purpose) && !isStopWord(foldText(purpose), language)))
    return true;
  const made = /(?<!\p{L})(?:en|in|aus|of|di)\s(\p{L}+)/iu.exec(text)?.[1];
  if (made !== undefined && isMaterial(made) && isNew(made)) return true;
  return (text.match(/\p{L}{3,}/gu) ?? []).some((word) => isFact(roleOf(word)) && isNew(word));
}

/** What a thing is for. */
const forWhat =
  /(?:ideal|perfect|suitable|ideal|geeignet|perfekt|idéale?s?|parfaite?s?|convient|adatt[oaie]|perfett[oaie]|ideal[ei])\s(?:for|für|pour|per)\s(?:an?\s|die\s|den\s|das\s|une?\s|l[ae]s?\s|il\s|l['’]|un[oa]?\s)?(\p{L}{4,})/iu;

/** "en toile", "aus Glas": behind these words a thing's name is its material. */
const madeOf = /(?<!\p{L})(?:en|in|aus|of|di)\s\p{L}+$/iu;

function isFact(role: GlossaryRole | undefined): boolean {
  return role === "material" || role === "color";
}

function isJoint(word: string, { language }: CutPhrase): boolean {
  const { joints, degrees, verbs } = words(language);
  return joints.has(word) || degrees.has(word) || verbs.has(word);
}

function beginsJoint(begun: string, { language }: CutPhrase): boolean {
  const { joints, degrees, verbs, prepositions } = words(language);
  return [joints, degrees, verbs, prepositions].some((list) =>
    [...list].some((word) => word.startsWith(begun)),
  );
}

/** Whether nothing is cut off but what stood behind a whole measure or count. */
export function isWholeEnd(bare: string, { isKnown, said }: Pick<CutPhrase, "isKnown" | "said">): boolean {
  if (measureEnd.test(bare)) return isBalanced(bare);
  const [, thing, of] = countedEnd.exec(bare) ?? [];
  const isThing = thing !== undefined && (isKnown(thing) || foldText(said).includes(foldText(thing)));
  return isThing && (of === undefined || isKnown(of)) && isBalanced(bare);
}

/** Whether the rest says nothing that would be lost: no number, no label's value, but for what is said elsewhere. */
function isDispensable(rest: string, { said }: CutPhrase): boolean {
  if (begunNumber.test(rest)) return true;
  if (!/\d|:\s*[\p{L}(]/u.test(rest)) return true;
  const known: readonly string[] = foldText(said).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own: readonly string[] = foldText(rest).match(/[\p{L}\p{N}]+/gu) ?? [];
  const [last = "", ...others] = own.toReversed();
  const isLabelled = /^\p{L}[^:]{2,20}\s?:/u.test(rest) && others.length === 1;
  return (
    known.some((word) => word.startsWith(last)) &&
    (isLabelled || others.every((word) => known.includes(word)))
  );
}

/** "(motif gris | sur fond ble": with the bracket that the cut left open. */
function withClosedBracket(kept: string): string | undefined {
  if (isBalanced(kept)) return kept;
  return isBalanced(`${kept})`) && /\(\p{L}[^()]*\s[^()]*$/u.test(kept) ? `${kept})` : undefined;
}

function isWholePhrase(kept: string, rest: string, word: string | undefined, context: CutPhrase): boolean {
  const { language, isKnown, roleOf, said } = context;
  const list = words(language);
  const last = /[\p{L}\p{N}]+\)?$/u.exec(kept)?.[0] ?? "";
  const folded = foldText(last);
  const isMeasure = measureEnd.test(kept);
  const isFactEnd = isMeasure || isFact(roleOf(last)) || (madeOf.test(kept) && context.isMaterial(last));
  if (/[-&/+:,.]$/u.test(kept) || last === "") return false;
  if (!isMeasure && isStopWord(folded, language)) return false;
  if (list.open.has(last.toLowerCase()) || needsComplement.test(last) || lacksComplement(kept, language))
    return false;
  if (narrowing.test(kept) || relative.test(kept) || (kept.match(/["“”„]/gu)?.length ?? 0) % 2 === 1)
    return false;
  if (isVerbOpen(kept, isFactEnd, context)) return false;
  // "for fruit | and vegetab": one of two.
  if (word !== undefined && conjunctions.has(word) && isForOne.test(kept)) return false;
  if (isFactEnd && /^\p{L}+\s\p{L}+$/u.test(kept)) return true;
  if (countWords(kept) < fewestKept || (fronted.test(kept) && !kept.includes(", "))) return false;
  if (isFactEnd) return true;
  const isSaid = isKnown(last) || foldText(said).includes(folded);
  if (!isSaid || (word !== undefined && word !== "" && !list.joints.has(word))) return false;
  if (word === undefined) return countWords(rest) <= (kept.includes(", ") ? longestMember : mostRest);
  return countWords(rest) <= mostRest && (conjunctions.has(word) || isNoun(kept, context));
}

/** "wird mit Holz | und": the verb stands at the end of the clause, but for what a thing is made of. */
function isVerbOpen(kept: string, isFactEnd: boolean, { language }: CutPhrase): boolean {
  const { auxiliaries } = words(language);
  const [found] = (
    kept
      .split(/[,;]\s/u)
      .at(-1)
      ?.match(/\p{L}+/gu) ?? []
  ).filter((each) => auxiliaries.has(each));
  return found !== undefined && !(isFactEnd && /^(?:ist|sind|hat|haben)$/u.test(found));
}

/** What opens a sentence whose verb stands behind the comma. */
export const opened =
  /^(?:dot|équip|conçu|fabriqu|réalis|compos|fait|inspir|ultra|grâce|idéal|facile|parfait|ausgestattet|gefertigt|hergestellt|ideal|perfekt|equipped|made|designed|inspired|perfect|dotat|realizzat|progettat|perfett)\p{L}*\s/iu;
/** What separates the last clause of a torn sentence from the rest. */
const clauseJoint =
  /,\s|;\s|\s[–-]\s|\s(?:and|or|including|incl\.|und|oder|sowie|inkl\.|inklusive|einschließlich|et|ou|y compris|ainsi que|ed?|o|compres[oaie]|inclus[oaie])\s/gu;
/** Only behind a number: "1,7 kg avec bat". */
const addedJoint = /\s(?:with|mit|avec|con)\s/gu;
/** What needs its second part. */
const paired =
  /(?<!\p{L})(?:between|both|either|neither|zwischen|sowohl|weder|entweder|entre|soit|ni|tra|fra|sia|né|not only|nicht nur|non seulement|non solo)\s[^,;]*$/iu;
/** A clause whose verb may stand behind. */
const openClause =
  /(?:^(?!d(?:er|ie|as)\s)|,\s)(?:that|which|who|so that|dass|weil|wenn|damit|sodass|der|die|das|den|dem|deren|dessen|qui|que|dont|où|che|cui|dove)\s[^,]*$/iu;
const [fewestInClause, mostInRest] = [2, 8];
/** What a thing is for, where it may be for another too. */
const isForOne = /\s(?:for|für|pour|per)\s(?:\S+\s)?\S+$/u;

/** A torn sentence without the clause that the cut goes through: "Lieferung zerlegt" of "Lieferung zerlegt, Montageanleit". */
export function lastWholeClause(text: string, language: Language): string | undefined {
  const last = [...`${text} `.matchAll(clauseJoint)].at(-1)?.index ?? -1;
  const added = [...text.matchAll(addedJoint)].at(-1)?.index ?? -1;
  const isAdded = added > last && /\d\s?\p{L}{1,3}$/u.test(text.slice(0, added));
  const end = isAdded ? added : last;
  const [kept, rest] = [text.slice(0, Math.max(0, end)), text.slice(Math.max(0, end))];
  if (countWords(kept) < fewestInClause || countWords(rest) > mostInRest || /\d/u.test(rest))
    return undefined;
  // "Recommended for rear" of "Recommended for rear or front whe", "excl. frost damage" of "excl. frost damage and cutt".
  const isAlternative = /^\s(?:or|oder|ou|o)\s/u.test(rest);
  if (isAlternative && (isForOne.test(kept) || !kept.includes(", "))) return undefined;
  if (/^\s(?:or|oder|ou|o|and|und|et|ed?)\s/u.test(rest) && narrowing.test(kept)) return undefined;
  // "Info: back" of "Info: back and bottom of dra".
  const value = /^[^:]{2,40}:\s(.+)$/u.exec(kept)?.[1];
  if (value !== undefined && !/\d/u.test(value) && countWords(value) <= fewestInClause) return undefined;
  const word = foldText(/\p{L}+$/u.exec(kept)?.[0] ?? "");
  const isOpen =
    paired.test(kept) || openClause.test(kept) || isStopWord(word, language) || kept.endsWith(":");
  const isFronted = (fronted.test(kept) || opened.test(kept)) && !kept.includes(", ");
  return isOpen || isFronted || !isBalanced(kept) || /[-&/+]$/u.test(kept) ? undefined : kept;
}
