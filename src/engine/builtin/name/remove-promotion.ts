import { textLanguages } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import { createPhraseTable } from "../../../text/phrase-table.ts";
import { readWords } from "../../../text/read-words.ts";
import type { Token } from "../../../text/tokens.ts";
import {
  loneFlags,
  markedWords,
  namesAfterFlag,
  promotionalPhrases,
  shoutedFlags,
  wordsThatNameGoods,
} from "./promotional-words.ts";

const phrases = createPhraseTable<true>();
const marked = new Set<string>();
for (const language of textLanguages) {
  for (const phrase of promotionalPhrases[language]) phrases.add(readWords(phrase).folded, true);
  for (const word of markedWords[language]) marked.add(foldText(word));
}

const fewestWordsBesideFlag = 3;
/** "Storia di uno sconto" is about it. */
const joiningWords: ReadonlySet<string> = new Set(
  "a the of der die das im vom zum ein le la les des un une du de di del della il lo gli uno una".split(" "),
);

const percentOff =
  /[-–(]?\s*\d+\s?%\s?(?:off\b|rabatt\b|reduziert\b|günstiger\b|de (?:réduction|remise)\b|di sconto\b|sconto\b)\)?/giu;
/** Only at an end and with the minus joined to it: "- 100% cotton" and "-70% cocoa" are facts. */
const reduction = /^[-–]\d+\s?%\s|\s[-–]\d+\s?%[\s!*]*$/gu;
const announcedPrice =
  /(?<![\p{L}\p{N}])(?:only|nur|statt|jetzt nur|seulement|a soli|solo|just|now)\s+(?:(?:€|\$|£|eur|chf|usd|rs\.?)\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:€|\$|£|eur\b|euro\b|chf\b|usd\b))/giu;

/** Advertising taken out of a name: phrases anywhere, single words only where they stand apart, prices when announced. */
export function removePromotion(name: string): string {
  const withoutPrices = name
    .replace(announcedPrice, " ")
    .replace(percentOff, " ")
    .replace(reduction, " ")
    .trim();
  const { tokens, folded } = readWords(withoutPrices);
  const spans: [number, number][] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const length = phrases.longestAt(folded, place)?.length ?? (isFlag(withoutPrices, tokens, place) ? 1 : 0);
    const [first, last] = [tokens[place], tokens[place + length - 1]];
    if (length === 0 || !first || !last) continue;
    spans.push([first.start, last.end]);
    place += length - 1;
  }
  const cleaned = cutSpans(withoutPrices, spans);
  return /[\p{L}\p{N}]/u.test(cleaned) ? cleaned : name;
}

/** Each span goes with the exclamation marks behind it and the brackets that held it alone. */
function cutSpans(text: string, spans: readonly (readonly [number, number])[]): string {
  let rest = text;
  for (const [start, end] of spans.toReversed()) {
    const before = rest.slice(0, start).replace(/[([{]\s*$/u, "");
    const openedAlone = before.length < start && /^[\s!]*[)\]}]/u.test(rest.slice(end));
    const after = rest.slice(end).replace(openedAlone ? /^[\s!]*[)\]}]/u : /^\s*!+/u, "");
    rest = `${openedAlone ? before : rest.slice(0, start)} ${after}`;
  }
  return rest;
}

function isFlag(text: string, tokens: readonly Token[], place: number): boolean {
  const token = tokens[place];
  if (!token) return false;
  if (isShoutedFlag(tokens, place) || isLoneFlag(tokens, place)) return true;
  if (!marked.has(token.folded)) return false;
  const before = text.slice(tokens[place - 1]?.end ?? 0, token.start);
  const after = text.slice(token.end, tokens[place + 1]?.start);
  if (/^\s?!/u.test(after)) return true;
  if (/[([{*★☆~]\s*$/u.test(before) && /^\s*[)\]}*★☆~]/u.test(after)) return true;
  if (wordsThatNameGoods.has(token.folded)) return false;
  const isFirst = place === 0 && /^\s*(?:[:|•»]|[-–—]\s)|^\s+[-–—/]/u.test(after);
  const isLast = place === tokens.length - 1 && /(?:\s[-–—/]|[|•])\s*$/u.test(before);
  return tokens.length > 1 && (isFirst || isLast);
}

function isLoneFlag(tokens: readonly Token[], place: number): boolean {
  const folded = tokens[place]?.folded ?? "";
  if (tokens.length < fewestWordsBesideFlag) return false;
  if (place === 0) return loneFlags.first.has(folded);
  const isJoined = joiningWords.has(tokens[place - 1]?.folded ?? "");
  return place === tokens.length - 1 && loneFlags.last.has(folded) && !isJoined;
}

function isShoutedFlag(tokens: readonly Token[], place: number): boolean {
  const [token, next] = [tokens[place], tokens[place + 1]];
  if (place !== 0 || !token || !next || !shoutedFlags.has(token.text)) return false;
  return next.kind === "word" && next.text !== next.text.toUpperCase() && !namesAfterFlag.has(next.folded);
}
