import { languages } from "../../../api/vocabulary.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { fixedSpelling } from "../../../nlp/word-casing.ts";
import { cased } from "./abbreviation-text.ts";
import { foldLetters, type ShortPlace, type Written } from "./abbreviations.ts";
import type { CleaningContext, KnownProduct } from "./cleaning-step.ts";
import { longestText, mostTexts, wordsOf } from "./row-words.ts";

/** In characters of the beginning that is looked for: fewer stand in any text. */
const shortestBeginning = 4;

/**
 * How the row's own texts go on behind the last characters of a name that was cut: "" where a word ends there, undefined where
 * they say nothing of it, several things, or are cut at the same place.
 * @param end of the name: the piece of a word that the cut left, with what stands before it
 */
export function continuationOf(end: string, product: KnownProduct | undefined): string | undefined {
  const sought = foldLetters(end);
  if (product === undefined || sought.length < shortestBeginning) return undefined;
  const found = new Map<string, string>();
  for (const text of product.texts().slice(0, mostTexts)) {
    const read = text.slice(0, longestText);
    const folded = foldLetters(read);
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
      if (letterOrDigit.test(folded.charAt(at - 1))) continue;
      const rest = read.slice(at + sought.length);
      const more = /^[\p{L}\p{N}]*(?:[-/][\p{L}\p{N}]+)*/u.exec(rest)?.[0] ?? "";
      if (!/^\s?(?:…|\.\.)/u.test(rest.slice(more.length))) found.set(foldLetters(more), more);
    }
  }
  const [only, other] = [...found.values()];
  return other === undefined ? only : undefined;
}

/** A number of one or two digits, or a Roman one, behind which no noun follows that it would count. */
const ownNumber = /^\s(\d{1,2}|[IVX]{1,4})(?=$|[\s.,;:!?)])(?![.,]\d)(?:\s(\p{L}+))?/u;

/** " 3" of the "Wave 3" of the row's own texts, where these have no other number behind the word; else "". */
export function numberBehind(word: string, product: KnownProduct | undefined): string {
  const found = new Set<string>();
  for (const text of product?.texts().slice(0, mostTexts) ?? []) {
    const read = text.slice(0, longestText);
    for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + word.length)) {
      if (letterOrDigit.test(read.charAt(at - 1))) continue;
      const [, number, next] =
        ownNumber.exec(read.slice(at + word.length, at + word.length + mostBehind)) ?? [];
      const isCounting = next !== undefined && !languages.some((each) => isStopWord(foldText(next), each));
      if (number !== undefined && !isCounting) found.add(number);
    }
  }
  const [only, other] = found;
  return only === undefined || other !== undefined ? "" : ` ${only}`;
}

/** "LI" of the "RE/LI", "100" of the "60/100" of the row's own texts behind a name that ends with "RE/" or "60/", where they have one such pair; else "". */
export function pairOf(name: string, product: KnownProduct | undefined): string {
  const first = /(?:\p{Lu}{1,3}|\d{2,4})(?=\/$)/u.exec(name)?.[0] ?? "";
  const second = /^\d/.test(first) ? "\\d{1,4}" : "\\p{Lu}{1,3}";
  const pair = new RegExp(`(?<![\\p{L}\\p{N}/])${first}/(${second})(?![\\p{L}\\p{N}/])`, "gu");
  const texts = product?.texts().slice(0, mostTexts) ?? [];
  const found = new Set(
    texts.flatMap((text) => [...text.slice(0, longestText).matchAll(pair)].map(([, second]) => second)),
  );
  const [only = "", other] = found;
  return other === undefined ? only : "";
}

/** What the row's own texts have in quotation marks that begins so; undefined where they have nothing or several things. */
export function quotationOf(begun: string, product: KnownProduct | undefined): string | undefined {
  const sought = foldLetters(begun.trim());
  if (sought === "") return undefined;
  const found = new Set<string>();
  for (const text of product?.texts().slice(0, mostTexts) ?? []) {
    for (const [, quoted = ""] of text.slice(0, longestText).matchAll(quotation))
      if (foldLetters(quoted).startsWith(sought)) found.add(quoted.trim());
  }
  const [only, other] = found;
  return other === undefined ? only : undefined;
}

const quotation = /(?<![\p{L}\p{N}])[«“„"]\s?([^«»“”„"\n]{2,50}?)\s?[»”“"](?![\p{L}\p{N}])/gu;

/** In words; a longer phrase is a sentence. */
const longestPhrase = 3;

/**
 * The words that follow the last ones of a cut name in the row's own texts, up to the end of the phrase: " X", " rouge". Undefined where
 * nothing follows or the texts differ.
 */
export function phraseBehind(end: string, product: KnownProduct | undefined): string | undefined {
  const sought = foldLetters(end);
  if (product === undefined || sought.length < shortestBeginning) return undefined;
  const found = new Set<string>();
  for (const text of product.texts().slice(0, mostTexts)) {
    const read = text.slice(0, longestText);
    const folded = foldLetters(read);
    for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
      if (letterOrDigit.test(folded.charAt(at - 1))) continue;
      const rest = read.slice(at + sought.length, at + sought.length + mostBehind);
      if (/^\s?(?:…|\.\.)/u.test(rest)) continue;
      const words = /^(?:\s[\p{L}\p{N}]+)*/u.exec(rest)?.[0].trim().split(" ") ?? [];
      const last = words.findIndex((word) => phraseEnds.has(foldText(word)));
      found.add((last < 0 ? words : words.slice(0, last)).join(" "));
    }
  }
  const [only = "", other] = found;
  const isPhrase = other === undefined && only !== "" && only.split(" ").length <= longestPhrase;
  return isPhrase ? ` ${only}` : undefined;
}

/** In characters: what is read behind the words. */
const mostBehind = 60;

/** Words with which another phrase begins. */
const phraseEnds: ReadonlySet<string> = new Set(
  "pour avec sans et ou en de du des au aux a motif coloris couleur par dans sur est per con senza e o in di da del della colore motivo fantasia".split(
    " ",
  ),
);

/** A device's number behind its line, "M200" or "D855", and no measure. */
const ownCode = /^\s(\p{Lu}{1,3}\d{2,4}\p{Lu}{0,2}|\d{3,4}\p{Lu}{1,2})(?=$|[\s,;)]|\.\s)/u;

/** " M200" of the "Portege M200" of the row's own texts, where these have no other code behind the word; else "". */
export function codeBehind(word: string, product: KnownProduct | undefined): string {
  const found = new Set<string | undefined>();
  for (const text of product?.texts().slice(0, mostTexts) ?? []) {
    const read = text.slice(0, longestText);
    for (let at = read.indexOf(word); at >= 0; at = read.indexOf(word, at + word.length)) {
      const rest = read.slice(at + word.length, at + word.length + mostBehind);
      if (letterOrDigit.test(read.charAt(at - 1)) || /^\s?(?:…|\.\.)/u.test(rest)) continue;
      found.add(ownCode.exec(rest)?.[1]);
    }
  }
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? "" : ` ${only}`;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** In characters of the beginning of a title: a text may begin with a shorter one by chance. */
const shortestBegun = 20;
/** In characters: what is longer is no title (Google's limit). */
const longestTitle = 150;
/** In words behind the cut; more are a sentence. */
const mostWords = 16;

/** Where a title ends in front of a text: at a line's end, a separator, markup, or a sentence's end. */
const titleEnd = /\s[-–—|*•]+(?=\s|$)|\s*[\r\n<|;]|(?<=[\p{L}\p{N})”»"])\.(?=\s|\p{Lu}|$)|[!?]/u;
/** A label at a title's end, whose value stands behind a separator: "5 x 120 Type de Fixation - Fixing". */
const labelEnd =
  /\s+(?:type(?: de \p{L}+)?|types? d['’]\p{L}+|diamètre(?: \p{L}+)?|revêtement|dimensions?|taille|couleur|coloris|années?|modèle|typ|farbe|größe|maße|abmessungen|material|modell|(?:longueur|largeur|hauteur|épaisseur|lunghezza|larghezza|altezza|länge|breite|höhe|length|width|height)(?: (?:du|de la|de l['’]|des|del|della|der|des|of the) ?\p{L}+)?|tipo(?: di \p{L}+)?|misur[ae]|colore|materiale|rivestimento|modello|colou?r|size|model|finish)\s*$/iu;
/** "Couleur : 11" of "Couleur : 11.Blanc": a number is no colour. */
const numberedLabel = /\s+(?:couleur|coloris|farbe|colore|colou?r)\s?:\s?\d{1,3}$/iu;
/** The text was cut too, and says no more than the name. */
const cutToo = /\s*(?:…|\.\.\.)/u;

/** Words of sentences, which titles do not have. */
const ofSentences =
  /(?<![\p{L}\p{N}])(?:est|sont|vous|votre|vos|nous|il|elle|peut|permet|offre|ist|sind|wird|werden|hat|haben|sie|ihr|ihre|ihren|kann|bietet|is|are|was|has|have|you|your|can|will|it|è|sono|può|hanno|ti|tuo|tua|permette|offre)(?![\p{L}\p{N}])/iu;

/**
 * The title that one of the row's texts begins with and that a name begins: many shops cut names at a number of characters and
 * put the whole title in front of the description. Undefined where no text begins with all of the name, where it ends there,
 * or where it goes on as a sentence.
 * @param begun the name without the sign of its cut
 * @returns the name as it was and what the text has behind it
 */
export function wholeTitle(
  begun: string,
  context: Pick<CleaningContext, "language" | "glossary" | "product">,
): string | undefined {
  const name = begun.trimEnd();
  for (const { said, behind } of textsBegunWith(name, context.product)) {
    const rest = restOfTitle(behind);
    if (rest === undefined || name.length + rest.length > longestTitle) continue;
    // A title that is shouted where the name is not has no capitals of its own.
    const isShouted = said === said.toUpperCase() && name !== name.toUpperCase();
    const spelled = isShouted ? rest.toLowerCase() : rest;
    if (context.language !== "en" || said === name || isShouted)
      return (name + spelled).replace(numberedLabel, "");
    const [, joined = "", words = ""] = /^([\p{L}\p{N}]*\s?)(.*)$/su.exec(spelled) ?? [];
    return name + joined + cased(words, { written: "", before: name, after: "", context });
  }
  return undefined;
}

/**
 * What one of the row's texts has in the same word behind a name that stops in the middle of it: "pistole" of "Spritz". "" where no
 * text begins with all of the name, or where its last word ends there.
 */
export function restOfWord(name: string, product: KnownProduct | undefined): string {
  if (!/\p{L}$/u.test(name)) return "";
  for (const { said, behind } of textsBegunWith(name, product)) {
    // Of "SATYRESSDimensions" another word begins.
    const isLoud = /\p{Lu}$/u.test(name) || /\p{Lu}$/u.test(said);
    const [rest] = (isLoud ? /^\p{Lu}+(?!\p{Ll})/u : /^\p{Ll}+/u).exec(behind) ?? [];
    if (rest !== undefined) return rest;
  }
  return "";
}

/** "Titre : " in front of what a text begins with. */
const titleLabel =
  /^(?:titre|title|titel|titolo|produit|product|produkt|prodotto|article|artikel|articolo)\s?:\s/iu;

interface BegunText {
  /** The name as the text writes it. */
  readonly said: string;
  readonly behind: string;
}

/** The row's texts that begin with all of a name, whatever blanks and accents either has. */
function textsBegunWith(name: string, product: KnownProduct | undefined): readonly BegunText[] {
  if (product === undefined || name.length < shortestBegun) return [];
  const sought = foldLetters(name);
  const found: BegunText[] = [];
  for (const text of product.texts().slice(0, mostTexts)) {
    if (text.length <= name.length) continue;
    const read = text
      .trimStart()
      .slice(0, 2 * longestTitle)
      .replace(titleLabel, "");
    const end = endOfBeginning(foldLetters(read), sought);
    if (end !== undefined) found.push({ said: read.slice(0, end), behind: read.slice(end) });
  }
  return found;
}

/** Where a folded text goes on behind a folded beginning; undefined where it begins otherwise. */
function endOfBeginning(text: string, sought: string): number | undefined {
  let at = 0;
  for (let index = 0; index < sought.length; index += 1) {
    if (/\s/.test(sought.charAt(index))) {
      const start = at;
      while (/\s/.test(text.charAt(at))) at += 1;
      if (at === start && !/\s/.test(sought.charAt(index - 1))) return undefined;
      continue;
    }
    if (text.charAt(at) !== sought.charAt(index)) return undefined;
    at += 1;
  }
  return at;
}

function restOfTitle(behind: string): string | undefined {
  const end = titleEnd.exec(behind)?.index ?? (behind.length < longestTitle ? behind.length : undefined);
  if (end === undefined || end === 0) return undefined;
  const line = behind.slice(0, end).replace(/\s+/gu, " ").trimEnd();
  // Of a sentence, up to its first comma.
  const rest = behind.charAt(end) === "." ? line.replace(/(?<=.),\s.*$/su, "") : line;
  if (labelEnd.test(rest)) return restOfTitle(line.replace(labelEnd, "\n"));
  const isTitle = !cutToo.test(rest) && !ofSentences.test(rest) && rest.split(" ").length <= mostWords;
  return isTitle && /[\p{L}\p{N}]/u.test(rest) ? rest : undefined;
}

/** "03>12" and "2012>": the years that a part fits. */
const years = /(?<![\p{L}\p{N}.,/-])(\d{2}|(?:19|20)\d{2})\s?>\s?(\d{2}|(?:19|20)\d{2})?(?=$|[\s,;)])/gu;

const since: Readonly<Record<CleaningContext["language"], string>> = {
  en: "from",
  de: "ab",
  fr: "à partir de",
  it: "dal",
};

/** "2003-2012" of "03>12", where the row's own texts have the years in four digits; "2003>2012" has them itself. */
export function withYears(name: string, { language, product }: CleaningContext): string {
  return name.replace(years, (text: string, first: string, last: string | undefined) => {
    const from = yearOf(first, product);
    const until = last === undefined ? undefined : yearOf(last, product);
    if (from === undefined || (last !== undefined && until === undefined)) return text;
    return until === undefined ? `${since[language]} ${from}` : `${from}-${until}`;
  });
}

function yearOf(digits: string, product: CleaningContext["product"]): string | undefined {
  if (digits.length === 4) return digits;
  const texts = product?.texts().slice(0, mostTexts) ?? [];
  return [`20${digits}`, `19${digits}`].find((year) =>
    texts.some((text) => new RegExp(`(?<!\\d)${year}(?!\\d)`, "u").test(text.slice(0, longestText))),
  );
}

const engines =
  /(?<![\p{L}\p{N}.,/-])(\d\.\d)\s?(HDI|DCI|TDCI|CDTI|TDI|TSI|TFSI|CRDI|JTD)(?![\p{L}\p{N}-])/giu;
/** "40#" of forty pounds. */
const pounds = /(?<![\p{L}\p{N}.,/#-])(\d{1,3})\s?#(?![\p{L}\p{N}#])/gu;
/** "30MA", "4,5KA": of a circuit breaker. */
const currents = /(?<![\p{L}\p{N}.,/-])(\d{1,4}(?:[.,]\d)?)\s?([MK]A)(?![\p{L}\p{N}./-])/gu;
const turns = /(?<![\p{L}\p{N}.,/-])(\d{3,5})\s?U(?![\p{L}\p{N}./-])/gu;

/** "1.4HDI" of cars, and letters and signs that the row's own texts have the whole unit for: "40#", "1400U". */
export function writeByRow(name: string, context: CleaningContext): string {
  if (!/\d\s?[#A-Za-z]/.test(name)) return name;
  const named = name.replace(
    engines,
    (_, litres: string, engine: string) => `${litres} ${fixedSpelling(engine) ?? engine.toUpperCase()}`,
  );
  if (context.language === "en")
    return named.replace(pounds, (text, figure: string) =>
      unitOfRow(figure, ["lbs?"], context) === undefined ? text : `${figure} lb`,
    );
  const charged = named.replace(currents, (text, figure: string, unit: string) =>
    unitOfRow(figure, [unit], context) === undefined
      ? text
      : `${figure} ${unit.toLowerCase().replace("a", "A")}`,
  );
  if (context.language !== "de") return charged;
  return charged.replace(turns, (text, figure: string) =>
    unitOfRow(figure, ["U\\/min"], context) === undefined ? text : `${figure} U/min`,
  );
}

/** Whether the row's own texts have a figure with its unit in small letters: "3 m". */
export function saysMetres(figure: string, { product }: CleaningContext): boolean {
  const said = new RegExp(
    `(?<![\\p{L}\\p{N}.,])${figure.replace(/[.,]/u, "[.,]")}\\s?m(?![\\p{L}\\p{N}²³])`,
    "u",
  );
  return product?.texts().some((text) => said.test(text.slice(0, longestText))) === true;
}

/** The unit that the row's own texts have behind a figure. */
export function unitOfRow(
  figure: string,
  units: readonly string[],
  { product }: CleaningContext,
): string | undefined {
  const number = figure.replace(/[.,]/u, "[.,]");
  return units.find((unit) => {
    const said = new RegExp(`(?<![\\p{N}.,])(?<!(?!Ø)\\p{L})${number}\\s?${unit}(?![\\p{L}\\p{N}²³])`, "iu");
    return product
      ?.texts()
      .slice(0, mostTexts)
      .some((text) => said.test(text.slice(0, longestText)));
  });
}

/** "Crozes-Hermitage", "Saint-Émilion", "N-Wave": parts with capitals and a hyphen between them. */
const hyphenedName = /(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}*(?:-\p{L}+)*-\p{Lu}\p{Ll}+(?![\p{L}\p{N}-])/gu;

/**
 * A name that was in one case with the names of several parts as the row's own texts write them, hyphens and accents included: "CROZES
 * HERMITAGE" of "Crozes-Hermitage", "NWAVE" of "N-Wave". Of everyday words only one part may be; outside French and Italian, whose
 * names of places have hyphens, the first part is one letter.
 */
export function withHyphenedNames(name: string, { language, glossary, product }: CleaningContext): string {
  let rest = name;
  const isRomance = language === "fr" || language === "it";
  const isEveryday = (part: string) =>
    isCommonWord(part.toLowerCase(), language) || glossary.roleOf(foldText(part), language) !== undefined;
  for (const text of product?.texts().slice(0, mostTexts) ?? [])
    for (const [found] of text.slice(0, longestText).matchAll(hyphenedName)) {
      const parts = found.split("-");
      const isLetter = parts[0]?.length === 1;
      if (!(isRomance || isLetter) || !parts.some((part) => part.length > 2 && !isEveryday(part))) continue;
      const joint = isLetter ? "[ -]?" : "[ -]";
      const sought = new RegExp(
        `(?<![\\p{L}\\p{N}'’-])${parts.map(foldLetters).join(joint)}(?![\\p{L}\\p{N}'’-])`,
        "u",
      );
      const place = sought.exec(foldLetters(rest));
      if (place !== null)
        rest = rest.slice(0, place.index) + found + rest.slice(place.index + place[0].length);
    }
  return rest;
}

/** Two parts of a German compound, the first one cut short: "ERDB.-KONF.", "EINB.STRAHLER". */
const twoParts = /^\.-?(\p{L}{3,})(\.?)(?![\p{L}\p{N}])/u;

/** A German compound whose parts are cut short, as the row's own texts have it in one word; undefined where they have several. */
export function cutCompound(
  name: string,
  { start, run }: Omit<ShortPlace, "before">,
  { language, product }: CleaningContext,
): Written | undefined {
  if (language !== "de" || product === undefined || run.length < shortestPart) return undefined;
  const [whole = "", last = "", stop = ""] = twoParts.exec(name.slice(start + run.length)) ?? [];
  if (last === "") return undefined;
  const end = foldText(last);
  const found = new Set<string>();
  for (const [folded, spelled] of wordsOf(product).spellings) {
    const from = folded.indexOf(run);
    const at = from < 0 ? -1 : folded.indexOf(end, from + run.length);
    const rest = folded.slice(at + end.length);
    const isWhole = stop === "." ? rest !== "" : /^(?:e?[nrs]|e)?$/u.test(rest);
    if (at < 0 || !isWhole || folded.length - from > run.length + end.length + mostBetween) continue;
    if (/^\p{Lu}/u.test(spelled)) found.add(capitalized(spelled.slice(from).toLowerCase()));
  }
  const [only, other] = found;
  if (only === undefined || other !== undefined) return undefined;
  return { end: start + run.length + whole.length, text: only };
}

/** In letters: of the first part, and what both may lack together; in what is longer stands another word. */
const [shortestPart, mostBetween] = [4, 9];
