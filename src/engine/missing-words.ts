import { foldText } from "../text/normal-form.ts";

/** A word of a text, with the joined parts of a number or a name; UTF-16 offsets. */
interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    folded: foldText(word),
    start: index,
    end: index + word.length,
  }));
}

/** What a text said before and does not say any more, in its order; neighbours stand together. */
export function missingWords(before: string, after: string): string[] {
  const left = wordsOf(after).map(({ folded }) => folded);
  const runs: { start: number; end: number }[] = [];
  let wasMissing = false;
  for (const { folded, start, end } of wordsOf(before)) {
    const place = left.indexOf(folded);
    const last = runs.at(-1);
    if (place >= 0) left.splice(place, 1);
    else if (wasMissing && last) last.end = end;
    else runs.push({ start, end });
    wasMissing = place < 0;
  }
  return runs.map(({ start, end }) => before.slice(start, end));
}
