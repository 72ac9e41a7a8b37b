import type { OperationRequest } from "../../../contract/operations.ts";
import type { Glossary } from "../../../glossary/glossary.ts";
import { textLanguage } from "../../../glossary/text-language.ts";
import type { Language } from "../../../text/language.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { readWords, type WordReading } from "../../../text/read-words.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { cleanName } from "../name/clean-name.ts";
import { adjustTone } from "./adjust-tone.ts";
import { dropLeadingTitle } from "./drop-leading-title.ts";
import { type KeptPassages, keepPassages } from "./keep-passages.ts";
import { isStated } from "./keywords.ts";
import { readPassages, readPlainText } from "./read-passages.ts";
import { type ScoredPassage, scorePassages } from "./score-passages.ts";

/** What a request's texts say, ready to choose from. */
export interface DescribedSource {
  /** Undefined where the text does not tell. */
  readonly stated: Language | undefined;
  /** The text's language; where it does not tell, the asked one. */
  readonly language: Language;
  /** The product's name, cleaned; empty where none was given. */
  readonly name: string;
  /** Both texts' words; read when first asked for. */
  readonly reading: () => WordReading;
  /** The caller's keywords that the texts state, and those they don't. */
  readonly keywords: readonly string[];
  readonly unstatedKeywords: readonly string[];
  readonly kept: KeptPassages;
  /** The kept passages in the tone that was asked for. */
  readonly passages: readonly ScoredPassage[];
}

const charactersForLanguage = 400;

export function readSource(
  { query, body }: OperationRequest<"optimizeDescription">,
  glossary: Glossary,
): DescribedSource {
  const plain = readPlainText(body.product_description);
  const givenName = normalizeWhitespace(body.product_name ?? "");
  const stated = textLanguage(plain === "" ? givenName : plain.slice(0, charactersForLanguage), glossary);
  const language = stated ?? query.translation_language ?? "en";
  const name = cleanName(givenName, { language, glossary }).name;
  const reading = once(() => readWords(`${plain}\n${name}`));
  const keywords = distinct((body.keywords ?? []).map(normalizeWhitespace));
  const statedKeywords = keywords.filter((keyword) => isStated(keyword, reading(), language));
  const kept = keepPassages(readPassages(dropLeadingTitle(plain, givenName), language));
  const subjectWords = contentWords(`${name} ${statedKeywords.join(" ")}`, language);
  const scored = scorePassages(kept.passages, {
    language,
    tone: query.tone,
    audience: query.target_audience,
    subjectWords,
  });
  return {
    stated,
    language,
    name,
    reading,
    keywords: statedKeywords,
    unstatedKeywords: keywords.filter((keyword) => !statedKeywords.includes(keyword)),
    kept,
    passages: scored.map((passage) => ({ ...passage, text: adjustTone(passage, query.tone, language) })),
  };
}

function once<Result>(compute: () => Result): () => Result {
  let kept: { readonly result: Result } | undefined;
  return () => {
    kept ??= { result: compute() };
    return kept.result;
  };
}

function distinct(keywords: readonly string[]): string[] {
  const seen = new Map(
    keywords.filter((keyword) => keyword !== "").map((keyword) => [keyword.toLowerCase(), keyword]),
  );
  return [...seen.values()];
}

function contentWords(text: string, language: Language): ReadonlySet<string> {
  return new Set(readWords(text).folded.filter((word) => !isStopWord(word, language)));
}
