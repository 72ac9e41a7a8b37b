/** Texts that break scans which look at the rest of a text again and again, each of the asked length. */
export type TextOfLength = (length: number) => string;

const repeated =
  (piece: string): TextOfLength =>
  (length) =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Two pieces, each for half of the length: an opening that nothing closes, a run with something behind it. */
const halves =
  (first: string, second: string): TextOfLength =>
  (length) =>
    repeated(first)(Math.floor(length / 2)) + repeated(second)(Math.ceil(length / 2));

/** A run between two words, so that it is neither the beginning nor the end. */
const between =
  (piece: string): TextOfLength =>
  (length) =>
    `Red shirt ${repeated(piece)(length - 20)} for men S`;

/** Words that are all different. */
const counted =
  (word: (number: number) => string): TextOfLength =>
  (length) => {
    const words: string[] = [];
    for (let size = 0, number = 0; size < length; number += 1) {
      const next = word(number);
      words.push(next);
      size += next.length;
    }
    return words.join("").slice(0, length);
  };

const letters = (number: number): string =>
  number
    .toString(26)
    .replace(/./g, (digit) => "abcdefghijklmnopqrstuvwxyz"[Number.parseInt(digit, 26)] ?? "");

export const pathologicalTexts: Readonly<Record<string, TextOfLength>> = {
  dots: repeated("."),
  "dots between words": between("."),
  dashes: repeated("-"),
  "dashes between words": between("-"),
  "spaced dashes": repeated(" - "),
  commas: repeated(","),
  "spaced commas": repeated(" ,"),
  "exclamation marks": repeated("!"),
  "question marks with words": repeated("what ? "),
  asterisks: repeated("*"),
  underscores: repeated("_"),
  slashes: repeated("/"),
  "words with slashes": repeated("red/blue/"),
  pipes: repeated("a | "),
  colons: repeated("Material: "),
  "labelled lines": repeated("Material: cotton\n"),
  semicolons: repeated("red; blue; "),
  "plus signs": repeated("a + "),
  spaces: between(" "),
  "no-break spaces": between("\u00a0"),
  tabs: between("\t"),
  "line breaks": between("\n"),
  "lines of one letter": repeated("a\n"),
  "zero-width spaces": between("\u200b"),
  "opening brackets": repeated("("),
  "closing brackets": repeated(")"),
  "brackets in pairs": repeated("()"),
  "nested brackets": halves("(", ")"),
  "words in brackets": repeated("(red) "),
  "square brackets": repeated("[a"),
  "less-than signs": repeated("<"),
  "opening tags": repeated("<b>"),
  "open tags without end": repeated("<a "),
  "nested elements": halves("<div>", "</div>"),
  "paragraphs of HTML": repeated("<p>Red shirt.</p>"),
  "lists of HTML": repeated("<li>100 % cotton</li>"),
  comments: repeated("<!--"),
  ampersands: repeated("&"),
  entities: repeated("&amp;"),
  "numeric entities": repeated("&#32;"),
  "straight quotes": repeated('"'),
  apostrophes: repeated("'"),
  "words in quotes": repeated("'a' "),
  zeros: repeated("0"),
  digits: repeated("1234567890"),
  "digits with dots": repeated("1."),
  "digits with spaces": repeated("12 345 "),
  measures: repeated("10 cm "),
  dimensions: repeated("10x10x10"),
  "chain of dimensions": repeated("10 x "),
  "ranges of sizes": repeated("38-40-"),
  percents: repeated("50% "),
  prices: repeated("12,99 EUR "),
  "one letter": repeated("a"),
  capitals: repeated("A"),
  "one word": repeated("shirt"),
  "one word again and again": repeated("shirt "),
  "two words": repeated("Red shirt "),
  "words in capitals": repeated("RED SHIRT "),
  "letters apart": repeated("a "),
  "letters with dots": repeated("A."),
  "German compound": repeated("Baumwollhemd"),
  "German compounds": repeated("Baumwollhemd Lederschuh "),
  "hyphened words": repeated("red-"),
  "camel case": repeated("RedShirt"),
  "all different words": counted((number) => `${letters(number)} `),
  "all different numbers": counted((number) => `${number} `),
  "article numbers": counted((number) => `AB-${1000 + number} `),
  "different sentences": counted((number) => `The shirt ${letters(number)} is made of cotton. `),
  "sentences of a letter": repeated("A. "),
  "alternating scripts": repeated("aяa"),
  Chinese: repeated("红色衬衫"),
  "combining marks": repeated("e\u0301"),
  "combining marks alone": between("\u0301"),
  "sharp s": repeated("ß"),
  "dotted I": repeated("İ"),
  emoji: repeated("😀"),
  "emoji of families": repeated("👨‍👩‍👧‍👦"),
  surrogates: repeated("\ud83d"),
  "web addresses": repeated("https://a.example/b?c=d "),
  "web address": (length) => `https://example.com/${repeated("a/")(length - 20)}`,
  www: repeated("www."),
  emails: repeated("a@b.de "),
  "email without end": repeated("a.b@"),
  promotions: repeated("FREE SHIPPING! "),
  "phone numbers": repeated("+49 30 123456 "),
  colours: repeated("red, blue and "),
  negations: repeated("not without "),
  "French elisions": repeated("l'd'"),
  mojibake: repeated("Ã¼"),
  backslashes: repeated("\\n"),
  "each word twice": counted((number) => `${letters(number)}xx ${letters(number)}xx `),
  "a part and words": (length) => `Red, ${repeated("shirt ")(length - 5)}`,
  "breaks of HTML": (length) => `${repeated("<br>")(length - 2)} x`,
  "and an end that is cut": (length) => `${repeated("Red shirt with a ")(length - 3)}...`,
};
