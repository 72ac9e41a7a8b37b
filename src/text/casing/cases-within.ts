import type { Language } from "../language.ts";
import { NotedAnswers } from "../tokens/noted-answers.ts";
import type { Token } from "../tokens.ts";
import { caseWord, type KnowsWord } from "./word-case.ts";
import { alone } from "./word-surroundings.ts";

type KeptCases = Partial<Record<Language, NotedAnswers<string>>>;

/** Of each language; a power of two. At some 60 bytes each 250 kB. */
const mostKept = 4_096;
const kept = new WeakMap<KnowsWord, KeptCases>();

/** The case of a word within a name, with blanks on both sides: the word alone tells, so what was found of the last ones is kept. */
export function caseWithin(token: Token, language: Language, knows: KnowsWord): string {
  const answers = keptOf(language, knows);
  const known = answers.find(token.notes);
  if (known !== undefined) return known;
  const place = { word: token.text, isFirst: false, isLast: false, isUnit: false, around: alone };
  const cased = caseWord(place, language, knows);
  answers.keep(token.notes, cased);
  return cased;
}

function keptOf(language: Language, knows: KnowsWord): NotedAnswers<string> {
  const ofAll = kept.get(knows) ?? {};
  const known = ofAll[language];
  if (known !== undefined) return known;
  const answers = new NotedAnswers<string>(mostKept);
  kept.set(knows, { ...ofAll, [language]: answers });
  return answers;
}
