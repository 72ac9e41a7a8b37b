import { lazily, oncePerKey } from "../../../lib/once.ts";
import { brandNames, properNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord, isListed } from "../../../nlp/language-profiles.ts";
import { findMeasureRuns } from "../../../nlp/measure-parser.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../nlp/stop-words.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import { canonicalUnit } from "../../../nlp/units.ts";
import { fixedSpelling } from "../../../nlp/word-casing.ts";
import { frenchForms, italianForms } from "../../../translation/generation/adjectives.ts";
import type { CleaningContext, FoundNoun, NameReading } from "./cleaning-step.ts";

/** Common words with a capital behind the first one from which on the others lack theirs. */
const fewestCapitals = 2;

/** A name with its maker, and one in which common words have as many capitals as not; the small ones are English. */
function isHalfTitle(words: readonly Token[], { product, glossary }: CleaningContext): boolean {
  const isKnown = ({ text, folded }: Token) =>
    isCommonWord(text.toLowerCase(), "en") || glossary.roleOf(folded, "en") !== undefined;
  const others = words.slice(1).filter(({ folded, text }) => text.length > 2 && !isStopWord(folded, "en"));
  const small = others.filter(({ text }) => /^\p{Ll}+$/u.test(text));
  if (small.filter(isKnown).length * 2 < small.length || small.some(isForeign)) return false;
  if (product?.maker?.() !== undefined) return words.some(({ text }) => /^\p{Lu}/u.test(text));
  const capitals = others.filter((word) => /^\p{Lu}\p{Ll}/u.test(word.text) && isKnown(word)).length;
  return capitals >= fewestCapitals && capitals >= small.length;
}

/** "für", "avec": a joining word of another language. */
function isForeign({ text, folded }: Token): boolean {
  return text.length > 2 && text !== "non" && !isStopWord(folded, "en") && isStopWordInAnyLanguage(folded);
}

/** In words: what is longer is a sentence. */
const longestTitle = 22;
/** Words of sentences, which titles do not have. */
const ofSentence =
  /(?<!\p{L})(?:is|are|was|were|has|have|you|your|we|our|it|its|can|will|this|these|that)(?!\p{L})/u;
/** In letters: "12 inch" has a word, "30 cm" a symbol. */
const longestSymbol = 3;
/** A sentence's end inside. */
const sentenceEnd = /\p{Ll}{3}[.!?]\s\p{Lu}/u;
/** "x" of "2 x 4", and what joins: written small in titles. */
const smallInTitles = new Set(
  "x w ft feat ca approx min max per pcs pc pk ltr via n plus incl inc excl de la le les du des di da del von van der".split(
    " ",
  ),
);

/**
 * An English name whose words have some capitals and some none, in title case: "Royal Canin dog food adult Labrador" becomes "Royal Canin
 * Dog Food Adult Labrador". Units, joining words and makers that write themselves small keep their letters;
 * sentences stay.
 */
export function titleCased({ name, tokens }: NameReading, context: CleaningContext): string {
  const words = tokens.filter(({ kind, text }) => kind === "word" && text.length > 1);
  if (words.length < 2 || words.length > longestTitle || !/(?<![\p{L}\p{N}'’-])\p{Ll}{3}/u.test(name))
    return name;
  if (
    /^\p{Ll}/u.test(name) ||
    !isHalfTitle(words, context) ||
    ofSentence.test(name) ||
    sentenceEnd.test(name)
  )
    return name;
  const runs = lazily(() => findMeasureRuns(name));
  const brands = lazily(() => context.product?.findBrands(name) ?? []);
  let cased = name;
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1];
    // "led lights", but no "led by".
    if (token.text === "led" && next?.kind === "word" && !isStopWord(next.folded, "en"))
      cased = `${cased.slice(0, token.start)}LED${cased.slice(token.end)}`;
    if (!isRaised(token, tokens[place - 1])) continue;
    cased = cased.slice(0, token.start) + token.text.charAt(0).toUpperCase() + cased.slice(token.start + 1);
  }
  return cased;

  function isRaised(token: Token, before: Token | undefined): boolean {
    const { kind, text, folded, start, end } = token;
    if (kind !== "word" || !/^\p{Ll}{2,}$/u.test(text)) return false;
    const isFirstPart =
      name.charAt(start - 1) !== "-" && /^-\p{Ll}{3,}(?!\p{L}|-\p{L})/u.test(name.slice(end));
    if (text.length < 3 && !isFirstPart) return false;
    const isFurtherPart = /\p{L}[-/]$/u.test(name.slice(Math.max(0, start - 2), start));
    if (isFurtherPart ? !isFirstRaised(start) : /[\p{L}\p{N}'’.@/_&+-]/u.test(name.charAt(start - 1)))
      return false;
    if (/^(?:[@_]|\.\p{L}|-\p{Ll}+-)/u.test(name.slice(end))) return false;
    if (
      start === 0 ||
      (isStopWord(folded, "en") && !isFirstPart) ||
      smallInTitles.has(folded) ||
      fixedSpelling(text) !== undefined
    )
      return false;
    const isShort =
      before?.kind === "number" && text.length <= longestSymbol && canonicalUnit(folded) !== undefined;
    if (isShort || runs().some(({ unit }) => unit.isSymbol && unit.start === start)) return false;
    return !isSmallMaker(token);
  }

  /** Whether what a word is joined to by a hyphen or slash has its capital: "Over-Ear", "Grey/Orange". */
  function isFirstRaised(at: number): boolean {
    const first = cased.slice(0, at).search(/\S+$/u);
    const joined = cased.slice(first, at);
    const isChain = joined.includes("-") && /^\S*[-/]\S*[-/]\S*$/u.test(joined);
    return /^\p{Lu}\p{Ll}/u.test(joined) && !isChain;
  }

  /** A maker that its own column or the list writes small: "adidas". */
  function isSmallMaker({ text, start, end }: Token): boolean {
    const brand = context.product?.brand ?? "";
    if (
      brand === brand.toLowerCase() &&
      foldText(brand)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(foldText(text))
    )
      return true;
    return brands().some(
      (one) => one.start <= start && end <= one.end && one.spelling === one.spelling.toLowerCase(),
    );
  }
}

export const titleWord = /^\p{Lu}\p{Ll}{2,}$/u;
export const properties: ReadonlySet<string | undefined> = new Set(["color", "material", "audience"]);
export const prepositions: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  fr: new Set("pour de du des en a au aux avec sans et".split(" ")),
  it: new Set("per da di in con a al alla del della dei delle e senza".split(" ")),
};

/** Colours that are places, and wines, too. */
export const places: ReadonlySet<string> = new Set(
  "bordeaux champagne bourgogne cognac chine havane havana siena".split(" "),
);

/** Endings of adjectives, which behind their thing are no names: "Massaggiatore Elettrico". */
export const adjectives: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:ante?s?|ables?|ibles?|iques?|elles?|eux|euses?|ifs?|ives?|ées?|és|ales?)$/u,
  it: /(?:ant[ei]|ent[ei]|[ei]vol[ei]|bil[ei]|iv[oaie]|ic[oai]|ich[ei]|at[oaie]|al[ei]|ar[ei])$/u,
};

/**
 * French and Italian write the words of a name small but for the first and for names. In a name written like an English title the
 * colours, materials and persons become small ("Custodia per Tablet Nero" has a "tablet nero"), and the things behind a
 * preposition. What follows a maker or another unknown word stays: it may be a line's. Where any other word would be left with its
 * capital, or the name begins with an unknown one, the name stays as it is: half a title looks worse than a whole one.
 */
export function lowerTitleCase({ name, tokens }: NameReading, context: CleaningContext): string {
  const { language, glossary, product } = context;
  const joining = prepositions[language];
  if (joining === undefined || name.length > longestRead) return name;
  const maker = lazily(() => new Set(foldText(product?.brand ?? "").split(/[^\p{L}\p{N}]+/u)));
  const makers = lazily(() => product?.findBrands(name) ?? []);
  const nouns = lazily(() => product?.findNouns(name) ?? []);
  const hasAdjectiveEnding = ({ text }: Token) => adjectives[language]?.test(text) === true;
  const roleOf = oncePerKey((folded: string) => glossary.roleOf(folded, language));
  const titleWords = lazily(() => tokens.slice(1).filter(({ text }) => titleWord.test(text)));
  const isEveryday = ({ text, folded }: Token) =>
    roleOf(folded) !== undefined ||
    isCommonWord(text.toLowerCase(), language) ||
    product?.isSmallWord?.(folded) === true;
  let rest = name;
  let isSure = false;
  let lowered: Token | undefined;
  let ofName: Token | undefined;
  let label: Token | undefined;
  let phraseEnd: Token | undefined;
  for (const [place, token] of tokens.entries()) {
    const { text, folded, start, end } = token;
    const before = tokens[place - 1];
    if (isMotif(token, place)) continue;
    if (isPhraseContinued(token, before)) phraseEnd = token;
    if (before === undefined || !titleWord.test(text) || !isApart(name, before, token)) continue;
    const role = roleOf(folded);
    const next = tokens[place + 1];
    const isInList = next !== undefined && properties.has(roleOf(next.folded));
    const isProperty =
      properties.has(role) && (isInList || !isNamePart(before) || endsOrCounts(name, next, end));
    const isAdjective =
      hasAdjectiveEnding(token) &&
      (role === undefined || role === "quality") &&
      // "Cire gaufrée Dadant": one capital on a word that its ending alone makes common is a name's.
      (isListed(text.toLowerCase(), language) ||
        (isCommonWord(text.toLowerCase(), language) && titleWords().length > 1));
    const isSmallBefore = /^\p{Ll}{3}/u.test(before.text) && isEveryday(before);
    // "Stick Labbra Protettivo - Lenitivo": lowered, it would be one of several that keep their capitals.
    const isAmongTitle = before === ofName && tokens.slice(place + 1).some((one) => titleWord.test(one.text));
    const isOfThing = isAdjective && !isAmongTitle && (roleOf(before.folded) === "type" || isSmallBefore);
    const isThing =
      role === "type" &&
      joining.has(before.folded) &&
      before.text === before.text.toLowerCase() &&
      !isOfScentName(place);
    const isShade = isShadeName(tokens, place);
    const isLine =
      role === "audience" && place > 1 && titleWord.test(before.text) && rowNames(`${before.text} ${text}`);
    const isInPhrase = isOfPhrase(token, before);
    const isKnown = !isShade && !isLine && (isProperty || isThing || isOfThing || isInPhrase);
    if (places.has(folded) || properNames().has(folded)) continue;
    if (isOfMaker(token) || fixedSpelling(text) !== undefined) continue;
    if (language === "it" && foreignAccent.test(text)) {
      ofName = token;
      continue;
    }
    // A colour that would not agree stays as the label of a variant, and what is listed with it.
    if (
      (role === "color" && isOfOtherGender(token, before, nouns(), language)) ||
      (before === label && properties.has(role))
    ) {
      label = token;
      continue;
    }
    const isOfName =
      before === ofName || patternLabels.has(before.folded) || (isNamePart(before) && before !== lowered);
    const isBehindPhrase = before === phraseEnd && role === undefined && !isAdjective && !isShade;
    if (!isKnown && (isOfName || isBehindPhrase)) {
      ofName = token;
      continue;
    }
    if (!isKnown && (isShade || (role !== "quality" && !isAdjective && !properties.has(role)))) return name;
    isSure ||= isKnown;
    if (before === phraseEnd && role !== "audience") phraseEnd = token;
    lowered = token;
    rest = rest.slice(0, start) + text.toLowerCase() + rest.slice(end);
  }
  const first = tokens.find((token) => token.kind === "word" && !isOfMaker(token));
  return isSure && first !== undefined && isEveryday(first) ? rest : name;

  /** Whether a joining word carries the phrase on, or the product's noun begins one: in front, or behind its maker. */
  function isPhraseContinued({ text, folded, start }: Token, before: Token | undefined): boolean {
    if (before !== undefined && before === phraseEnd)
      return isStopWord(folded, language) && text === text.toLowerCase();
    if (before !== undefined && !isOfMaker(before)) return false;
    return roleOf(folded) === "type" || nouns().some((noun) => noun.start === start);
  }

  /** "Sedia Pieghevole", "con Nocciole Intere": a word that titles write small, behind such ones. */
  function isOfPhrase(token: Token, before: Token): boolean {
    const { folded, end } = token;
    if (before !== phraseEnd || product?.isSmallWord?.(folded) !== true) return false;
    if (titleWords().length < 2 || articles.has(before.folded) || protectedSeal.test(name.slice(end)))
      return false;
    return (
      hasAdjectiveEnding(token) || roleOf(folded) !== "type" || before.text === before.text.toLowerCase()
    );
  }

  function isOfMaker({ folded, start, end }: Token): boolean {
    if (brandNames().has(folded) || maker().has(folded)) return true;
    return makers().some((one) => one.start < end && start < one.end);
  }

  /** "Coque Z10 Femme métisse 1 rigide": behind a model the one capital before a word in small letters, with a number of its own. */
  function isMotif({ text, folded }: Token, place: number): boolean {
    const [next, number] = tokens.slice(place + 1);
    return (
      titleWord.test(text) &&
      roleOf(folded) === "audience" &&
      tokens[place - 1]?.kind === "code" &&
      next !== undefined &&
      /^\p{Ll}{3,}$/u.test(next.text) &&
      !isStopWord(next.folded, language) &&
      number !== undefined &&
      /^\d{1,2}$/.test(number.text)
    );
  }

  /** "Eau de parfum - Fleur de Nuit": what a scent is called, by itself behind a dash. */
  function isOfScentName(place: number): boolean {
    const first = tokens[place - 2];
    if (first === undefined || !titleWord.test(first.text) || !/\s[-–—]\s$/u.test(name.slice(0, first.start)))
      return false;
    return nouns().some(({ category }) => category?.startsWith("a-beauty-perfume"));
  }

  /** "Folio Junior": the row's own texts write both so. */
  function rowNames(words: string): boolean {
    return product?.texts().some((one) => one.slice(0, longestText).includes(words)) === true;
  }

  /** A capitalised word that nobody knows: what follows it may belong to its name. */
  function isNamePart({ kind, text, folded }: Token): boolean {
    return kind === "word" && /^\p{Lu}\p{Ll}/u.test(text) && roleOf(folded) === undefined;
  }
}

/** Of Italian only the last letter may have one: "Atlético" is Spanish. French ones stand anywhere. */
const foreignAccent = /[à-öø-ÿ](?=\p{Ll})/u;
/** What stands behind these may be a name: "Contes des Indiens". */
export const articles: ReadonlySet<string> = new Set(
  "le la les l un une des aux du il lo gli i dei degli delle".split(" "),
);
/** "Prosciutto Toscano DOP" */
export const protectedSeal = /^\s(?:DOP|IG[PT]|AOP|AOC|DOCG?|STG)(?!\p{L})/u;

/** What the name of a pattern or a shade stands behind: "motif Carreaux". */
export const patternLabels: ReadonlySet<string> = new Set(
  "motif motifs motivo fantasia coloris modele modello collection collezione gamme gamma linea ligne".split(
    " ",
  ),
);

/** Named after things, these have one form. */
const invariableColors =
  /^(?:argento|oro|rame|bronzo|avorio|cioccolato|titanio|indaco|marron|orange|crème|ivoire|or|argent|turquoise|chocolat|ciel|anthracite|taupe|kaki|beige|bordeaux|chrome|inox|sable|acier|noyer|chêne|corail)$/u;

/** "05 Bois de Rose": what follows a number is the name of a shade. */
export function isShadeName(tokens: readonly Token[], place: number): boolean {
  return tokens
    .slice(Math.max(0, place - longestShade), place)
    .some(({ text, end }) => /^\d{1,3}$/.test(text) && !isUnit(tokens.find(({ start }) => start > end)));
}

function isUnit(token: Token | undefined): boolean {
  return token !== undefined && canonicalUnit(token.folded) !== undefined;
}

/** In characters: what is longer is no name. */
const longestRead = 600;
/** In characters of each of the row's other texts. */
const longestText = 3_600;

/** In words. */
const longestShade = 3;

/** Behind a blank, and joined to nothing: no first word of a part, no half of "Rosso-Nero". */
export function isApart(name: string, before: Token, { start, end }: Token): boolean {
  return name.slice(before.end, start) === " " && !/^[-/'’&+]|^\s[&+/]/u.test(name.slice(end, end + 2));
}

/** "Custodia … Grigio": small, it would be an adjective that does not agree; with its capital it is the label of a variant. */
export function isOfOtherGender(
  { text, start }: Token,
  before: Token,
  nouns: readonly FoundNoun[],
  language: Language,
): boolean {
  const lower = text.toLowerCase();
  const forms = language === "fr" ? frenchForms(lower) : italianForms(lower);
  const [masculine, feminine] = forms;
  if (masculine !== lower || feminine === lower || invariableColors.test(lower)) return false;
  const beside = nouns.find((noun) => noun.end === before.end);
  const thing = beside ?? nouns.find((noun) => noun.start < start);
  return thing?.gender !== "m";
}

/** Whether the name ends there, or a number, a bracket or a comma follows. */
function endsOrCounts(name: string, next: Token | undefined, end: number): boolean {
  return (
    next === undefined || next.kind !== "word" || /^\s?[,;(|]|^\s[-–—]\s/u.test(name.slice(end, end + 3))
  );
}
