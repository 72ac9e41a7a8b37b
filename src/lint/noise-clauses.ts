import { findFacts } from "../facts/extractor.ts";
import type { WordReading } from "../nlp/stemmer.ts";
import { isStopWordInAnyLanguage } from "../nlp/stop-words.ts";
import { beginsAsCall, joiningWords, noiseCompanions, orderLength } from "./noise.ts";
import { statesOmission } from "./shop-talk.ts";
import type { Fix, Place } from "./violation.ts";

const [product, companion, noise] = [0, 1, 2] as const;
/** Words other than noise in a sentence that is cut as a whole. */
const mostOtherWords = 2;
const mostOtherWordsOfCall = 8;
/** Words between two noisy phrases that go with them: "at Rs. 619 in India only at our shop". */
const longestBridge = 3;

const article =
  /^(?:the|a|an|our|this|these|your|der|die|das|den|dem|ein|eine|einen|diese[nrms]?|unser[en]?|le|la|les|l|un|une|des|ce|cet|cette|votre|notre|il|lo|i|gli|uno|una|questo|questa|tuo|tua)$/u;

/** The token at which a name begins behind a call to order at token `from`: "Buy Acme kettle 2 l". */
export function nameBehindOrder({ tokens, folded }: WordReading, from: number): number | undefined {
  const length = orderLength(folded.slice(from, from + mostOrderWords));
  const next = tokens[from + length];
  if (length === 0 || next === undefined) return undefined;
  return /^[\p{Lu}\d]/u.test(next.text) && !article.test(next.folded) ? from + length : undefined;
}

const mostOrderWords = 4;

/** Removes the whole sentence. */
export function wholeFix({ text }: WordReading): Fix {
  return { start: 0, end: text.length, replacement: "" };
}

const timeUnit =
  /^(?:days?|hours?|h|weeks?|tage?n?|werktage?n?|stunden?|std|wochen?|jours?|heures?|semaines?|giorn[oi]|or[ae]|settiman[ae]|years?|%|percent)$/u;

const timeWritten = /^\d{1,2}(?:h|hrs?|am|pm)$/u;

/** A companion, a joining word, or a part of a time: "within 24 hours"; but not a unit, as in "2 l at the best price". */
function goesWith({ folded, tokens }: WordReading, index: number): boolean {
  const word = folded[index] ?? "";
  const isShort = word.length <= longestShortUnit && !neverUnit.test(word);
  if (/^\d+(?:[-–]\d+)?$/.test(word)) return timeUnit.test(folded[index + 1] ?? "");
  if (timeUnit.test(word) || timeWritten.test(word)) return true;
  if (
    isShort &&
    (/\d$/.test(folded[index - 1] ?? "") || (index > 0 && /^\p{Lu}/u.test(tokens[index]?.text ?? "")))
  )
    return false;
  return noiseCompanions().has(word) || joiningWords().has(word);
}

const longestShortUnit = 2;
/** Short words that are no unit behind a number: "Rug RI-527 at $ 20". */
const neverUnit = /^(?:at|by|on|to|of|zu|ab|um)$/u;

function gapBefore({ text, tokens }: WordReading, index: number): string {
  return text.slice(tokens[index - 1]?.end ?? 0, tokens[index]?.start ?? text.length);
}

/** Whether the text between two words separates phrases. */
function isSeparator(gap: string): boolean {
  return gap.length > 1
    ? /[,;:|•!?…()[\]{}\n\t]|\.\s|\s[-–—/·*]\s|\s[-–—]|[-–—]\s/u.test(gap)
    : /[;:|•()[\]{}!?\n\t]/u.test(gap);
}

/** Words before a noun that cannot go without it: "any kind of refund". */
const genitive = /^(?:of|de|du|des|d|di|del|della|dei|degli|delle|von|vom)$/u;
/** Signs that belong to the word before: "(2 l)", "PA+". */
const attached = /^\s?[)\]}]+|^[^\s\p{L}\p{N},;:|•–—-]+/u;

/** Tokens `[first, last]`. */
interface Run {
  readonly first: number;
  readonly last: number;
}

/** The clauses of a sentence with places of noise, from which phrases can be cut. */
export class Clauses {
  private readonly reading: WordReading;
  private readonly places: readonly Place[];
  /** Of each token: noise, a companion beside noise in its clause, or about the product. */
  private readonly kinds: Uint8Array;
  /** Of each token: 1 if it goes on with a place of noise that begins before it. */
  private readonly inner: Uint8Array;

  constructor(reading: WordReading, places: readonly Place[]) {
    const { tokens } = reading;
    this.reading = reading;
    this.places = places;
    this.kinds = new Uint8Array(tokens.length);
    this.inner = new Uint8Array(tokens.length);
    this.findNoise();
    for (let index = 1; index < tokens.length; index += 1) this.spread(index, index - 1, index);
    for (let index = tokens.length - 2; index >= 0; index -= 1) this.spread(index, index + 1, index + 1);
  }

  private findNoise(): void {
    let place = 0;
    for (const [index, token] of this.reading.tokens.entries()) {
      while (place < this.places.length && (this.places[place]?.end ?? 0) <= token.start) place += 1;
      const start = this.places[place]?.start ?? token.end;
      if (start >= token.end) continue;
      this.kinds[index] = noise;
      if (start < token.start) this.inner[index] = 1;
    }
  }

  private spread(index: number, beside: number, later: number): void {
    if (this.kinds[index] !== product || this.kinds[beside] === product || this.isBreak(later)) return;
    if (goesWith(this.reading, index)) this.kinds[index] = companion;
  }

  /** Whether nothing of the sentence is about the product: no fact, and hardly a word. */
  isNoiseOnly(): boolean {
    const { tokens, folded } = this.reading;
    const most = beginsAsCall(folded) ? mostOtherWordsOfCall : mostOtherWords;
    if (nameBehindOrder(this.reading, 0) !== undefined) return false;
    return this.isEmpty({ first: 0, last: tokens.length - 1 }, most);
  }

  /** The noisy phrases: tokens in a row that are noise or go with it. */
  runs(): Run[] {
    const { tokens } = this.reading;
    const runs: Run[] = [];
    for (let index = 0; index < tokens.length; index += 1) {
      if (this.kinds[index] === product) continue;
      let last = index;
      while (last + 1 < tokens.length && this.kinds[last + 1] !== product && !this.isBreak(last + 1))
        last += 1;
      if (this.hasNoise(index, last)) this.add(runs, { first: index, last });
      index = last;
    }
    return runs;
  }

  private add(runs: Run[], run: Run): void {
    const before = runs.at(-1);
    const isBridged =
      before !== undefined &&
      nameBehindOrder(this.reading, before.first) === undefined &&
      run.first - before.last - 1 <= longestBridge &&
      !this.hasBreak(before.last + 1, run.first) &&
      this.isEmpty({ first: before.last + 1, last: run.first - 1 }, longestBridge);
    if (isBridged) runs[runs.length - 1] = { first: before.first, last: run.last };
    else runs.push(run);
  }

  private hasNoise(first: number, last: number): boolean {
    for (let index = first; index <= last; index += 1) if (this.kinds[index] === noise) return true;
    return false;
  }

  /** Whether a separator stands before a token; the ends of the sentence are separators. */
  private isBreak(index: number): boolean {
    const { tokens } = this.reading;
    if (index <= 0 || index >= tokens.length) return true;
    if (this.inner[index] === 1) return false;
    const gap = gapBefore(this.reading, index);
    if (!isSeparator(gap)) return false;
    return this.kinds[index - 1] !== product || !/^\s?[)\]}]\s?$/u.test(gap);
  }

  private hasBreak(first: number, last: number): boolean {
    for (let index = first; index <= last; index += 1) if (this.isBreak(index)) return true;
    return false;
  }

  /** Whether tokens beside noise state no fact and have at most so many words that tell something. */
  private isEmpty({ first, last }: Run, most: number): boolean {
    const { text, tokens, folded } = this.reading;
    let others = 0;
    let [from, to] = [-1, -1];
    for (let index = first; index <= last; index += 1) {
      if (this.kinds[index] !== product || isStopWordInAnyLanguage(folded[index] ?? "")) continue;
      others += 1;
      if (others > most) return false;
      if (from < 0) from = index;
      to = index;
    }
    if (from < 0) return true;
    const parts: string[] = [];
    for (let index = from; index <= to; index += 1)
      if (this.kinds[index] === product) parts.push(text.slice(tokens[index]?.start, tokens[index]?.end));
    const rest = parts.join(" ");
    return !/\d/.test(rest) && !statesOmission(rest) && findFacts(rest).length === 0;
  }

  /** The smallest phrase with the run that can go; undefined if there is none. */
  cut(run: Run): Fix | undefined {
    const clause = this.clauseOf(run);
    if (this.isEmpty(clause, 0)) return this.remove(clause);
    const [isStart, isEnd] = [run.first === clause.first, run.last === clause.last];
    if (isEnd && !this.asksToOrder(clause) && this.endsClean(clause, run.first)) return this.remove(run);
    return isStart ? this.cutStart(run) : undefined;
  }

  private clauseOf({ first, last }: Run): Run {
    let [from, to] = [first, last];
    while (!this.isBreak(from)) from -= 1;
    while (!this.isBreak(to + 1)) to += 1;
    return { first: from, last: to };
  }

  /** Whether a clause can end before a token: a preposition follows, and two words that tell something precede. */
  private endsClean({ first }: Run, from: number): boolean {
    const { folded } = this.reading;
    const word = folded[from] ?? "";
    if (genitive.test(word) || !(joiningWords().has(word) || noiseCompanions().has(word))) return false;
    let telling = 0;
    for (let index = first; index < from; index += 1)
      if (!isStopWordInAnyLanguage(folded[index] ?? "")) telling += 1;
    const { text, tokens } = this.reading;
    const isUnit = /\d$/.test(folded[from - 2] ?? "");
    const isOpen =
      isStopWordInAnyLanguage(folded[from - 1] ?? "") && /^\p{Ll}/u.test(text.slice(tokens[from - 1]?.start));
    return telling > 1 && (isUnit || !isOpen);
  }

  /** "Free shipping and solid oak legs": up to the conjunction; "Contact: shop@acme.com Material: oak": up to the label. */
  private cutStart(run: Run): Fix | undefined {
    const { folded, tokens, text } = this.reading;
    const isLabelNext = /^\s?:\s?\S/u.test(text.slice(tokens[run.last + 1]?.end ?? text.length));
    const isJoined = /^(?:and|und|et|e|ed|&)$/u.test(folded[run.last] ?? "");
    const isOrder = this.startsWithOrder(run);
    return (isLabelNext || isJoined) && !isOrder ? this.remove(run) : undefined;
  }

  /** "Order by post for next day delivery": without its end an offer says nothing, unless the order names the product. */
  private asksToOrder(clause: Run): boolean {
    return this.startsWithOrder(clause) && nameBehindOrder(this.reading, 0) === undefined;
  }

  private startsWithOrder({ first }: Run): boolean {
    return first === 0 && orderLength(this.reading.folded) > 0;
  }

  /** Removes tokens with the separators that have nothing to separate then, and brackets around them. */
  private remove({ first, last }: Run): Fix {
    const { text, tokens } = this.reading;
    let start = tokens[first]?.start ?? 0;
    let end = tokens[last]?.end ?? text.length;
    for (const place of this.places) {
      if (place.end <= start || place.start >= end) continue;
      start = Math.min(start, place.start);
      end = Math.max(end, place.end);
    }
    const gap = tokens[first - 1]?.end;
    const before =
      gap === undefined ? undefined : gap + (attached.exec(text.slice(gap, start))?.[0].length ?? 0);
    const after = tokens[last + 1]?.start;
    if (before === undefined) {
      if (after === undefined) return wholeFix(this.reading);
      return this.removeStart(after);
    }
    const opened = /[([{]\s*$/u.exec(text.slice(before, start));
    const closed = /^[\s!]*[)\]}]/u.exec(text.slice(end, after));
    if (opened && closed) {
      const from = before + text.slice(before, start).search(/\s*[([{]\s*$/u);
      return { start: from, end: end + closed[0].length, replacement: "" };
    }
    const tail = text.slice(end, after);
    if (after === undefined) {
      const isStopped = /[.!?…]$/u.test(text.slice(0, before));
      const stop = isStopped ? "" : (/[.!?…]["'”»)]*\s*$/u.exec(tail)?.[0] ?? "");
      return { start: before, end: text.length, replacement: stop.replace(/^!+/u, ".") };
    }
    const isNewSentence =
      /[.!?]\s*$/u.test(text.slice(before, start).trimEnd()) || /\n/.test(text.slice(before, start));
    if (isNewSentence) return { start, end: after, replacement: "" };
    return { start: before, end, replacement: "" };
  }

  /** With the capital of the first word for the next one. */
  private removeStart(after: number): Fix {
    const { text } = this.reading;
    const next = String.fromCodePoint(text.codePointAt(after) ?? 0);
    const opening = /["“„«([]$/u.exec(text.slice(0, after))?.[0] ?? "";
    const hadCapital = /^\P{L}*\p{Lu}/u.test(text);
    const capital = hadCapital && /^\p{Ll}/u.test(next) ? next.toUpperCase() : undefined;
    return capital === undefined
      ? { start: 0, end: after - opening.length, replacement: "" }
      : { start: 0, end: after + next.length, replacement: opening + capital };
  }
}
