import { BoundedCache } from "../../../text/bounded-cache.ts";
import { foldText } from "../../../text/normal-form.ts";

/** A text as it is compared, and where each of its UTF-16 units comes from. */
export interface FoldedPlaces {
  readonly folded: string;
  /** By the unit of `folded`: where in the text the character begins and ends that it is of. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const unseen = /^[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]$/u;
const blank = /^[\s\p{Cc}\p{Z}]$/u;
const dash = /^[‐‑‒–—−]$/u;
const quotationMark = /^[“”„«»]$/u;

/** A product's texts are looked through for one quote after the other. */
const cached = new BoundedCache<string, FoldedPlaces>(8);

/**
 * Folds a text character by character: case, accents, every run of blanks, and the kinds of dashes and quotation marks
 * make no difference, whatever Unicode normal form it has.
 */
export function foldPlaces(text: string): FoldedPlaces {
  return cached.getOrCompute(text, readPlaces);
}

/** What to look for in a folded text. */
export function foldWords(words: string): string {
  return readPlaces(words).folded.trim();
}

function readPlaces(text: string): FoldedPlaces {
  let folded = "";
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    const written = foldCharacter(character);
    if (written === "" || (written === " " && folded.endsWith(" "))) {
      if (ends.length > 0) ends[ends.length - 1] = at;
      continue;
    }
    folded += written;
    for (let unit = 0; unit < written.length; unit += 1) {
      starts.push(start);
      ends.push(at);
    }
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string): string {
  if (unseen.test(character)) return "";
  if (blank.test(character)) return " ";
  if (dash.test(character)) return "-";
  return quotationMark.test(character) ? '"' : foldText(character);
}
