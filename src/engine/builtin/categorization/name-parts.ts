import type { Language } from "../../../text/language.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import type { Token } from "../../../text/tokens.ts";
import { isAudienceWord } from "./audience.ts";

/** A product's name by what its words say of the thing; parts may be empty. */
export interface NameParts {
  /** The word most likely to name the thing itself; none where the language is not known. */
  readonly head: readonly Token[];
  /** The noun phrase at the beginning. */
  readonly core: readonly Token[];
  /** What stands after a comma, a dash or "with". */
  readonly asides: readonly Token[];
  /** What it is for or fits: "for iPhone 13". */
  readonly purposes: readonly Token[];
}

const purposeWords = new Set(
  "for fur pour per compatible kompatibel passend geeignet fits suitable adatto adapte zu zum zur".split(" "),
);
const additionWords = new Set("with mit avec con inkl inklusive including incl".split(" "));
const aside = /[,;:|/([\])–—+]|\s-\s/;
const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };

/**
 * Purposes reach to the next comma or dash; everything after the first phrase that is none is an aside.
 * @param tokens those of the name, in order
 */
export function readName(name: string, tokens: readonly Token[], language: Language | undefined): NameParts {
  const core: Token[] = [];
  const asides: Token[] = [];
  const purposes: Token[] = [];
  let role = core;
  let end = 0;
  for (const token of tokens) {
    if (core.length > 0) {
      if (token.start > end + 1 || name.charCodeAt(end) !== 32) {
        if (aside.test(name.slice(end, token.start))) role = asides;
      }
      if (purposeWords.has(token.folded)) role = purposes;
      else if (role === core && additionWords.has(token.folded)) role = asides;
    }
    role.push(token);
    end = token.end;
  }
  return { head: findHead(core, language), core, asides, purposes };
}

/** The last word of an English or German phrase, the first one of a French or Italian one. */
function findHead(core: readonly Token[], language: Language | undefined): readonly Token[] {
  if (language === undefined) return [];
  const isLast = headIsLast[language];
  let head: Token | undefined;
  for (const [index, token] of core.entries()) {
    const isFunctionWord = isStopWord(token.folded, language);
    if (isFunctionWord && index > 0) break;
    if (token.kind !== "word" || isFunctionWord || isAudienceWord(token.folded)) continue;
    head = token;
    if (!isLast) break;
  }
  return head === undefined ? [] : [head];
}
