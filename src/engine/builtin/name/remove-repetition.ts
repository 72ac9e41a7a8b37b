import { type Token, tokenize } from "../../../text/tokens.ts";

const longestPhrase = 8;
const longestCompared = 40;
/** Words that are said twice by right. */
const reduplicated: ReadonlySet<string> = new Set([
  "six",
  "ylang",
  "duran",
  "dance",
  "knock",
  "couscous",
  "chatka",
  "wagga",
  "walla",
  "spain",
]);
const shortestRepeatedWord = 5;
/** 750W 750 W */
const measureTwice = /(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)(\p{L}{1,3})\s\1\s\2(?![\p{L}\p{N}])/gu;

/** A word or phrase that follows itself, and a part between separators that stood there before. */
export function removeRepetition(name: string): string {
  const once = name.replace(measureTwice, "$1 $2");
  return hasEqualTokens(tokenize(once)) ? removeRepeatedParts(removeEchoes(once)) : once;
}

/** Most names say nothing twice; a set would take longer than to compare their few words. */
function hasEqualTokens(tokens: readonly Token[]): boolean {
  if (tokens.length > longestCompared) return true;
  for (let place = 1; place < tokens.length; place += 1) {
    const folded = tokens[place]?.folded;
    for (let before = 0; before < place; before += 1) if (tokens[before]?.folded === folded) return true;
  }
  return false;
}

function removeEchoes(name: string): string {
  const tokens = tokenize(name);
  for (let place = 0; place < tokens.length; place += 1) {
    const most = Math.min(longestPhrase, Math.floor((tokens.length - place) / 2));
    for (let length = most; length >= 1; length -= 1) {
      if (!isEcho(tokens, place, length) || !followsDirectly(name, tokens, place + length)) continue;
      const [kept, echo] = [tokens[place + length - 1], tokens[lastEcho(tokens, place, length)]];
      if (kept && echo) return removeEchoes(name.slice(0, kept.end) + name.slice(echo.end));
    }
  }
  return name;
}

/** "9 W + 9 W", "rice/rice flour" and "Kids - Kids and swing" say two things. */
function followsDirectly(name: string, tokens: readonly Token[], place: number): boolean {
  const gap = name.slice(tokens[place - 1]?.end ?? 0, tokens[place]?.start);
  return /^(?:[\s'"’”»)]*|['"’”»)]?-)$/u.test(gap);
}

/** The last token of the last repetition. */
function lastEcho(tokens: readonly Token[], place: number, length: number): number {
  let end = place + length;
  while (isSame(tokens, end - length, length)) end += length;
  return end - 1;
}

function isSame(tokens: readonly Token[], place: number, length: number): boolean {
  for (let offset = 0; offset < length; offset += 1) {
    if (tokens[place + offset]?.folded !== tokens[place + length + offset]?.folded) return false;
  }
  return place + 2 * length <= tokens.length;
}

function isEcho(tokens: readonly Token[], place: number, length: number): boolean {
  if (!isSame(tokens, place, length)) return false;
  const phrase = tokens.slice(place, place + length);
  if (length > 1)
    return phrase.some((token) => token.kind === "word" && token.folded.length > 2) || isMeasure(phrase);
  const word = phrase[0];
  if (word?.kind !== "word" || reduplicated.has(word.folded)) return false;
  if (/^\p{Lu}{2,}$/u.test(word.text) && tokens[place + 1]?.text === word.text) return true;
  if (tokens[place + 2]?.folded === word.folded && word.folded.length > 2) return true;
  return word.folded.length >= shortestRepeatedWord;
}

function isMeasure(phrase: readonly Token[]): boolean {
  const [number, unit] = phrase;
  return phrase.length === 2 && number?.kind === "number" && unit?.kind === "word" && unit.folded !== "x";
}

function removeRepeatedParts(name: string): string {
  const pieces = name.split(/(\s[-–—|]\s|,\s|;\s)/u);
  if (pieces.length < 3) return name;
  const seen = new Set<string>();
  let rest = "";
  for (let place = 0; place < pieces.length; place += 2) {
    const part = pieces[place] ?? "";
    const key = tokenize(part)
      .map((token) => token.folded)
      .join(" ");
    const isRepeated = /\p{L}{3}/u.test(key) && seen.has(key);
    if (!isRepeated) rest += (place === 0 ? "" : (pieces[place - 1] ?? "")) + part;
    seen.add(key);
  }
  return rest;
}
