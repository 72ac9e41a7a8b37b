/** How characters outside an old encoding are spelled with plain ones. */
const spellings: Readonly<Record<string, string>> = {
  "→": "->",
  "←": "<-",
  "↔": "<->",
  "⇒": "=>",
  "“": '"',
  "”": '"',
  "„": '"',
  "″": '"',
  "‘": "'",
  "’": "'",
  "‚": "'",
  "′": "'",
  "‹": "<",
  "›": ">",
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "…": "...",
  "•": "-",
  "✓": "x",
  "€": "EUR",
  "£": "GBP",
  "™": "(TM)",
  "®": "(R)",
  "©": "(C)",
  "≤": "<=",
  "≥": ">=",
  "≈": "~",
  "≠": "!=",
  "×": "x",
  Ω: "Ohm",
  œ: "oe",
  Œ: "OE",
  ß: "ss",
  ẞ: "SS",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  "\u200b": "",
  "\u200c": "",
  "\u200d": "",
  "\u2060": "",
  "\ufe0f": "",
  "\ufeff": "",
};

/**
 * The nearest plain spelling of a character that an encoding cannot hold: from the table, else its
 * compatibility form without marks (NFKD), else `?`.
 *
 * @param isHeld whether the encoding has a character
 */
export function plainSpelling(character: string, isHeld: (character: string) => boolean): string {
  const known = spellings[character];
  if (known !== undefined) return known;
  if (/\p{Mark}/u.test(character)) return "";
  if (/\p{Space_Separator}/u.test(character)) return " ";
  const letters = [...character.normalize("NFKD")].filter((letter) => !/\p{Mark}/u.test(letter));
  const spelled = letters.map((letter) => (isHeld(letter) ? letter : (spellings[letter] ?? ""))).join("");
  return spelled === "" ? "?" : spelled;
}
