import type { PlainText } from "../../nlp/html.ts";

/** A piece `[start, end)` of the text as it reads, and where that stands in the text as it is written. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly isSame: boolean;
}

interface Part {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * A text with short forms written out and faults taken out, whose spans are those of the words that it was written with: "black
 * leather" stands where "blk lthr" does.
 */
export function respelled(plain: PlainText, reading: string): PlainText {
  if (reading === plain.text) return plain;
  const pieces = piecesOf(partsOf(plain.text), partsOf(reading), plain.text.length);
  const placeOf = (place: number, isEnd: boolean) => {
    const piece = isEnd
      ? (pieces.findLast(({ start }) => start < place) ?? pieces[0])
      : (pieces.find(({ end }) => end > place) ?? pieces.at(-1));
    if (piece === undefined) return isEnd ? plain.text.length : 0;
    if (piece.isSame) return Math.min(piece.to, piece.from + Math.max(0, place - piece.start));
    return isEnd ? piece.to : piece.from;
  };
  return {
    text: reading,
    sourceSpan: (start, end) => {
      const from = placeOf(start, false);
      return plain.sourceSpan(from, Math.max(from, placeOf(end, true)));
    },
  };
}

function partsOf(text: string): readonly Part[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu), ({ 0: part, index }) => ({
    text: part,
    start: index,
    end: index + part.length,
  }));
}

/** In characters: the parts of longer texts are too many to be compared. */
const longest = 2_000;

export function mayRespell({ text }: PlainText): boolean {
  return text.length <= longest;
}

/** The runs of parts that both texts have, by their longest common sequence, and what lies between them. */
function piecesOf(written: readonly Part[], read: readonly Part[], length: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let [one, other] = [0, 0];
  const addPair = (source: Part | undefined, target: Part | undefined, isSame: boolean) => {
    if (source === undefined || target === undefined) return;
    pieces.push({ start: target.start, end: target.end, from: source.start, to: source.end, isSame });
  };
  const addChanged = (nextWritten: number, nextRead: number) => {
    if (nextRead - other === nextWritten - one) {
      // As many words as before: each stands where the short form did.
      for (; other < nextRead; one += 1, other += 1) addPair(written[one], read[other], false);
    } else if (nextRead > other) {
      const [first, last] = [read[other], read[nextRead - 1]];
      const from = written[one]?.start ?? length;
      const to = nextWritten > one ? (written[nextWritten - 1]?.end ?? length) : from;
      pieces.push({ start: first?.start ?? 0, end: last?.end ?? 0, from, to, isSame: false });
    }
    [one, other] = [nextWritten, nextRead];
  };
  for (const [left, right] of commonOf(written, read)) {
    addChanged(left, right);
    addPair(written[left], read[right], true);
    [one, other] = [left + 1, right + 1];
  }
  addChanged(written.length, read.length);
  return pieces;
}

function commonOf(left: readonly Part[], right: readonly Part[]): readonly (readonly [number, number])[] {
  const width = right.length + 1;
  const lengths = new Uint16Array((left.length + 1) * width);
  const keys = [left, right].map((parts) => parts.map(({ text }) => text.toLowerCase()));
  const [leftKeys = [], rightKeys = []] = keys;
  for (let one = left.length - 1; one >= 0; one -= 1)
    for (let other = right.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        leftKeys[one] === rightKeys[other]
          ? (lengths[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(lengths[(one + 1) * width + other] ?? 0, lengths[one * width + other + 1] ?? 0);
  const common: (readonly [number, number])[] = [];
  let [one, other] = [0, 0];
  while (one < left.length && other < right.length) {
    if (leftKeys[one] === rightKeys[other]) {
      common.push([one, other]);
      [one, other] = [one + 1, other + 1];
    } else if ((lengths[(one + 1) * width + other] ?? 0) >= (lengths[one * width + other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  return common;
}
