import { isKnownLabel, longestLabel, mayBeginLabel, mayEndLabel } from "../labels.ts";

/** The longest known label at the end of what stands before a colon: Key Features of X Color. */
export function knownSuffix(head: string): string | undefined {
  if (!mayEndLabel(head)) return undefined;
  for (let start = Math.max(0, head.length - longestLabel); start < head.length; start += 1) {
    if (isWithinWord(head, start) || !mayBeginLabel(head, start) || !isLabelStart(head, start)) continue;
    const suffix = head.slice(start);
    if (isKnownLabel(suffix)) return suffix;
  }
  return undefined;
}

/** A cheap sign: most letters are small ones of ASCII, and follow another one. */
function isWithinWord(head: string, place: number): boolean {
  return isSmallLetter(head.charCodeAt(place)) && isSmallLetter(head.charCodeAt(place - 1));
}

function isSmallLetter(unit: number): boolean {
  return unit >= 0x61 && unit <= 0x7a;
}

const labelStart = /(?<![\p{L}\p{N}])\p{L}|(?<=[\p{L}\p{N}])\p{Lu}(?=\p{Ll})/uy;

/** Whether a word begins there, or right behind another one a capital letter with small ones: 4mmCouleur. */
function isLabelStart(head: string, place: number): boolean {
  if (isSecondHalf(head.charCodeAt(place))) return false;
  labelStart.lastIndex = place;
  return labelStart.test(head);
}

/** Of a surrogate pair: the pattern would step back to the first one. */
function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
