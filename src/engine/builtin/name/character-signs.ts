import { nameSigns } from "./name-signs.ts";

/** What a character is beside another one, in bits that no sign of a character has. */
const kinds = {
  met: 1 << 16,
  blank: 1 << 17,
  /** What ends a part of a list: a comma, a semicolon. */
  comma: 1 << 18,
  colon: 1 << 19,
  opener: 1 << 20,
  closer: 1 << 21,
  letter: 1 << 22,
  digit: 1 << 23,
  small: 1 << 24,
  plus: 1 << 25,
  stop: 1 << 26,
  slash: 1 << 27,
  separator: 1 << 28,
  /** No name begins or ends with it. */
  edge: 1 << 29,
} as const;

const anySign = (1 << 16) - 1;
/** Of half of a pair of units: what it is half of may be anything. */
const anyCharacter = kinds.met | (anySign & ~nameSigns.capitalOrDigit);
const { blank, comma, colon, opener, closer, letter, digit, plus, stop } = kinds;

/** What each character that a pattern fits has. */
const patterns: ReadonlyArray<readonly [RegExp, number]> = [
  [/[<&]/, nameSigns.markup],
  [/[ÂÃ]/, nameSigns.misread],
  [/[^\x20-\x7E\u00A1-\u00AC\u00AE-\u017F\u2010-\u2027\u2030-\u205E\u20A0-\u20BF]/, nameSigns.oddBlank],
  [/[^\S ]/, nameSigns.oddBlank | nameSigns.punctuation],
  [/[\p{Lu}\d]/u, nameSigns.capitalOrDigit],
  [/…/, nameSigns.ellipsis],
  [/[^\p{L}\p{N}\s.,:;()[\]/&'"’%+-]/u, nameSigns.decoration],
  [/[()[\]{}]/, nameSigns.bracket],
  [/%/, nameSigns.percent],
  [/[€£$₹]/, nameSigns.currency],
  [/['’]/, nameSigns.apostrophe],
  [/\s/, blank],
  [/[,;]/, comma],
  [/:/, colon],
  [/[([{]/, opener],
  [/[)\]}]/, closer],
  [/\p{L}/u, letter],
  [/\d/, digit],
  [/\p{Ll}/u, kinds.small],
  [/\+/, plus],
  [/[.!]/, stop],
  [/\//, kinds.slash],
  [/[-–—|/:,;.•]/, kinds.separator],
  [/[\s,;:|/•…*~–—&-]/, kinds.edge],
];

/** By UTF-16 unit, 0 until it is first met: asking the patterns again would cost a hundred times as much. */
const met = new Int32Array(0x1_0000);

function traitsOf(unit: number): number {
  const known = met[unit] ?? 0;
  if (known !== 0) return known;
  const isHalf = unit >= 0xd800 && unit <= 0xdfff;
  const traits = isHalf ? anyCharacter : findTraits(String.fromCharCode(unit));
  met[unit] = traits;
  return traits;
}

function findTraits(character: string): number {
  let traits: number = kinds.met;
  for (const [pattern, trait] of patterns) if (pattern.test(character)) traits |= trait;
  return traits;
}

/** The signs that the characters from one offset to another are, alone and beside those before them. */
export function signsOfRange(name: string, from: number, to: number): number {
  let seen = 0;
  let beforeThat = from > 1 ? traitsOf(name.charCodeAt(from - 2)) : 0;
  let before = from > 0 ? traitsOf(name.charCodeAt(from - 1)) : 0;
  for (let offset = from; offset < to; offset += 1) {
    const traits = traitsOf(name.charCodeAt(offset));
    seen |= traits | signsOfPair(before, traits, beforeThat);
    beforeThat = before;
    before = traits;
  }
  return seen & anySign;
}

/** Punctuation where none should be, and what is a sign where it is doubled. */
function signsOfPair(before: number, traits: number, beforeThat: number): number {
  if ((before & blank) !== 0) {
    if ((traits & blank) !== 0) return nameSigns.oddBlank | nameSigns.punctuation;
    const isAfterSeparator = (beforeThat & traits & kinds.separator) !== 0;
    const slash = (traits & kinds.slash) !== 0 ? nameSigns.looseSlash : 0;
    return isAfterSeparator || (traits & (comma | closer)) !== 0 ? nameSigns.punctuation | slash : slash;
  }
  if ((before & traits & plus) !== 0) return nameSigns.decoration;
  if ((before & traits & stop) !== 0) return nameSigns.ellipsis;
  return isFaultyPair(before, traits, beforeThat) ? nameSigns.punctuation : 0;
}

function isFaultyPair(before: number, traits: number, beforeThat: number): boolean {
  if ((before & letter) !== 0) return (traits & opener) !== 0;
  if ((before & opener) !== 0) return (traits & blank) !== 0;
  if ((before & comma) !== 0 && (traits & letter) !== 0) return true;
  if ((before & comma) !== 0 && (traits & digit) !== 0) return (beforeThat & (letter | closer)) !== 0;
  return (before & (comma | colon)) !== 0 && (traits & (comma | colon)) !== 0;
}

/** The signs that a name's first and last characters are there. */
export function signsOfEnds(name: string): number {
  if (name === "") return 0;
  const first = traitsOf(name.charCodeAt(0));
  const last = traitsOf(name.charCodeAt(name.length - 1));
  const beforeLast = name.length > 1 ? traitsOf(name.charCodeAt(name.length - 2)) : 0;
  const smallBeginning = (first & kinds.small) !== 0 ? nameSigns.smallBeginning : 0;
  const isLoose = ((first | last) & kinds.edge) !== 0 || (first & stop) !== 0;
  const isLooseStop = (last & stop) !== 0 && (beforeLast & blank) !== 0;
  const oddBlank = ((first | last) & blank) !== 0 ? nameSigns.oddBlank : 0;
  return smallBeginning | oddBlank | (isLoose || isLooseStop ? nameSigns.looseEnd : 0);
}
