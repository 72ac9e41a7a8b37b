import { lazily, oncePerKey } from "../../../lib/once.ts";
import { membersOf, parseTable } from "../../../lib/table.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { capitalized, foldText } from "../../../nlp/normalizer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import { type Token, tokenize } from "../../../nlp/tokenizer.ts";
import accents from "./accents.tsv";
import type { CleaningContext, CleaningStep, KnownProduct } from "./cleaning-step.ts";
import participleTable from "./french-participles.tsv";

/**
 * Gives words the accents that they are written with: "Lampe a poser creme" becomes "Lampe à poser crème". Only words that are no
 * others without accents, and those that the row's other texts write with them and never without.
 */
export const accentsStep: CleaningStep = {
  done: "restored accents",
  change: "accents",
  applies: ({ name }, { language, product }) =>
    /[a-zA-Z]{3}|[aA'’](?:\s|$)/.test(name) && (language !== "en" || hasAccents(product)),
  apply: (reading, context) => {
    const name = beforeWords(reading.name, context.language);
    return restore(name, name === reading.name ? reading.tokens : tokenize(name), context);
  },
};

/** English names have accents where the row's other texts do. */
function hasAccents(product: KnownProduct | undefined): boolean {
  return product?.texts().some((text) => anyAccent.test(text.slice(0, longestRead))) === true;
}

const anyAccent = /\p{Ll}[àâäçèéêëîïñóôöùûü]|[àâäçèéêëîïñóôöùûü]\p{Ll}/u;

function beforeWords(name: string, language: Language): string {
  if (language === "it") return italianApostrophes(name);
  if (language !== "fr") return name;
  return (
    name
      .replace(/(?<=(?<!\p{L})cr)ê(?=mes?(?!\p{L}))/giu, (letter) => (letter === "Ê" ? "È" : "è"))
      .replace(/(?<=(?<!\p{L})(?:la|de|avec) )grace(?!\p{L})|(?<!\p{L})grace(?= (?:à|au|aux) )/gu, "grâce")
      // "des 9 ans" can only be "dès".
      .replace(/(?<=\s)des(?=\s\d{1,2}\s(?:ans|mois)(?!\p{L}))/u, "dès")
  );
}

const rows = lazily(() => parseTable(accents));

/**
 * The words of a language by how they are written without their accents; of fr-small those that have another meaning or language with a
 * capital: "selection", "decision".
 */
const accented = oncePerKey((language: Language | "fr-small" | "it-noun"): ReadonlyMap<string, string> => {
  const words = membersOf(
    rows().filter((row) => row.language === language),
    "words",
  );
  return new Map(words.map((word) => [language === "de" ? spelledOut(word) : foldText(word), word]));
});

/** "livrée" of "livree", "tressées": a participle in which no other letter can lack an accent. */
const femaleParticiple =
  /^(?!(?:toffee|yankee|frisbee|jubilee|manatee|banshee)s?$)(?:[a-df-z]|e(?=[b-df-hj-np-tv-xz]{2}|[au]))+ees?$/;

/** "L'eredita di Mara" is a noun, and "Mara eredita una casa" a verb. */
const italianNounBefore =
  /(?:^|[^\p{L}])(?:(?:l|un|d|all|dell|nell|sull|dall|quest)['’]|(?:la|una|di|della|alla|nella|sulla|dalla|con|per|senza|ogni|tua|sua|mia|nostra|questa|grande|massima|maggiore|alta)\s)$/iu;

function listedWord(text: string, lower: string, language: Language, before: string): string | undefined {
  const known = accented(language).get(lower);
  if (language === "it" && known === undefined && italianNounBefore.test(before))
    return accented("it-noun").get(lower);
  if (known !== undefined || language !== "fr") return known;
  if (text !== lower) return undefined;
  if (femaleParticiple.test(lower) && !isCommonWord(lower, "en")) return lower.replace(/ee(?=s?$)/, "ée");
  return accented("fr-small").get(lower);
}

/** "écran" of "ecran": a word that is no other without its accents; undefined where none is known. */
export function withKnownAccents(lower: string, language: Language): string | undefined {
  return accented(language).get(lower);
}

/** As German is written where there are no umlauts. */
function spelledOut(word: string): string {
  return word.replace(/[äöü]/gu, (letter) => `${foldText(letter)}e`).replaceAll("ß", "ss");
}

const shortestWord = 3;
const plainWord = /^[A-Za-z]+$/;
const germanLetters = /^[A-Za-zÄÖÜäöü]+$/;
/** In characters of the row's other texts: what is read of them. */
const longestRead = 4_000;

function restore(name: string, tokens: readonly Token[], context: CleaningContext): string {
  const { language, product, wasShouted } = context;
  const ofRow = lazily(() => accentedIn(product?.texts() ?? [], language));
  const hasSharpS = lazily(
    () => product?.texts().some((text) => text.slice(0, longestRead).includes("ß")) === true,
  );
  const isTitle = language !== "de" && product?.isRecord?.() === true;
  const isRomance = language === "fr" || language === "it";
  let rest = "";
  let position = 0;
  for (const { text, start, end, kind } of tokens) {
    if (kind !== "word" || text.length < shortestWord) continue;
    if (!(language === "de" && text.includes("ss") ? germanLetters : plainWord).test(text)) continue;
    if (!isWholeWord(name, start, end) || text === text.toUpperCase()) continue;
    const lower = text.toLowerCase();
    // Switzerland writes ss, but ö, and capitals have no ß.
    const isSwiss =
      language === "de" &&
      lower.includes("ss") &&
      wasShouted !== true &&
      !/[ao]e|(?<![aeq])ue/.test(lower) &&
      !hasSharpS();
    // "Metro Bar" of a record: a title goes by its own spelling.
    const before = name.slice(Math.max(0, start - longestMaker), start);
    const listed = isSwiss || isTitle ? undefined : listedWord(text, lower, language, before);
    const spelled = language === "de" ? germanWord(lower, { isSwiss }, context) : ofRow().get(lower);
    const isEnglish = language !== "de" && (isBehindMaker(before, lower) || englishBefore.test(before));
    // "Se tricote": behind a pronoun stands a verb, and no participle.
    const isVerb = language === "fr" && lower.endsWith("e") && pronounBefore.test(before);
    // The row has "zèbre" and "zébré".
    const isLine = lower === "series" && behindModel.test(before);
    const isDoubtful = listed !== undefined && ofRow().get(lower) === "";
    const isOther = isEnglish || isVerb || isDoubtful || (isLine && spelled === undefined);
    const word = isOther ? undefined : (listed ?? spelled) || undefined;
    if (word === undefined || isName(text, lower, context)) continue;
    if (spelled === undefined && isNameInSentence(name.slice(0, start), text, context)) continue;
    if (isRomance && wasShouted !== true && isInOwnName(name.slice(0, start), text, context)) continue;
    rest += name.slice(position, start) + inCaseOf(word, text);
    position = end;
  }
  const restored = rest + name.slice(position);
  return language === "fr"
    ? frenchSmallWords(withParticiples(withPreposition(frenchPique(restored))), context.isProse)
    : restored;
}

/** No part of a code, an address or a file's name. */
function isWholeWord(name: string, start: number, end: number): boolean {
  // "chene/blanc"
  const isBehind = /(?:^|[\s(])\p{L}{3,20}\/$/u.test(name.slice(Math.max(0, start - longestPart), start));
  const isBefore = /^\/\p{L}{3,20}(?=$|[\s,;)])/u.test(name.slice(end, end + longestPart));
  return (
    (isBehind || !/[\p{L}\p{N}_@./-]/u.test(name.charAt(start - 1))) &&
    (isBefore || !/^(?:[\p{N}_@]|[./-][\p{L}\p{N}])/u.test(name.slice(end, end + 2)))
  );
}

/** In characters: a word and a slash, with what is around them. */
const longestPart = 23;

function isName(text: string, lower: string, { language, product }: CleaningContext): boolean {
  // "Noël" is listed among them for its capital.
  if (brandNames().has(lower) && withKnownAccents(lower, language) === undefined) return true;
  const brand = product?.brand;
  return (
    /^\p{Lu}/u.test(text) &&
    brand !== undefined &&
    foldText(brand)
      .split(/[^\p{L}\p{N}]+/u)
      .includes(lower)
  );
}

/** "stampato a Como", "tissé à Ambert par Dore": in a sentence a capital behind a small word is a name's, unless the row writes its accent. */
function isNameInSentence(
  before: string,
  text: string,
  { language, isProse, wasShouted }: CleaningContext,
): boolean {
  if (isProse !== true || wasShouted === true || (language !== "fr" && language !== "it")) return false;
  return /^\p{Lu}\p{Ll}/u.test(text) && /(?<![\p{L}\p{N}])\p{Ll}+[\s'’]$/u.test(before);
}

/** Behind a capitalised word that nobody knows: "Sac Synne Shop Pieces". */
function isInOwnName(before: string, text: string, { language, glossary }: CleaningContext): boolean {
  if (!/^\p{Lu}/u.test(text)) return false;
  const last = /(\p{Lu}[\p{L}'’-]*)(?:\s\p{Lu}[\p{L}'’-]*)?\s$/u.exec(before.slice(-longestPair));
  const word = last?.[1];
  if (word === undefined || !/[\p{L}\p{N}]/u.test(before.slice(0, -(last?.[0].length ?? 0)))) return false;
  return (
    glossary.roleOf(foldText(word), language) === undefined && !isCommonWord(word.toLowerCase(), language)
  );
}

/** "Galaxy Series", "Watch Series 3": English words of a maker's line, whatever the row's text says of other things. */
function isBehindMaker(before: string, lower: string): boolean {
  if (!isCommonWord(lower, "en")) return false;
  const last = foldText(/(\p{L}+)\s$/u.exec(before)?.[1] ?? "");
  return last !== "" && brandNames().has(last);
}

/** "Limited Edition", "Special Edition", "Black Series": English words of a phrase that is English. */
const englishBefore =
  /(?<!\p{L})(?:limited|black|white|gold|first|anniversary|collector['’]?s|deluxe|the)\s$/iu;
/** "Travelmate 3270 series", "DV6 Series": English behind a model's number. */
const behindModel = /(?<![\p{L}\p{N}])(?:\d{3,5}|(?=\p{L}+\d)[\p{L}\d-]{2,})\s$/u;
const pronounBefore =
  /(?<!\p{L})(?:se|me|te|je|tu|ils?|elles?|on|ça|cela|qui)\s(?:(?:ne|se|le|la|les|y|en|lui)\s)?$|(?<!\p{L})[sjmt]['’]$/iu;

/** In characters: a maker with the blank behind it, and two words. */
const [longestMaker, longestPair] = [40, 40];

const [longestCompound, shortestPart] = [40, 3];

/** With its umlauts, and with the ß that stood for ss. */
function germanWord(
  lower: string,
  { isSwiss }: { readonly isSwiss: boolean },
  context: CleaningContext,
): string | undefined {
  const word = withUmlauts(lower, context) ?? lower;
  const sharp = isSwiss ? word : word.replace(sharpStart, sharpen).replace(sharpEnd, sharpen);
  return sharp === lower ? undefined : sharp;
}

function sharpen(part: string): string {
  return part.replace("ss", "ß");
}

/** Beginnings and ends of words, and what stands in any compound, that are written with ß and never with ss. */
const sharpStart =
  /^(?:giess|fuss(?!el|il|ion|oir|y)|füss|schweiss|strasse|gross(?!ist)|gröss|weiss(?!ag)|heiss|süss|spiess|schliess|verschliess|aussen|spass|spässe|stoss|stösse|griess|beissring|massband|massstab|massanzug|gefäss|äusser|dreissig)|reissverschl|reissfest|reisszweck|reissnagel|reisswolf/u;
const sharpEnd =
  /(?<=\p{L}{2})(?:fuss|füsse|füssen|füsser|gefäss|gefässe|weiss|gross|süss|heiss|mässig|gemäss|spiess|spiesse|strauss|schweiss|strasse|strassen|schliessbar|schliesser|schliessung|griess|massstab|stoss|giesser|giesskanne|schweissgerät|fussmatte|fussball|fussteil|fussbett|fussstütze|fussboden|fusspflege|grösse|grössen|grösser)$/u;

/** A German word written with ae, oe or ue that is known with umlauts alone, or a compound of two such. */
function withUmlauts(lower: string, context: CleaningContext): string | undefined {
  const { glossary } = context;
  if (!/[ao]e|(?<![aeq])ue/.test(lower) || lower.length > longestCompound) return undefined;
  const isKnown = (word: string) =>
    glossary.roleOf(foldText(word), "de") !== undefined || isCommonWord(word, "de");
  if (isKnown(lower)) return undefined;
  const word = lower.replace(/[ao]e|(?<![aeq])ue/g, (pair) => umlauts[pair] ?? pair);
  if (isKnown(word)) return word;
  // "verlängerter"
  if (accented("de").has(lower.replace(/(?<=\p{L}{4})e[mnrs]?$/u, ""))) return word;
  // "mit Stützrädern"
  if (/(?:er|e[ln])n$/u.test(word)) return withUmlauts(lower.slice(0, -1), context) && word;
  for (let cut = shortestPart; cut <= word.length - shortestPart; cut += 1) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    if (last.length > shortestPart && isKnown(last) && isKnown(first.replace(/(?<=\p{L}{3})[sn]$/u, "")))
      return word;
  }
  return undefined;
}

const umlauts: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" };

function inCaseOf(word: string, written: string): string {
  const isCapital = /^\p{Lu}/u.test(written) || brandNames().has(written);
  return isCapital ? capitalized(word) : word;
}

/** The words that other texts write with accents and never without, by how they are written without; empty where they do so in two ways. */
function accentedIn(texts: readonly string[], language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (language === "de") return found;
  const plain = new Set<string>();
  const doubtful = new Set<string>();
  for (const text of texts) {
    for (const [word] of text
      .slice(0, longestRead)
      .toLowerCase()
      .matchAll(/\p{L}{4,}/gu)) {
      const folded = foldText(word);
      if (folded === word) plain.add(word);
      else if ((found.get(folded) ?? word) !== word) doubtful.add(folded);
      else found.set(folded, word);
    }
  }
  for (const word of plain) found.delete(word);
  for (const word of doubtful) found.set(word, "");
  return found;
}

/** A letter that stands alone between two small words, and not as a vitamin's or a size's. */
function frenchSmallWords(name: string, isProse = false): string {
  const worked = name
    .replace(/(?<!\p{L})([Ff])abrique(e?s?)(?= (?:en|au|aux|à|dans|par) )/gu, "$1abriqué$2")
    .replace(/(?<=(?<!\p{L})(?:[Dd]e|DE) )a a z(?![\p{L}\p{N}])/giu, "A à Z")
    .replace(/(?<=(?:[Ll]avage|[Ll]avable|[Rr]epassage|[Mm]achine) )a(?= \d)/gu, "à");
  // "La batterie a pour but": in a sentence it may be the verb.
  if (isProse) return worked;
  const joined = worked.replace(behindSign, (letter, next: string) =>
    infinitive.test(next) && !noInfinitive.test(next) ? "à" : letter,
  );
  return joined.replace(/(?<=(\p{Ll}{2,20}) )a(?= (?:\p{Ll}{3,}|la |l['’]))/gu, (letter, before: string) =>
    lettered.has(foldText(before))
      ? "A"
      : isStopWord(before, "en") && !isStopWord(before, "fr")
        ? letter
        : "à",
  );
}

/** "PVC a coller", "90° a visser", "2,40 m a poser": behind no word. */
const behindSign = /(?<=[\p{Lu}\d°%)"²] |\d \p{Ll}{1,2} )a(?= (\p{Ll}{3,})(?!\p{L}))/gu;

/** "Type A courbe C": what a letter stands behind; "à" is written before what never follows the letter. */
const lettered: ReadonlySet<string> = new Set("type classe courbe categorie".split(" "));

/** A fabric: "polo en coton pique"; alone it is a spade. */
function frenchPique(name: string): string {
  return name.replace(
    /(?<=(?:coton|maille|polo|tissu)\s)piqu(?=es?(?![\p{L}]))e/giu,
    (word) => `${word.slice(0, -1)}é`,
  );
}

/** Qualita' is Qualità. */
function italianApostrophes(name: string): string {
  if (!/[aeiou]['’](?:$|[\s,;)])/u.test(name)) return name;
  return name.replace(/(?<![\p{L}'’])(\p{L}{2,20})['’](?=$|[\s,;)])/gu, (whole, word: string) => {
    const known =
      accented("it").get(foldText(word)) ??
      accented("it-noun").get(foldText(word)) ??
      (foldText(word) === "meta" ? "metà" : undefined);
    return known === undefined ? whole : inCaseOf(known, word);
  });
}

/** What follows "à" and never the verb "a": sac à main, borne à droite, à usage unique. */
const behindPreposition: ReadonlySet<string> = new Set(
  (
    "main mains dos bague bagues fil fils droite gauche usage usages sechage roulette roulettes roues coque coques capuche manches lame " +
    "lames levier vapeur froid chaud base bord bandouliere pile piles batterie pois rayures carreaux fleurs pression clip clips crochet " +
    "crochets cran crans lacets scratch talon talons bretelles col rabat ressort ressorts tiroir tiroirs anse anses poignee poignees " +
    "bouton bulles billes bille cafe the pain riz gateau gateaux tarte eau langer partir domicile linge ongles poches boutons motif motifs " +
    "volants franges paillettes cardan cliquet douille induction"
  ).split(" "),
);

/** An infinitive; "a" as a verb is followed by none. */
const infinitive = /^\p{L}{3,}(?:er|ir)$/u;
/** Nouns and adjectives with the same ending, and English ones. */
const noInfinitive =
  /^(?:premier|dernier|papier|acier|hiver|hier|cher|fier|leger|entier|loisir|plaisir|desir|avenir|souvenir|air|.*(?:ther|wer|ver|tter|gger|yer|ker|per))$/u;
const realInfinitive =
  /^(?:nettoyer|essuyer|employer|deployer|balayer|envoyer|appuyer|tremper|decouper|grimper|graver|cultiver|enlever|laver|lever|conserver|relever|taper|couper|jeter|fouetter|visser|frapper|soulever|clipper|sceller)$/u;

const loneA = /(?<![\p{L}\p{N}'’-])[aA](?= (?:l['’]|la )?(\p{L}{2,24})(?![\p{L}\p{N}]))/gu;
/** In characters: the word before. */
const longestBefore = 24;

/** "aux poignets et a la taille", "les ruchers a 600 m d'altitude", "jusqu'a 7 ans", ", a partir de": a verb stands in neither place. */
const sureA =
  /(?<=(?<!\p{L})(?:aux?|à la|à l['’]) ?\p{L}{3,20} (?:et|ou) )a(?= l(?:a |['’])\p{L})|(?<=\p{L}{2} )a(?= \d[\d ]{0,5} ?m(?:ètres)? d['’]altitude)|(?<=(?<!\p{L})[Jj]usqu['’])a(?=\s)|(?<=[,;:)] )a(?= partir d(?:e |['’]))/gu;

/** "Sac a main", "fer a repasser" and, at the start of a sentence, "A usage unique" with "à"; the verb stays. */
export function withPreposition(text: string): string {
  if (!/(?<![\p{L}\p{N}-])[aA] /u.test(text)) return text;
  return text.replace(sureA, "à").replace(loneA, (letter, next: string, index: number) => {
    const before = text.slice(Math.max(0, index - longestBefore), index);
    const isStart = /(?:^|[.!?:•\n]\s{0,2})$/u.test(before);
    if (letter === "A" && !isStart) return letter;
    // "cheville expans. a frapper": a short form has its full stop.
    const last = /(\p{L}+)\.?\s$/u.exec(before)?.[1];
    if (letter === "a" && (last === undefined || isSubject(last))) return letter;
    const folded = foldText(next);
    const isBehind =
      behindPreposition.has(folded) ||
      (infinitive.test(folded) && (realInfinitive.test(folded) || !noInfinitive.test(folded)));
    if (!isBehind) return letter;
    return letter === "A" ? "À" : "à";
  });
}

/** English words and pronouns, behind which "a" is an article or the verb. */
function isSubject(word: string): boolean {
  const lower = word.toLowerCase();
  return pronouns.has(lower) || (isStopWord(lower, "en") && !isStopWord(lower, "fr"));
}

const pronouns: ReadonlySet<string> = new Set("il elle on qui y ce cela ca en nous vous".split(" "));

/** Participles that are other words without their accent, by what stands before them. */
const participles = parseTable(participleTable).map(
  ({ before = "", participles: stems = "" }) =>
    new RegExp(`(?<=(?<!\\p{L})(?:${before}) )(${stems})e(s?)(?![\\p{L}\\p{N}])`, "giu"),
);

/** "Cuir graine" is grainé, "gants non poudres" poudrés: only behind a word that leaves no doubt. */
export function withParticiples(text: string): string {
  return participles.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (word, stem: string, plural: string) =>
        word === word.toUpperCase() ? word : `${stem}é${plural}`,
      ),
    text,
  );
}

/** Forms of participles in capitals that would be other words in small letters: behind a noun they are left as they are. */
export const doubtfulParticiples: ReadonlySet<string> = new Set(
  "GRAINE GRAINES LIVRE LIVRES POUDRES SALE SALES FUME FUMES TREMPE RAYE RAYES BROSSE BROSSES".split(" "),
);
