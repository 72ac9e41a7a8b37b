/** From unknown to most telling; a word in its bare form lacks its accents: thé is no English article. */
export const levels = ["unknown", "bare", "content", "function"] as const;
export type Level = (typeof levels)[number];

const bitsOfLevel = 2;
const levelMask = 0b11;

/** The position in `levels` of a candidate's level; a word's levels are one number, two bits a candidate (at most 16). */
export function levelOf(packed: number, candidate: number): number {
  return (packed >>> (candidate * bitsOfLevel)) & levelMask;
}

/** The levels of a word after a candidate turned out to know it at least so well. */
export function raised(packed: number, candidate: number, level: Level): number {
  const number = levels.indexOf(level);
  if (levelOf(packed, candidate) >= number) return packed;
  const shift = candidate * bitsOfLevel;
  return ((packed & ~(levelMask << shift)) | (number << shift)) >>> 0;
}
