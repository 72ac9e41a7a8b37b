import { languages } from "../../../api/vocabulary.ts";
import { foldText, runAtEnd } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import type { CleaningStep } from "./cleaning-step.ts";

const longestPhrase = 8;
/** Letters of a phrase of several words that is said again at the end. */
const shortestLatePhrase = 8;
/** Words after which the second of two things is named: "USB C to USB C". */
const betweenTwo =
  /(?:^|[\s(])(?:to|and|or|on|auf|zu|und|oder|an|vers|et|ou|à|a|ed?|o|su|\+|&|\/|x|×|-|–)\s*$/iu;
/** Words that names legitimately repeat. */
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
  "passo",
]);
const shortestRepeatedWord = 5;
/** 750W 750 W */
const measureTwice = /(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)(\p{L}{1,3})\s\1\s\2(?![\p{L}\p{N}])/gu;

/** Google's title limit, the longest among channels that truncate names: https://support.google.com/merchants/answer/6324415 */
const longestName = 150;
/** Characters; shorter repeated words stay even in a name that is too long. */
const shortestSaidBefore = 4;

/** Removes a word or phrase that repeats right after itself, and a part between separators that occurred before. */
export const repetitionStep: CleaningStep = {
  done: "removed repetitions",
  applies: ({ name, tokens }) => hasEqualTokens(tokens) || name.search(measureTwice) !== -1,
  apply: ({ name }, { product }) => {
    const brand = tokenize(product?.brand ?? "").map(({ folded }) => folded);
    const isDouble = brand.some((word, place) => word === brand[place + 1]);
    // "Joseph Joseph" is no slip.
    if (isDouble && foldText(name).includes(brand.join(" "))) return name;
    return removeSaidBefore(removeCutEcho(removeLateEcho(removeRepetition(name))));
  },
};

function hasEqualTokens(tokens: readonly Token[]): boolean {
  return new Set(tokens.map(({ folded }) => folded)).size < tokens.length;
}

function removeRepetition(name: string): string {
  return removeRepeatedParts(removeEchoes(name.replaceAll(measureTwice, "$1 $2")));
}

/** Each removal reads the name again: more than so many are no slip of who wrote it. */
const mostEchoes = 20;

function removeEchoes(name: string, left: number = mostEchoes): string {
  if (left === 0) return name;
  const tokens = tokenize(name);
  for (let place = 0; place < tokens.length; place += 1) {
    const most = Math.min(longestPhrase, Math.floor((tokens.length - place) / 2));
    for (let length = most; length >= 1; length -= 1) {
      if (!isEcho(tokens, place, length) || !followsDirectly(name, tokens, place + length)) continue;
      const [original, echo] = [tokens[place + length - 1], tokens[lastEcho(tokens, place, length)]];
      if (original && echo) return removeEchoes(name.slice(0, original.end) + name.slice(echo.end), left - 1);
    }
  }
  return name;
}

/** False for "9 W + 9 W", "rice/rice flour" and "Kids - Kids and swing", which state two things. */
function followsDirectly(name: string, tokens: readonly Token[], place: number): boolean {
  const gap = name.slice(tokens[place - 1]?.end ?? 0, tokens[place]?.start);
  // "ue65nu7100/ue65nu7100": one model, which no shop sells in two kinds.
  if (gap === "/")
    return isLongCode(tokens[place - 1]) && tokens[place]?.folded === tokens[place - 1]?.folded;
  return /^(?:[\s'"’”»)]*|['"’”»)]?-)$/u.test(gap);
}

/** A model of letters and digits, and no size: "4x4x4". */
function isLongCode(token: Token | undefined): boolean {
  return token?.kind === "code" && token.folded.length > shortestRepeatedWord && !/\dx\d/.test(token.folded);
}

/** Index of the last token of the last repetition. */
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
  if (isLongCode(word) || /^i[3579]$/.test(word?.folded ?? "")) return true;
  if (word?.kind !== "word" || reduplicated.has(word.folded)) return false;
  if (/^\p{Lu}{2,}$/u.test(word.text) && tokens[place + 1]?.text === word.text) return true;
  if (tokens[place + 2]?.folded === word.folded && word.folded.length > 2) return true;
  return word.folded.length >= shortestRepeatedWord;
}

/** "Deep Brown 10 ml marrone deep brown", "500 W SFX 500 W": a phrase at the end, or a power, that the name has said. */
function removeLateEcho(name: string): string {
  const tokens = tokenize(name);
  for (let length = Math.min(longestPhrase, Math.floor(tokens.length / 2)); length >= 2; length -= 1) {
    const first = tokens.length - length;
    const phrase = tokens.slice(first);
    const isTelling =
      phrase.every(({ kind, folded }) => kind === "word" && folded.length > 2) &&
      phrase.reduce((sum, { folded }) => sum + folded.length, 0) >= shortestLatePhrase;
    const [start, last] = [phrase[0]?.start ?? 0, phrase.at(-1)?.end ?? 0];
    if (!isTelling || name.slice(last).trim() !== "" || betweenTwo.test(name.slice(0, start))) continue;
    const isSaid = tokens.some(
      (_, place) => place + length <= first && hasSameWords(tokens, place, first, length),
    );
    if (isSaid) return name.slice(0, start).replace(/[\s,;|–-]+$/u, "");
  }
  return name.replace(powerTwice, "$1");
}

/** In letters of what the cut has left of a word. */
const longestStump = 4;

/** "Circulateur NZL 33-40 réf S999 Circulateur N": a name that begins anew at its end and is cut there. */
function removeCutEcho(name: string): string {
  const tokens = tokenize(name);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || first.folded.length < shortestSaidBefore) return name;
  for (let start = tokens.length - 2; start > tokens.length / 2; start -= 1) {
    const echo = tokens.slice(start);
    if (echo[0]?.folded !== first.folded) continue;
    const whole = tokens[echo.length - 1];
    const isCut =
      whole !== undefined &&
      last.folded.length <= longestStump &&
      last.folded !== whole.folded &&
      whole.folded.startsWith(last.folded) &&
      echo.slice(0, -1).every(({ folded }, place) => folded === tokens[place]?.folded);
    const before = tokens[start - 1];
    if (!isCut || before === undefined || isJoining(before)) return name;
    return name.slice(0, echo[0].start).replace(/[\s,;|–-]+$/u, "");
  }
  return name;
}

function hasSameWords(tokens: readonly Token[], one: number, other: number, length: number): boolean {
  for (let offset = 0; offset < length; offset += 1)
    if (tokens[one + offset]?.folded !== tokens[other + offset]?.folded) return false;
  return true;
}

/** A device has one power: what stands twice without a sign between is one. */
const powerTwice =
  /(?<![\p{L}\p{N}.,x×-]|(?<!\p{L})[x×-]\s)((\d{2,5}(?:[.,]\d+)?)\s?(k?W)(?![\p{L}\p{N}])(?:(?![+&/,;×\d]|\sx\s).)*?)\s\2\s?\3(?![\p{L}\p{N}/])/gu;

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

/** Removes repeated words from the end of a name over 150 characters until it fits. */
function removeSaidBefore(name: string): string {
  if (name.length <= longestName) return name;
  const tokens = tokenize(name);
  const firstPlaces = new Map<string, number>();
  for (const [place, { folded }] of tokens.entries()) {
    if (!firstPlaces.has(folded)) firstPlaces.set(folded, place);
  }
  let { length } = name;
  let start = name.length;
  const parts: string[] = [];
  for (let place = tokens.length - 1; place > 0 && length > longestName; place -= 1) {
    const token = tokens[place];
    if (token?.kind !== "word" || token.text.length < shortestSaidBefore || isJoining(token)) continue;
    const isAlone = isBlank(name, token.start - 1) && isBlank(name, token.end);
    if (!isAlone || firstPlaces.get(token.folded) === place) continue;
    parts.push(name.slice(token.end, start));
    start = runAtEnd(name, blank, token.start);
    length -= token.end - start;
  }
  return name.slice(0, start) + parts.toReversed().join("");
}

function isJoining({ folded }: Token): boolean {
  return languages.some((language) => isStopWord(folded, language));
}

const blank = /\s/y;

/** Also behind the end. */
function isBlank(name: string, place: number): boolean {
  return place === name.length || /\s/.test(name.charAt(place));
}
