import type { Language } from "../../contract/vocabulary.ts";
import { stem } from "../../text/stems.ts";
import { isStopWord } from "../../text/stop-words.ts";
import { type Token, tokenize } from "../../text/tokens.ts";

/** A content word of a name or term. */
export interface IndexWord {
  readonly folded: string;
  readonly stem: string;
  /** Whether it says what the thing is (jacket in "winter jackets for women"), not which one. */
  readonly isHead: boolean;
}

/** The head stands last in English and German noun phrases, first in French and Italian ones. */
const headIsLast: Readonly<Record<Language, boolean>> = { en: true, de: true, fr: false, it: false };
const coordinators = new Set("and or und oder et ou e ed o".split(" "));
const boundary = /[&,/+;()|–]|\s-\s/;

/** Whom a thing is for stands where a head would, in the shorthand of shops: "Winterjacken Damen". */
const audiences = new Set(
  (
    "women men kids children boys girls baby damen herren kinder frauen manner jungen madchen " +
    "femme femmes homme hommes enfant enfants garcon garcons fille filles donna donne uomo uomini " +
    "bambino bambina bambini bambine ragazzo ragazza ragazzi ragazze"
  ).split(" "),
);

/** The content words of a name or term in order; each part of a coordination has a head of its own. */
export function indexWords(text: string, language: Language): IndexWord[] {
  return splitCoordination(tokenize(text), text, language).flatMap((phrase) => {
    const head = findHead(phrase, language);
    return phrase
      .filter((token) => !isStopWord(token.folded, language))
      .map((token) => ({
        folded: token.folded,
        stem: stem(token.folded, language),
        isHead: token === head,
      }));
  });
}

function splitCoordination(tokens: readonly Token[], text: string, language: Language): Token[][] {
  const phrases: Token[][] = [[]];
  let end = 0;
  for (const token of tokens) {
    const isCoordinator = coordinators.has(token.folded) && isStopWord(token.folded, language);
    if (isCoordinator || boundary.test(text.slice(end, token.start))) phrases.push([]);
    if (!isCoordinator) phrases.at(-1)?.push(token);
    end = token.end;
  }
  return phrases;
}

function findHead(phrase: readonly Token[], language: Language): Token | undefined {
  const firstFunctionWord = phrase.findIndex(
    (token, number) => number > 0 && isStopWord(token.folded, language),
  );
  const core = firstFunctionWord < 0 ? phrase : phrase.slice(0, firstFunctionWord);
  const words = core.filter((token) => token.kind === "word" && !isStopWord(token.folded, language));
  const things = words.filter((token) => !audiences.has(token.folded));
  const candidates = things.length > 0 ? things : words;
  return headIsLast[language] ? candidates.at(-1) : candidates[0];
}
