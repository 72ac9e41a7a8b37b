import { languages } from "../../api/vocabulary.ts";
import { builtinWords } from "../../ml/titles/knowledge-file.ts";
import { findListedBrands } from "../../ml/titles/listed-brands.ts";
import { isCommonWord } from "../../nlp/language-profiles.ts";
import { capitalized } from "../../nlp/normalizer.ts";
import { isStopWord } from "../../nlp/stop-words.ts";
import { partsOfText, standsAlone } from "../../nlp/tokenizer.ts";
import { capitalPossessive } from "../../nlp/word-casing.ts";
import { withKnownAccents } from "../name/rules/restore-accents.ts";
import { brandKey, mayBeSpelled } from "../name/rules/spell-brands.ts";

/** In characters: what is longer is no name. */
const longestRead = 600;

/** In letters: makers of fewer write themselves in capitals as often as not. */
const shortestShouted = 4;
const longestAcronym = 5;
const longestWord = 4;

/**
 * The brand of a row's own column as it is written everywhere: as the column has it, since another maker may have nearly the same name
 * ("Kitchen Craft Co", KitchenCraft), but for missing accents. Where the column is all in capitals or all in small letters its case says nothing: then as the
 * list has it, else as the row's other texts do.
 * @param texts the row's name and other texts
 */
export function spelledBrand(brand: string, texts: readonly string[] = []): string {
  const isShouted = brand === brand.toUpperCase();
  if (!isShouted && brand !== brand.toLowerCase())
    return withAccentsOf(withAccents(brand.replace(capitalPossessive, "s")), texts);
  const key = brandKey(brand);
  if (isShouted && key.length < shortestShouted) return brand;
  if (isShouted && brand.length <= longestAcronym && texts.some((text) => isOwnCapitals(text, brand)))
    return brand;
  const listed = listedSpelling(brand);
  if (listed !== undefined) return mayBeSpelled(brand, listed) ? listed : brand;
  return isShouted ? (calmlyWritten(brand, texts) ?? joinedByWords(brand) ?? brand) : brand;
}

/** "L'Oreal" with the accents that the row's own texts write it with. */
function withAccentsOf(brand: string, texts: readonly string[]): string {
  if (brand !== plainLetters(brand)) return brand;
  for (const text of texts) {
    const at = plainLetters(text).indexOf(brand);
    const written =
      at < 0 || plainLetters(text).length !== text.normalize("NFC").length
        ? ""
        : text.slice(at, at + brand.length);
    if (written !== brand && plainLetters(written) === brand && standsAlone(text, at, at + brand.length))
      return written;
  }
  return brand;
}

/** "LES VERGERS DU RHONE": an article in front or a preposition between its words is no maker's initials, so that the row shouts it. */
const articleInFront = /^(?:LES|LA|LE|THE|IL|LO|I|GLI|DIE|DER|DAS)\s\p{Lu}{3,}/u;
const joiningWithin =
  /\p{Lu}{3,}\s(?:DE LA|DE|DU|DES|DI|DEL|DELLA|DELLE|DEI|OF|OF THE|AND|UND|ET|VON|ZUM)\s\p{Lu}{3,}/u;
const smallWithin =
  /(?<=\s)(?:De|Du|Des|La|Les|Di|Del|Della|Delle|Dei|Of|The|And|Und|Et|Von|Zum|A|Au|Aux)(?=\s)/gu;

function joinedByWords(brand: string): string | undefined {
  const words = brand.split(" ");
  if (words.length < 3 || !(articleInFront.test(brand) || joiningWithin.test(brand))) return undefined;
  if (!/^[\p{Lu}'’ -]+$/u.test(brand)) return undefined;
  const isFrench = words.some((word) => /^(?:LES|DU|DES|DE|LE|AUX)$/u.test(word));
  const cased = brand.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const spelled = (isFrench ? withKnownAccents(lower, "fr") : undefined) ?? lower;
    return capitalized(spelled);
  });
  return cased.replace(smallWithin, (word) => word.toLowerCase());
}

/** "Kerastase" is Kérastase, where nothing but accents is missing. */
function withAccents(brand: string): string {
  if (brand !== plainLetters(brand)) return brand;
  const listed = listedSpelling(brand);
  return listed !== undefined && plainLetters(listed) === brand ? listed : brand;
}

function plainLetters(text: string): string {
  return text.normalize("NFD").replace(/\p{M}+/gu, "");
}

/** The listed maker that the text is and nothing else, as it spells itself. */
function listedSpelling(brand: string): string | undefined {
  const parts = partsOfText(brand, longestRead);
  const [only] = findListedBrands(builtinWords().brands, parts);
  const isWhole = only !== undefined && only.first === 0 && only.last === parts.length - 1;
  if (!isWhole) return undefined;
  // ONLY, GAP: the capitals tell the maker from the word.
  const isShort = brand.length <= longestWord && brand === brand.toUpperCase();
  const isWord =
    isShort &&
    only.brand.isCommon &&
    languages.some((language) => isCommonWord(brand.toLowerCase(), language));
  return isWord ? undefined : only.brand.name;
}

/** As the texts write it where they do not shout; small letters say only that capitals are not its own. */
function calmlyWritten(brand: string, texts: readonly string[]): string | undefined {
  const found = texts.flatMap((text) => spellingsIn(text, brand.toLowerCase()));
  const calm = found.find((one) => /^\p{Lu}.*\p{Ll}/u.test(one));
  return calm ?? (found.some((one) => one === one.toLowerCase()) ? withoutShout(brand) : undefined);
}

/** How a text writes a maker, wherever it stands as a word. @param lower the maker in small letters */
function spellingsIn(text: string, lower: string): readonly string[] {
  const small = text.toLowerCase();
  // A letter that has two in small ones would move the places.
  if (small.length !== text.length) return [];
  const found: string[] = [];
  for (let at = small.indexOf(lower); at >= 0; at = small.indexOf(lower, at + 1)) {
    const end = at + lower.length;
    if (standsAlone(text, at, end) && text.charAt(end) !== "-") found.push(text.slice(at, end));
  }
  return found;
}

/** "Scarpe da corsa ASICS Gel": the only word in capitals among others, which is how the maker writes itself. */
function isOwnCapitals(text: string, brand: string): boolean {
  const words = text.split(/[^\p{L}\p{N}&'’-]+/u);
  const isShouted = (word: string) => /^\p{Lu}{4,}$/u.test(word);
  return (
    words.includes(brand) &&
    words.filter((word) => /^\p{L}?\p{Ll}{3,}$/u.test(word)).length >= fewestSmall &&
    words.every((word) => word === brand || !isShouted(word))
  );
}

const fewestSmall = 2;

/**
 * A maker that a row writes in capitals, as it writes its whole name: "MAISON LAUZE" is Maison Lauze. A short word or one without a vowel may
 * be initials, and a listed maker that writes itself in capitals keeps them (ASICS).
 */
export function withoutShout(brand: string): string {
  if (
    !/^\p{Lu}{5,}(?: (?:\p{Lu}{2,}|[YE&](?= )))*$/u.test(brand) &&
    !/^\p{Lu}{3,}(?: \p{Lu}{4,})+$/u.test(brand)
  )
    return brand;
  if (listedSpelling(brand) === brand) return brand;
  const calm = brand.replace(/(?<=\s)[YE](?=\s)/gu, (word) => word.toLowerCase());
  return calm.replace(/\p{L}{2,}/gu, (word) =>
    (word.length > longestInitials || isJoining(word)) && /[AEIOUYÄÖÜÉÈ]/.test(word)
      ? word.charAt(0) + word.slice(1).toLowerCase()
      : word,
  );
}

/** In letters. */
const longestInitials = 3;

/** "LA VIE EST BELLE": a small word of any of the languages is no acronym. */
function isJoining(word: string): boolean {
  const lower = word.toLowerCase();
  return languages.some(
    (language) => isStopWord(lower, language) || (word.length > 2 && isCommonWord(lower, language)),
  );
}
