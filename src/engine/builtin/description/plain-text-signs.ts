/**
 * What a plain text may have to be mended, a bit for each, told by two characters that stand side by side. A sign that is missing proves that
 * there is nothing to mend; one that is there proves little.
 */
export const plainSigns = {
  /** Characters that are not their own normal form, or blanks that are not single ones within a line. */
  spacing: 1,
  /** An ellipsis, a row of stops, a blank before a comma or a stop. */
  stops: 2,
  /** A capital right behind a small letter or a bracket. */
  glue: 4,
  /** Something right behind an exclamation or a question mark. */
  call: 8,
  /** A digit right behind a letter. */
  note: 16,
  decoration: 32,
  colon: 64,
  /** A stop behind a digit or a letter that may be a unit. */
  unitStop: 128,
  /** A stop behind a letter that may be a capital. */
  capitalStop: 256,
  /** A capital of ASCII. */
  capital: 512,
  accented: 1024,
} as const;

/** What a character is to its neighbours. */
const kinds = [
  "other", // beyond Latin
  "newline",
  "blank",
  "small",
  "smallUnit",
  "capital",
  "capitalUnit",
  "capitalLatin",
  "accented",
  "digit",
  "stop",
  "comma",
  "call",
  "bracket",
  "decoration",
  "colon",
  "ellipsis",
  "plain",
] as const;
type Kind = (typeof kinds)[number];

/** Of each character kind the pattern; the first that fits. */
const patterns: readonly (readonly [Kind, RegExp])[] = [
  ["newline", /\n/],
  ["blank", / /],
  ["smallUnit", /[glm]/],
  ["small", /[a-z]/],
  ["capitalUnit", /[WVAK]/],
  ["capital", /[A-Z]/],
  ["digit", /\d/],
  ["stop", /\./],
  ["comma", /,/],
  ["call", /[!?]/],
  ["bracket", /\)/],
  ["decoration", /[*~=_#]/],
  ["colon", /:/],
  ["accented", /[\u00DF-\u017F]/],
  ["capitalLatin", /[\u00C0-\u00DE]/],
  ["ellipsis", /…/],
  // General punctuation and signs that are their own normal form.
  ["plain", /[\x21-\x7E\u00A1-\u00AC\u00AE-\u017F\u2010-\u2025\u2027\u2032\u2033\u20AC\u2122]/],
];

const size = 0x2140;
const kindCount = kinds.length;
const kindOf = Uint8Array.from({ length: size }, (_, unit) => {
  const character = String.fromCharCode(unit);
  return kinds.indexOf(patterns.find(([, pattern]) => pattern.test(character))?.[0] ?? "other");
});

const pairSigns = Uint16Array.from({ length: kindCount * kindCount }, (_, pair) => {
  const [before, after] = [kinds[Math.floor(pair / kindCount)], kinds[pair % kindCount]];
  return before && after ? signsOfPair(before, after) : 0;
});

function signsOfPair(before: Kind, after: Kind): number {
  const isOneOf = (kind: Kind, ...listed: readonly Kind[]) => listed.includes(kind);
  const isBlank = isOneOf(after, "blank", "newline");
  const found: readonly (readonly [boolean, number])[] = [
    [after === "other", plainSigns.spacing],
    [isOneOf(before, "blank", "newline") && after === "blank", plainSigns.spacing],
    [before === "blank" && after === "newline", plainSigns.spacing],
    [after === "ellipsis" || (before === "stop" && after === "stop"), plainSigns.stops],
    // What is beyond Latin may be a blank, too, or vanish.
    [isOneOf(before, "blank", "other") && isOneOf(after, "comma", "stop"), plainSigns.stops],
    [
      isOneOf(before, "small", "smallUnit", "accented", "bracket") &&
        isOneOf(after, "capital", "capitalUnit"),
      plainSigns.glue,
    ],
    [before === "call" && !isBlank && after !== "call", plainSigns.call],
    [isOneOf(before, "small", "smallUnit") && after === "digit", plainSigns.note],
    [after === "decoration", plainSigns.decoration],
    [after === "colon", plainSigns.colon],
    [isOneOf(after, "capital", "capitalUnit"), plainSigns.capital],
    [isOneOf(after, "accented", "capitalLatin"), plainSigns.accented],
    [isOneOf(before, "smallUnit", "capitalUnit", "digit") && after === "stop", plainSigns.unitStop],
    [
      isOneOf(before, "capital", "capitalUnit", "capitalLatin", "accented", "other") && after === "stop",
      plainSigns.capitalStop,
    ],
  ];
  return found.reduce((signs, [isFound, sign]) => (isFound ? signs | sign : signs), 0);
}

const newline = kinds.indexOf("newline");

/** The signs of a text in one pass; its ends are those of a line. */
export function readPlainSigns(text: string): number {
  let signs = 0;
  let before = newline;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    const kind = unit < size ? (kindOf[unit] ?? 0) : 0;
    signs |= pairSigns[before * kindCount + kind] ?? 0;
    before = kind;
  }
  return signs | (pairSigns[before * kindCount + newline] ?? 0);
}
