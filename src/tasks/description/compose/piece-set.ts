import type { Language } from "../../../nlp/language.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { GlossaryDomain } from "../../../translation/glossary-entry.ts";
import { type NounGrammar, nounGrammar } from "../../../translation/noun-grammar.ts";
import { type NameWords, nounAt, onlyNoun, tasted } from "./name-noun.ts";
import { thingWordsOf } from "./thing-words.ts";

/** A set of several pieces as a sentence points at it. */
export interface PieceSet {
  /** "set of 4 wine glasses", "3-teilige Ofenform-Set", "lot de 4 verres à vin"; "3 candles" where what holds them is of another material. */
  readonly text: string;
  readonly noun: string;
  readonly grammar: NounGrammar;
  readonly domain: GlossaryDomain | undefined;
}

/** Of several different things: a column states what one of them is. */
const ofOthers = /[+&…;/]|(?<!\p{L})(?:and|with|w|und|mit|inkl|et|avec|e|ed|con|or|oder|ou|o)(?!\p{L})/iu;

/** Reads "Set of 4 Wine Glasses", "Ofenform Set 3-teilig", "Lot de 4 verres à vin", "Set 3 pirofile"; undefined where it is not sure what is in the set. */
export function readPieceSet(name: string, words: NameWords): PieceSet | undefined {
  if (ofOthers.test(name)) return undefined;
  const bare = name.replace(/[(),]/gu, " ").replace(/\s+/gu, " ").trim();
  if (words.language === "en") return englishSet(bare, words);
  return words.language === "de" ? germanSet(bare, words) : romanceSet(bare, words);
}

function wordsBehind(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

const lowered = (text: string) =>
  text.replace(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const englishOf = /^(?:\S+ )?(set|pair|pack|box|case) of (?:(\d{1,3}) )?(.+)$/iu;
const englishBehind = /^(.+?) set (?:of (\d{1,2})|(\d{1,2})[- ]?(?:piece|pieces|pcs?|pc))(?!\p{L})(.*)$/iu;
const englishBefore = /^(\d{1,2})[- ](?:piece|pieces|pcs?|pc) (.+?) set(?!\p{L})(.*)$/iu;

function englishSet(name: string, words: NameWords): PieceSet | undefined {
  const [, holder = "", count = "", pieces = ""] = englishOf.exec(name) ?? [];
  if (holder !== "") {
    const found = onlyNoun(wordsBehind(pieces), words);
    if (found === undefined || !found.grammar.isPlural) return undefined;
    const isPair = holder.toLowerCase() === "pair";
    if (isPair ? count !== "" : count === "" || count === "1") return undefined;
    return heldPieces({ holder, of: " of ", count, noun: lowered(found.noun) }, found.grammar, words);
  }
  const [, ofKind, many, more, end] = englishBehind.exec(name) ?? [];
  const [, first, kind, behind] = englishBefore.exec(name) ?? [];
  const pieceCount = many ?? more ?? first;
  const rest = end ?? behind ?? "";
  if (pieceCount === undefined || pieceCount === "1" || /\p{Ll}{4,}/u.test(rest)) return undefined;
  const all = wordsBehind(ofKind ?? kind ?? "");
  for (let place = Math.max(0, all.length - 4); place < all.length; place += 1) {
    const noun = lowered(all.slice(place).join(" "));
    const grammar = nounGrammar(noun, "en") ?? nounGrammar(`${noun} set`, "en");
    if (grammar === undefined) continue;
    const { domain } = grammar;
    if (tasted.has(domain)) return undefined;
    const text = `${pieceCount}-piece ${noun} set`;
    return { text, noun: "set", grammar: { gender: undefined, isPlural: false }, domain };
  }
  return undefined;
}

interface Held {
  readonly holder: string;
  readonly of: string;
  readonly count: string;
  readonly noun: string;
}

/** The set with its pieces, or the pieces alone where what holds them is no set. */
function heldPieces({ holder, of, count, noun }: Held, grammar: NounGrammar, { language }: NameWords) {
  const { domain } = grammar;
  if (tasted.has(domain)) return undefined;
  const { sets, containers } = thingWordsOf(language);
  const key = holder.toLowerCase();
  const pieces = count === "" ? noun : `${count} ${noun}`;
  if (sets.has(key)) {
    const ofSet = { gender: sets.get(key), isPlural: false };
    return { text: `${key}${of}${pieces}`, noun: key, grammar: ofSet, domain };
  }
  return containers.has(key) && count !== "" ? { text: pieces, noun, grammar, domain } : undefined;
}

const germanCount = /(?<!\S)(\d{1,2})er[- ]?Set(?!\p{L})/iu;
const germanParts = /(?<!\S)(\d{1,2})[- ]?(?:teilig(?:es|e)?|tlg\.?)(?!\p{L})/iu;

function germanSet(name: string, words: NameWords): PieceSet | undefined {
  const ofSet = { gender: "n", isPlural: false } as const;
  const count = germanCount.exec(name)?.[1];
  if (count !== undefined && count !== "1") {
    const found = onlyNoun(wordsBehind(name.replace(germanCount, "")), words);
    if (found === undefined || !isGermanPlural(found.noun, found.grammar)) return undefined;
    return {
      text: `${count}er-Set ${found.noun}`,
      noun: "Set",
      grammar: ofSet,
      domain: found.grammar.domain,
    };
  }
  const parts = germanParts.exec(name)?.[1];
  if (parts === undefined || parts === "1") return undefined;
  const left = wordsBehind(name.replace(germanParts, ""));
  const place = left.findIndex((word) => /^Set$|\p{Ll}-?set$/iu.test(word));
  const set = left[place] ?? "";
  const kind = set.toLowerCase() === "set" ? (left[place - 1] ?? "") : set.replace(/-?set$/iu, "");
  const grammar = /^\p{Lu}\p{Ll}/u.test(kind) ? nounGrammar(kind, "de") : undefined;
  if (grammar === undefined || tasted.has(grammar.domain)) return undefined;
  const whole = set.toLowerCase() === "set" ? `${kind}-Set` : set;
  const others = left.filter((_, at) => at !== place && !(set.toLowerCase() === "set" && at === place - 1));
  if (others.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && nounGrammar(word, "de") !== undefined))
    return undefined;
  return { text: `${parts}-teilige ${whole}`, noun: "Set", grammar: ofSet, domain: grammar.domain };
}

/** "Tassen", and "Becher", which is its own plural; "Hammer" has another one. */
function isGermanPlural(noun: string, { isPlural, gender }: NounGrammar): boolean {
  if (isPlural) return true;
  const changed = noun.replace(
    /[aou](?=[^aou]*er$)/iu,
    (vowel) => ({ a: "ä", o: "ö", u: "ü" })[vowel] ?? vowel,
  );
  return (
    gender !== "f" && /er$/u.test(noun) && (changed === noun || nounGrammar(changed, "de") === undefined)
  );
}

const romanceBefore = /^(\p{L}+) (?:(?:de|di|da) |d['’])?(?:(\d{1,2}) )?(.+)$/iu;
const romanceBehind = /^(.+?) (lot|set) (?:de |di |da )?(\d{1,2})(?: (?:pièces?|pezzi|pcs?|pz))?(?: .*)?$/iu;

function romanceSet(name: string, words: NameWords): PieceSet | undefined {
  const { language } = words;
  const [, first = "", many = "", behind = ""] = romanceBefore.exec(name) ?? [];
  const { sets, containers } = thingWordsOf(language);
  // "Jeu 4 joueurs" is a game.
  if (/^jeu (?!de |d['’])/iu.test(name)) return undefined;
  const isFirst = sets.has(first.toLowerCase()) || containers.has(first.toLowerCase());
  const [, front = "", later = "", more = ""] = isFirst ? [] : (romanceBehind.exec(name) ?? []);
  const [holder, count, pieces] = isFirst ? [first, many, behind] : [later, more, front];
  const isPair = /^(?:paire|coppia)$/iu.test(holder);
  if (holder === "" || (isPair ? count !== "" : count === "" || count === "1")) return undefined;
  const found = nounAt(wordsBehind(pieces), 0, language);
  if (found === undefined || (!found.grammar.isPlural && !isInvariable(found.noun, language)))
    return undefined;
  const isElided = language === "fr" && count === "" && /^[aeiouh]/u.test(foldText(found.noun));
  const of = language === "it" ? " di " : isElided ? " d'" : " de ";
  const grammar = { ...found.grammar, isPlural: true };
  return heldPieces({ holder, of, count, noun: lowered(found.noun) }, grammar, words);
}

/** "6 tournevis" are the same in singular and plural. */
function isInvariable(noun: string, language: Language): boolean {
  return language === "fr" && /[sxz]$/u.test(noun);
}
