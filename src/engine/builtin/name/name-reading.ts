import { type Token, tokenize } from "../../../text/tokens.ts";
import { signsOfEnds, signsOfRange } from "./character-signs.ts";
import { nameSigns } from "./name-signs.ts";
import { beginsPhrase, signsOfWord } from "./word-signs.ts";

/** A name as the steps of the cleaning look at it. */
export interface NameReading {
  readonly name: string;
  readonly tokens: readonly Token[];
  /** What there is about it, in the bits of `nameSigns`. */
  readonly signs: number;
}

/** Of Google's titles, the longest of the channels that cut names off: https://support.google.com/merchants/answer/6324415 */
export const longestName = 150;
const blank = 0x20;
/** More words are not compared with each other. */
const mostCompared = 40;

export function readName(name: string): NameReading {
  const tokens = tokenize(name);
  return { name, tokens, signs: findSigns(name, tokens) };
}

function findSigns(name: string, tokens: readonly Token[]): number {
  let signs = name.length > longestName ? nameSigns.long : 0;
  let end = 0;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const { start } = token;
    const ofWord = signsOfWord(token);
    signs |= ofWord;
    if ((ofWord & nameSigns.phraseBeginning) !== 0 && beginsPhrase(token, tokens[place + 1]))
      signs |= nameSigns.promotionalPhrase;
    if (start !== end + 1 || end === 0 || name.charCodeAt(end) !== blank)
      signs |= signsOfRange(name, end, start + 1);
    end = token.end;
  }
  signs |= signsOfRange(name, end, endOfText(name, end)) | signsOfEnds(name);
  if ((signs & nameSigns.capitalOrDigit) === 0) signs |= nameSigns.onlySmall;
  return saysTwice(tokens) ? signs | nameSigns.repeated : signs;
}

/** Without the blanks at a name's end, which say all that they say there. */
function endOfText(name: string, from: number): number {
  let end = name.length;
  while (end > from && name.charCodeAt(end - 1) === blank) end -= 1;
  return end;
}

/** Of each word its length, its first and its last character. */
const keys = new Int32Array(mostCompared);

/**
 * Most names say nothing twice; a set would take longer than to compare their few words, and what bits were seen tells of
 * most that they need not be compared.
 */
function saysTwice(tokens: readonly Token[]): boolean {
  if (tokens.length > mostCompared) return true;
  let seen = 0;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) break;
    const key = keyOf(token.folded);
    const bit = 1 << (key ^ (key >>> 10) ^ (key >>> 20));
    if ((seen & bit) !== 0 && isAmong(tokens, place, key)) return true;
    if (token.kind === "number" && isInCode(token, tokens[place - 1])) return true;
    keys[place] = key;
    seen |= bit;
  }
  return false;
}

/** Whether the word at a place is one of those before it. */
function isAmong(tokens: readonly Token[], place: number, key: number): boolean {
  for (let earlier = 0; earlier < place; earlier += 1)
    if (keys[earlier] === key && tokens[earlier]?.folded === tokens[place]?.folded) return true;
  return false;
}

function keyOf(word: string): number {
  return (word.length << 20) ^ (word.charCodeAt(0) << 10) ^ word.charCodeAt(word.length - 1);
}

/** 750W 750 W */
function isInCode({ text }: Token, before: Token | undefined): boolean {
  return before?.kind === "code" && before.text.includes(text);
}
