import type { Glossary } from "../../../glossary/glossary.ts";
import type { TranslationDirection } from "../../../glossary/translation/translate.ts";
import type { Language } from "../../../text/language.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { tokenize } from "../../../text/tokens.ts";

/** How many words tell that a name is of its language and not of the one that is asked for. */
export interface LanguageProofs {
  /** Product words. */
  readonly words: number;
  /** Joining words: pour, mit. */
  readonly joining: number;
  /**
   * Words of any kind that only the asked language has; an English one, of which makers' names are full, tells something as
   * the first alone.
   */
  readonly contrary: number;
}

/** Shorter ones are part of names and codes. */
const shortestWord = 2;
const shortestContrary = 3;

/** Words that both languages have (Radio, Mini, Pasta) prove nothing. */
export function proofsOf(
  name: string,
  { source, target }: TranslationDirection,
  glossary: Glossary,
): LanguageProofs {
  let words = 0;
  let joining = 0;
  let contrary = 0;
  for (const { kind, folded, start } of tokenize(name)) {
    if (kind !== "word" || folded.length < shortestWord) continue;
    const [ofSource, ofTarget] = [kindOf(folded, source, glossary), kindOf(folded, target, glossary)];
    if (ofSource === "product" && ofTarget === undefined) words += 1;
    if (ofSource === "joining" && ofTarget === undefined) joining += 1;
    const isContrary = ofSource === undefined && ofTarget !== undefined && folded.length >= shortestContrary;
    if (isContrary && (start === 0 || kindOf(folded, "en", glossary) === undefined)) contrary += 1;
  }
  return { words, joining, contrary };
}

function kindOf(folded: string, language: Language, glossary: Glossary): "product" | "joining" | undefined {
  if (isStopWord(folded, language)) return "joining";
  const role = glossary.roleOf(folded, language);
  if (role === undefined || role === "size") return undefined;
  return role === "connective" ? "joining" : "product";
}
