import type { Language } from "../../../api/vocabulary.ts";
import { isShouting } from "../../../nlp/casing.ts";
import { tokenize } from "../../../nlp/tokenizer.ts";
import type { FoundNoun } from "./cleaning-step.ts";

export interface Said {
  readonly name: string;
  readonly language: Language;
}

/** In front of the product's own model, or else not behind "for", "with" or "like", where it is another product. */
export function isSaidOfIt(text: string, { start, end }: FoundNoun, { name, language }: Said): boolean {
  if (/^-\p{L}/u.test(text.slice(end, end + 2)) || isShouting(text.slice(start, end))) return false;
  if (isInFrontOfModel(text, { end }, name)) return true;
  const before = tokenize(text.slice(Math.max(0, start - reach), start)).slice(-3);
  if (before.some(({ folded }) => pointing.has(folded))) return true;
  return !before.some(({ folded }) => elsewhere[language].has(folded));
}

/** "AV-Receiver SR6011" */
export function isInFrontOfModel(text: string, { end }: Pick<FoundNoun, "end">, name: string): boolean {
  const next = /^\s+(\S+(?:\s\S+)?)/u.exec(text.slice(end, end + longestModel))?.[1] ?? "";
  const [first = ""] = next.split(" ");
  return [first, next].some((model) => isModelOf(model, name));
}

/** Characters, of what follows a noun and of what precedes it. */
const longestModel = 40;
const reach = 60;

/** "SR6011" and "SR 6011" are one, with or without the maker in front of it; "SR601" is another. */
export function isModelOf(written: string, name: string): boolean {
  const key = keyOf(written);
  if (key.length < 3 || !/\d/u.test(key)) return false;
  const words = name.split(/[\s/]+/u);
  return words.some((_, first) =>
    words.some((_, last) => {
      const own = last < first ? "" : keyOf(words.slice(first, last + 1).join(""));
      return own === key || (own.startsWith(key) && !/^\d{2}/u.test(own.slice(key.length - 1)));
    }),
  );
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Of the product itself, whatever stands before it. */
export const pointing = wordSet("this diese dieser dieses diesem diesen ce cet cette questo questa");
export const articles = wordSet("a an the ein eine der die das un une le la l uno una il lo");
const elsewhere: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet("for with from like any your than instead of compatible of to via other into"),
  de: wordSet(
    "fur mit vom beim zum zur an am wie als jedem jeden ihr ihre ihrem ihren ihrer anderen im in aus von oder statt eines des",
  ),
  fr: wordSet("pour avec de du des d comme votre vos tout autre compatible au aux sur sans"),
  it: wordSet("per con di del della dei delle dal come tuo vostro ogni altro compatibile al alla sul senza"),
};

/** What a text may say of another product than its own. */
const likeAnother: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet("for like than fits compatible instead"),
  de: wordSet("fur wie als statt neben zu zum zur an ihrem ihren anderen passend kompatibel"),
  fr: wordSet("pour comme que compatible votre vos"),
  it: wordSet("per come di compatibile tuo vostro"),
};

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** What joins a model to what it is: "is a", "–". */
const joint = /^(?:\s(?:ist|is|est|è)\s(?=\p{L})|\s?[–—]\s|,\s(?:ein|eine|a|an|un|une|uno|una)\s)/u;
/** Characters in which the noun follows. */
const longestGap = 70;
/** What ends the phrase that a noun stands in. */
const phraseEnd = /[,:;!?()]|\.(?!\d)|\s[–—-]\s/u;

/**
 * The noun by which a text calls the product itself, whatever else it names: "The RX 40 is a compact receiver", "RX 40 – Receiver",
 * "Receiver RX 40", or a sentence at its beginning that is about "this receiver".
 */
export function nounOfModel(
  text: string,
  findNouns: (text: string) => readonly FoundNoun[],
  said: Said,
): FoundNoun | undefined {
  for (const { 0: word, index } of text.matchAll(modelWord)) {
    const two =
      /^\S+\s[\p{L}\p{N}][\p{L}\p{N}./-]*/u.exec(text.slice(index, index + longestModel))?.[0] ?? "";
    const written = [two, word].find((each) => isModelOf(each, said.name));
    const end = index + (written ?? "").length;
    const joined = written && joint.exec(text.slice(end, end + longestGap))?.[0];
    const found =
      joined === undefined || joined === ""
        ? written && besideModel(text, { start: index, end }, findNouns, said)
        : nounIn(text, end + joined.length, findNouns, said);
    if (found) return found;
  }
  const first = findNouns(text.slice(0, longestGap * 2)).find((noun) => isPointedAt(text, noun));
  return first !== undefined && isSaidOfIt(text, first, said) ? first : undefined;
}

/** The noun of a text that says outright what a name without a number is: "Orbit is a compact controller". */
export function nounOfWholeName(
  text: string,
  findNouns: (text: string) => readonly FoundNoun[],
  said: Said,
): FoundNoun | undefined {
  const key = said.name.toLowerCase();
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(key); at >= 0; at = lower.indexOf(key, at + key.length)) {
    const end = at + key.length;
    if (/[\p{L}\p{N}-]$/u.test(text.slice(0, at))) continue;
    const joined = outright.exec(text.slice(end, end + longestGap))?.[0];
    const found = joined === undefined ? undefined : nounIn(text, end + joined.length, findNouns, said);
    if (found) return found;
  }
  return undefined;
}

/** "is a", and no more. */
const outright = /^\s(?:ist\seine?|is\san?|est\sune?|è\sun[ao]?)\s(?=\p{L}|\d)|^\sè\sun['’](?=\p{L})/u;

/** "Receiver SR6011", and in English and German "SR6011 Receiver". */
function besideModel(
  text: string,
  model: { readonly start: number; readonly end: number },
  findNouns: (text: string) => readonly FoundNoun[],
  said: Said,
): FoundNoun | undefined {
  const from = Math.max(0, model.start - longestGap);
  const before = text.slice(from, model.start);
  const last = findNouns(before).findLast(({ end }) => /^\s$/u.test(before.slice(end)));
  if (last !== undefined) {
    const found = { ...last, start: last.start + from, end: last.end + from };
    return isOfAnother(text, found, said) ? undefined : found;
  }
  if (said.language !== "de" && said.language !== "en") return undefined;
  const found = nounIn(text, model.end, findNouns, said);
  const isNext = found !== undefined && kindsBefore.test(text.slice(model.end, found.start));
  return isNext && !isOfAnother(text, model, said) ? found : undefined;
}

/** "7.2-Kanal AV-": what a compound or an English phrase begins with. */
const kindsBefore = /^\s(?:[\p{Lu}\d][\p{L}\p{N}.+/]*[\s-]){0,4}$/u;

/** Behind "for" or "like", with a few words between. */
function isOfAnother(text: string, { start }: { readonly start: number }, { language }: Said): boolean {
  const words = tokenize(text.slice(Math.max(0, start - reach), start)).slice(-3);
  return words.some(({ folded }) => likeAnother[language].has(folded));
}

/** The noun that a text points at wherever it does so, always with the same one: "Mit diesem Receiver". */
export function pointedNoun(
  text: string,
  findNouns: (text: string) => readonly FoundNoun[],
  said: Said,
): FoundNoun | undefined {
  const nouns = findNouns(text).filter((noun) => isPointedInside(text, noun, said));
  const [longest] = nouns.toSorted((one, two) => two.end - two.start - (one.end - one.start));
  const whole = longest && text.slice(longest.start, longest.end).toLowerCase();
  return nouns.every(({ start, end }) => whole?.endsWith(text.slice(start, end).toLowerCase()))
    ? longest
    : undefined;
}

/** Whether a text begins with "this" and the noun. */
export function isPointedAt(text: string, { start }: FoundNoun): boolean {
  return pointed.test(text.slice(0, start));
}

/** Whether "this" stands before the noun, which is one thing and no part of another word. */
export function isPointedInside(text: string, noun: FoundNoun, said: Said): boolean {
  const before = text.slice(Math.max(0, noun.start - longestGap), noun.start);
  const found = pointedInside.exec(before);
  if (found === null || noun.isPlural || /^-\p{L}/u.test(text.slice(noun.end, noun.end + 2))) return false;
  if (said.language === "de" && /^diese$/iu.test(found[1] ?? "") && noun.gender !== "f") return false;
  if (said.language === "en" && followedByNoun.en?.test(text.slice(noun.end))) return false;
  const words = tokenize(before.slice(0, found.index)).slice(-1);
  return !words.some(({ folded }) => likeAnother[said.language].has(folded));
}

/** What may be the beginning of a model. */
const modelWord = /(?<![\p{L}\p{N}-])[\p{L}\p{N}][\p{L}\p{N}./-]*/gu;

/** "This", "Dieser kompakte": at the beginning of the text. */
const pointed =
  /^(?:this|dies(?:er|e|es)|ce|cet|cette|quest[oa])\s(?:\p{Ll}[\p{Ll}-]*\s){0,2}$|^quest['’]$/iu;

/** "this", "dieser kompakte", "dieser 5.1-Kanal Netzwerk-" at a place further in. */
const pointedInside =
  /(?<!\p{L})(this|diese[rsmn]?|ce|cet|cette|quest[oa])\s(?:\p{Ll}[\p{Ll}-]*,?\s){0,2}(?:\d[\d.]*-Kanal\s)?(?:[\p{Lu}\d][\p{L}\p{N}./]*-)*$|(?<!\p{L})quest['’]$/iu;

/** The noun of the phrase that begins there: the last of its nouns in a row in English and German, else its first word. */
function nounIn(
  text: string,
  start: number,
  findNouns: (text: string) => readonly FoundNoun[],
  { language }: Said,
): FoundNoun | undefined {
  const rest = text.slice(start, start + longestGap);
  const phrase = rest.slice(
    0,
    phraseEnd.exec(rest)?.index ?? (rest.length < longestGap ? rest.length : rest.lastIndexOf(" ")),
  );
  const nouns = findNouns(phrase);
  const isHeadLast = language === "en" || language === "de";
  const found = nouns.find(
    (noun, place) => !isHeadLast || (nouns[place + 1]?.start ?? Number.POSITIVE_INFINITY) > noun.end + 1,
  );
  if (found === undefined) return undefined;
  const before = tokenize(phrase.slice(0, found.start));
  if (before.some(({ folded }) => elsewhere[language].has(folded))) return undefined;
  if (!isHeadLast && before.length > 1) return undefined;
  // "Receiver-Serie", "receiver bag": it says something of what follows.
  if (
    /^-\p{L}/u.test(phrase.slice(found.end)) ||
    (isHeadLast && followedByNoun[language]?.test(phrase.slice(found.end)))
  )
    return undefined;
  return { ...found, start: found.start + start, end: found.end + start };
}

/** German nouns have capitals; in English a word behind a noun may be the noun. */
const followedByNoun: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^\s\p{Lu}\p{Ll}/u,
  en: /^\s(?!(?:with|for|that|which|and|in|of|from|by|to|featuring|offering|designed|made|at|on|it|or|as|using|has|is)(?!\p{L}))\p{Ll}/u,
};
