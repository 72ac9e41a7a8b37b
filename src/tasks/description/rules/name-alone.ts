import { readWords } from "../../../nlp/stemmer.ts";
import { isStopWord } from "../../../nlp/stop-words.ts";
import type { Glossary } from "../../../translation/glossary.ts";
import type { DescribedSource } from "./read-source.ts";

type NamedText = Pick<DescribedSource, "usable" | "givenName" | "language" | "name">;

/** Words; a longer text is a description. */
const mostWords = 14;

/** Why a text that is no more than the product's name or model number is no description; undefined where it says more. */
export function nameAgain(source: NamedText): string | undefined {
  const { usable, givenName, language } = source;
  const words = wordsOf(usable);
  if (givenName === "" || words.length === 0 || words.length > mostWords) return undefined;
  // A name that the feed cut is completed from the row.
  const named = new Set(readWords(`${givenName}\n${source.name()}`).folded);
  return words.every((word) => named.has(word) || isStopWord(word, language))
    ? "The description says no more than the name."
    : undefined;
}

/** Why a text of a few words is of another variant than its name: "Acme 46 BLUE", and "Acme 46 PINK". */
export function contraryColor(
  { usable, givenName, language }: NamedText,
  glossary: Glossary,
): string | undefined {
  const words = wordsOf(usable);
  if (words.length > mostWords) return undefined;
  const colors = glossary.propertiesOf("color", language);
  const isColor = (word: string) => colors.longestAt([word], 0) !== undefined;
  const named = readWords(givenName).folded;
  const [own, said] = [named.filter(isColor), words.filter(isColor)];
  const isSame = words.every((word) => isColor(word) || named.includes(word));
  return isSame && own.length > 0 && said.length > 0 && !said.some((word) => own.includes(word))
    ? `The description is of another colour than the name (“${said.join(" ")}”).`
    : undefined;
}

function wordsOf(usable: DescribedSource["usable"]): string[] {
  return usable.passages.flatMap(({ source }) => source.folded.filter((word) => /[\p{L}\p{N}]/u.test(word)));
}
