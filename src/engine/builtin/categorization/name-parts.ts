import type { Language } from "../../../text/language.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { type Token, tokenize } from "../../../text/tokens.ts";
import { isAudienceWord } from "./audience.ts";

/** A product's name by what its words say of the thing; each part is text to search for, "" where empty. */
export interface NameParts {
  /** The word most likely to name the thing itself; "" where the language is not known. */
  readonly head: string;
  /** The noun phrase at the beginning. */
  readonly core: string;
  /** What stands after a comma, a dash or "with". */
  readonly asides: string;
  /** What it is for or fits: "for iPhone 13". */
  readonly purposes: string;
}

const purposeWords = new Set(
  "for fur pour per compatible kompatibel passend geeignet fits suitable adatto adapte zu zum zur".split(" "),
);
const additionWords = new Set("with mit avec con inkl inklusive including incl".split(" "));
const aside = /[,;:|/([\])–—+]|\s-\s/;
const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };

type Role = "core" | "aside" | "purpose";

/** Purposes reach to the next comma or dash; everything after the first phrase that is none is an aside. */
export function readName(name: string, language: Language | undefined): NameParts {
  const roles: Record<Role, Token[]> = { core: [], aside: [], purpose: [] };
  let role: Role = "core";
  let end = 0;
  for (const token of tokenize(name)) {
    const isBreak = aside.test(name.slice(end, token.start)) && roles.core.length > 0;
    if (isBreak) role = "aside";
    if (purposeWords.has(token.folded) && roles.core.length > 0) role = "purpose";
    else if (additionWords.has(token.folded) && role === "core" && roles.core.length > 0) role = "aside";
    roles[role].push(token);
    end = token.end;
  }
  return {
    head: written(findHead(roles.core, language)),
    core: written(roles.core),
    asides: written(roles.aside),
    purposes: written(roles.purpose),
  };
}

const written = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(" ");

/** The last word of an English or German phrase, the first one of a French or Italian one. */
function findHead(core: readonly Token[], language: Language | undefined): readonly Token[] {
  if (language === undefined) return [];
  const firstFunctionWord = core.findIndex(({ folded }, index) => index > 0 && isStopWord(folded, language));
  const phrase = firstFunctionWord < 0 ? core : core.slice(0, firstFunctionWord);
  const words = phrase.filter(
    ({ kind, folded }) => kind === "word" && !isStopWord(folded, language) && !isAudienceWord(folded),
  );
  return headIsLast[language] ? words.slice(-1) : words.slice(0, 1);
}
