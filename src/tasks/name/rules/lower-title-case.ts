import { lazily } from "../../../lib/once.ts";
import { brandNames } from "../../../nlp/casing-words.ts";
import type { Language } from "../../../nlp/language.ts";
import { isCommonWord } from "../../../nlp/language-profiles.ts";
import { foldText } from "../../../nlp/normalizer.ts";
import type { Token } from "../../../nlp/tokenizer.ts";
import type { CleaningContext, NameReading } from "./cleaning-step.ts";

const titleWord = /^\p{Lu}\p{Ll}{2,}$/u;
const properties: ReadonlySet<string | undefined> = new Set(["color", "material", "audience"]);
const prepositions: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  fr: new Set("pour de du des en a au aux avec sans et".split(" ")),
  it: new Set("per da di in con a al alla del della dei delle e senza".split(" ")),
};

/** Endings of adjectives, which behind their thing are no names: "Massaggiatore Elettrico". */
const adjectives: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:ante?s?|ables?|ibles?|iques?|elles?|eux|euses?|ifs?|ives?|ées?|és|ales?)$/u,
  it: /(?:ant[ei]|ent[ei]|[ei]vol[ei]|bil[ei]|iv[oaie]|ic[oai]|ich[ei]|at[oaie]|al[ei]|ar[ei])$/u,
};

/**
 * French and Italian write the words of a name small but for the first and for names. In a name written like an English title the
 * colours, materials and persons become small ("Custodia per Tablet Nero" has a "tablet nero"), and the things behind a
 * preposition. Other words stay: they may be a line's.
 */
export function lowerTitleCase({ name, tokens }: NameReading, context: CleaningContext): string {
  const { language, glossary, product } = context;
  const joining = prepositions[language];
  if (joining === undefined) return name;
  const maker = lazily(() => new Set(foldText(product?.brand ?? "").split(/[^\p{L}\p{N}]+/u)));
  const makers = lazily(() => product?.findBrands(name) ?? []);
  let rest = name;
  for (const [place, token] of tokens.entries()) {
    const { text, folded, start, end } = token;
    const before = tokens[place - 1];
    if (before === undefined || !titleWord.test(text) || !isApart(name, before, token)) continue;
    const role = glossary.roleOf(folded, language);
    const next = tokens[place + 1];
    const isListed = next !== undefined && properties.has(glossary.roleOf(next.folded, language));
    const isProperty =
      properties.has(role) && (isListed || !isNamePart(before) || endsOrCounts(name, next, end));
    const isOfThing =
      adjectives[language]?.test(text) === true &&
      (role === undefined || role === "quality") &&
      isCommonWord(text.toLowerCase(), language) &&
      glossary.roleOf(before.folded, language) === "type";
    const isThing =
      role === "type" && joining.has(before.folded) && before.text === before.text.toLowerCase();
    if (!isProperty && !isThing && !isOfThing) continue;
    if (brandNames().has(folded) || maker().has(folded)) continue;
    if (makers().some((one) => one.start < end && start < one.end)) continue;
    rest = rest.slice(0, start) + text.toLowerCase() + rest.slice(end);
  }
  return rest;

  /** A capitalised word that nobody knows: what follows it may belong to its name. */
  function isNamePart({ kind, text, folded }: Token): boolean {
    return kind === "word" && /^\p{Lu}\p{Ll}/u.test(text) && glossary.roleOf(folded, language) === undefined;
  }
}

/** Behind a blank, and joined to nothing: no first word of a part, no half of "Rosso-Nero". */
function isApart(name: string, before: Token, { start, end }: Token): boolean {
  return name.slice(before.end, start) === " " && !/^[-/'’&+]|^\s[&+]/u.test(name.slice(end, end + 2));
}

/** Whether the name ends there, or a number, a bracket or a comma follows. */
function endsOrCounts(name: string, next: Token | undefined, end: number): boolean {
  return (
    next === undefined || next.kind !== "word" || /^\s?[,;(|]|^\s[-–—]\s/u.test(name.slice(end, end + 3))
  );
}
