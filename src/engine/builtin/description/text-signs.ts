/** Signs that a text may have, a bit for each: without them a costly pattern need not be tried. */
export const textSigns = {
  digit: 1,
  /** An exclamation or a question mark. */
  call: 2,
  exclamation: 4,
  /** Of a currency. */
  money: 8,
  /** What internet addresses have: an at, a slash, a stop within a word. */
  address: 16,
} as const;

const stop = 46;
/** Of each UTF-16 unit below 256 the signs that it is. */
const signs = Uint8Array.from({ length: 0x100 }, (_, unit) => signOf(String.fromCharCode(unit)));

function signOf(character: string): number {
  if (/\d/.test(character)) return textSigns.digit;
  if (character === "!") return textSigns.call | textSigns.exclamation;
  if (character === "?") return textSigns.call;
  if (/[€£$₹]/.test(character)) return textSigns.money;
  return /[@/]/.test(character) ? textSigns.address : 0;
}

const rareSigns: ReadonlyMap<number, number> = new Map(
  Array.from("€₹", (character) => [character.charCodeAt(0), signOf(character)]),
);

/** The signs of a text in one pass. */
export function readSigns(text: string): number {
  let found = 0;
  let before = 0;
  let isStopInWord = false;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    found |= unit < signs.length ? (signs[unit] ?? 0) : (rareSigns.get(unit) ?? 0);
    if (isStopInWord && isWordUnit(unit)) found |= textSigns.address;
    isStopInWord = unit === stop && isWordUnit(before);
    before = unit;
  }
  return found;
}

/** What a pattern's \w is. */
function isWordUnit(unit: number): boolean {
  const lower = unit | 0x20;
  return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57) || unit === 95;
}
