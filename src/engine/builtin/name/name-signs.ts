/**
 * What a name, or one of its words, may have about it, in bits: each is a cheap sign without which some step of the
 * cleaning finds nothing to do. A sign may be seen where there is no fault; it is never missing where there is one.
 */
export const nameSigns = {
  /** The beginning of a tag or an entity. */
  markup: 1 << 0,
  /** A letter that begins what was read in the wrong encoding. */
  misread: 1 << 1,
  /** A blank too many, or a character that no plain text has. */
  oddBlank: 1 << 2,
  /** An ellipsis, or two full stops in a row. */
  ellipsis: 1 << 3,
  /** A sign that is neither punctuation nor part of a measure, or two plus signs in a row. */
  decoration: 1 << 4,
  bracket: 1 << 5,
  /** Punctuation beside what it does not stand beside. */
  punctuation: 1 << 6,
  percent: 1 << 7,
  /** A sign of a currency, or the word for one. */
  currency: 1 << 8,
  apostrophe: 1 << 9,
  /** A slash between blanks. */
  looseSlash: 1 << 10,
  /** A small letter begins the name. */
  smallBeginning: 1 << 11,
  /** Its absence is a sign as well: of a name all in small letters. */
  capitalOrDigit: 1 << 12,
  /** Blanks or separators at its beginning or end. */
  looseEnd: 1 << 13,
  /** A word comes twice, or a number that a number with letters has. */
  repeated: 1 << 14,
  /** A word that shop systems and crawlers leave at the end of a name. */
  leftover: 1 << 15,
  /** Six digits, as article numbers begin, or the beginning of what they are labelled with. */
  articleNumber: 1 << 16,
  /** A word with which an advertising phrase begins, and the one that follows it there. */
  promotionalPhrase: 1 << 17,
  /** A word that advertises where it stands apart. */
  flag: 1 << 18,
  /** Three capitals in a row. */
  loud: 1 << 19,
  /** Three capitals in a row in a word that is not always written so. */
  shouted: 1 << 20,
  /** A unit in a case that no unit has, or an X that may stand for a sign of multiplication. */
  misspeltUnit: 1 << 21,
  /** More than 150 characters. */
  long: 1 << 22,
  /** Neither capitals nor digits. */
  onlySmall: 1 << 23,
  /** A word with which an advertising phrase begins, whatever follows. */
  phraseBeginning: 1 << 24,
} as const;

export const allNameSigns = -1;
