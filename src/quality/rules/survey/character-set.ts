/**
 * Which UTF-16 units a text has: those of ASCII exactly, of the others by their last six bits, so that some pass for each
 * other. Good for what can't be without a sign: where no unit of it is there, nothing need be looked for.
 */
export interface CharacterSet {
  /** U+0000 to U+001F, a bit for each; so are the three below. */
  readonly controls: number;
  /** U+0020 to U+003F: blank, most signs, digits. */
  readonly signs: number;
  /** U+0040 to U+005F: capitals. */
  readonly capitals: number;
  /** U+0060 to U+007F: small letters. */
  readonly smalls: number;
  /** Beyond ASCII. */
  readonly evenOthers: number;
  readonly oddOthers: number;
}

/** The characters of a text as a set. */
export function characterSet(characters: string): CharacterSet {
  clearUnits();
  for (let offset = 0; offset < characters.length; offset += 1) noteUnit(characters.charCodeAt(offset));
  return notedUnits();
}

/** Whether a text whose characters are `ones` may have one of `others`. */
export function mayHaveAny(ones: CharacterSet, others: CharacterSet): boolean {
  return (
    ((ones.controls & others.controls) |
      (ones.signs & others.signs) |
      (ones.capitals & others.capitals) |
      (ones.smalls & others.smalls) |
      (ones.evenOthers & others.evenOthers) |
      (ones.oddOthers & others.oddOthers)) !==
    0
  );
}

/** One text is read at a time; its units are noted here, which is faster than in an object of its own. */
const noted = new Int32Array(6);

export function clearUnits(): void {
  noted.fill(0);
}

export function noteUnit(unit: number): void {
  const place = unit < 0x80 ? unit >> 5 : 4 + ((unit >> 5) & 1);
  noted[place] = (noted[place] ?? 0) | (1 << (unit & 31));
}

export function notedUnits(): CharacterSet {
  const [controls = 0, signs = 0, capitals = 0, smalls = 0, evenOthers = 0, oddOthers = 0] = noted;
  return { controls, signs, capitals, smalls, evenOthers, oddOthers };
}
