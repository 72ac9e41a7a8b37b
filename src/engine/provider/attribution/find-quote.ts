import { foldPlaces, foldWords } from "./folded-places.ts";

/** `[start, end)` in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Shorter beginnings of words are mostly other words: "rot" of "rotation". */
const shortestBeginning = 4;
const ofWord = /[\p{L}\p{N}\p{M}]/u;
const letter = /\p{L}/u;
const digit = /\p{Nd}/u;

/**
 * Finds where a text has some words: letter by letter, else with blanks, case and accents folded. Words and numbers are found
 * whole: "blue" is not said by "Bluetooth", nor 5 by 1.5; only a unit may stand right behind its number.
 */
export function findWords(text: string, words: string): Place | undefined {
  return find(
    text,
    words,
    (at, end) => isBorder(text, at) && (isBorder(text, end) || isBeforeUnit(text, end)),
  );
}

/** The same, or where not even that is found, the whole word that the quote begins ("Leder": "Lederjacke"). */
export function findQuote(text: string, quote: string): Place | undefined {
  const whole = findWords(text, quote);
  if (whole !== undefined || quote.trim().length < shortestBeginning) return whole;
  const begun = find(
    text,
    quote,
    (at, end) => isBorder(text, at) && letter.test(text.charAt(end - 1)) && letter.test(text.charAt(end)),
  );
  return begun && { start: begun.start, end: endOfWord(text, begun.end) };
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && !isBorder(text, end)) end += 1;
  return end;
}

/** The first occurrence that is fit, exact ones before others. */
function find(
  text: string,
  words: string,
  isFit: (start: number, end: number) => boolean,
): Place | undefined {
  const sought = words.trim();
  if (sought === "") return undefined;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (isFit(at, at + sought.length)) return { start: at, end: at + sought.length };
  }
  return findFolded(text, sought, isFit);
}

function findFolded(
  text: string,
  words: string,
  isFit: (start: number, end: number) => boolean,
): Place | undefined {
  const { folded, starts, ends } = foldPlaces(text);
  const sought = foldWords(words);
  if (sought === "") return undefined;
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    const [start, end] = [starts[at] ?? 0, ends[at + sought.length - 1] ?? 0];
    if (isFit(start, end)) return { start, end };
  }
  return undefined;
}

/** Whether no word and no number goes over the place. */
function isBorder(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  return !(ofWord.test(before) && ofWord.test(after)) && !isWithinNumber(text, at);
}

/** A number may stand right before its unit: "3,7" of "3,7V". */
function isBeforeUnit(text: string, at: number): boolean {
  return digit.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}

function isWithinNumber(text: string, at: number): boolean {
  const isDigit = (place: number) => digit.test(text.charAt(place));
  const isPoint = (place: number) => text.charAt(place) === "." || text.charAt(place) === ",";
  return (
    (isDigit(at - 1) && (isDigit(at) || (isPoint(at) && isDigit(at + 1)))) ||
    (isDigit(at - 2) && isPoint(at - 1) && isDigit(at))
  );
}
