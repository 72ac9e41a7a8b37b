import type { OperationRequest } from "../../../contract/operations.ts";
import type { Glossary, GlossaryMatch } from "../../../glossary/glossary.ts";
import type { Language } from "../../../text/language.ts";
import { lazily } from "../../../text/lazily.ts";
import { normalizeWhitespace } from "../../../text/normal-form.ts";
import { readWords, type WordReading } from "../../../text/read-words.ts";
import { isStopWord } from "../../../text/stop-words.ts";
import { cleanName } from "../name/clean-name.ts";
import { inSameAddress } from "./address/same-address.ts";
import { dropLeadingTitle } from "./drop-leading-title.ts";
import { inOneLanguage } from "./in-one-language.ts";
import { type KeptPassages, keepPassages } from "./keep-passages.ts";
import { isStated } from "./keywords.ts";
import { lengthBands } from "./length-bands.ts";
import { readPassages } from "./read-passages.ts";
import { readPlainText } from "./read-plain-text.ts";
import { type ReadTexts, readTexts } from "./read-texts.ts";
import { type ScoredPassage, type ScoringContext, scorePassages } from "./score-passages.ts";
import { sourceLanguage } from "./source-language.ts";

/** What a request's texts say, ready to choose from. */
export interface DescribedSource {
  /** Undefined where the text does not tell. */
  readonly stated: Language | undefined;
  /** The text's language; where it does not tell, the asked one. */
  readonly language: Language;
  /** The product's name, cleaned when first asked for; empty where none was given. */
  readonly name: () => string;
  /** Both texts' words; read when first asked for. */
  readonly reading: () => WordReading;
  /** Likewise, without their places. */
  readonly texts: () => ReadTexts;
  /** The name that was given, with its blanks normalized. */
  readonly givenName: string;
  /** The phrases of the glossary in the name, as it was sent but for its blanks, and in both texts; looked for when first asked for. */
  readonly nameMatches: () => readonly GlossaryMatch[];
  readonly matches: () => readonly GlossaryMatch[];
  /** The caller's keywords that the texts state, and those they don't. */
  readonly keywords: readonly string[];
  readonly unstatedKeywords: readonly string[];
  readonly kept: KeptPassages;
  /** How many passages were left out, since they are in another language than the rest. */
  readonly otherLanguageCount: number;
  /** The kept passages in the tone that was asked for. */
  readonly passages: readonly ScoredPassage[];
}

export function readSource(
  { query, body }: OperationRequest<"optimizeDescription">,
  glossary: Glossary,
): DescribedSource {
  const asked = query.translation_language;
  const plain = readPlainText(body.product_description);
  const givenName = normalizeWhitespace(body.product_name ?? "");
  const stated = sourceLanguage(plain, { name: givenName, asked, glossary });
  const all = readPassages(dropLeadingTitle(plain, givenName), stated ?? asked ?? "en");
  const { language, passages, otherCount } = inOneLanguage(all, { language: stated ?? asked ?? "en", asked });
  const reading = lazily(() => readWords(`${plain}\n${givenName}`));
  const keywords = distinct((body.keywords ?? []).map(normalizeWhitespace));
  const statedKeywords = keywords.filter((keyword) => isStated(keyword, reading(), language));
  const texts = lazily(() =>
    readTexts(
      plain,
      givenName,
      all.map(({ source }) => source),
    ),
  );
  const nameMatches = lazily(() => glossary.find(readWords(givenName), language));
  const kept = keepPassages(passages);
  const { tone, target_audience: audience } = query;
  const subjectWords = contentWords([givenName, ...statedKeywords].join(" "), language);
  return {
    stated: stated ?? (language === asked && otherCount > 0 ? asked : undefined),
    language,
    name: lazily(() => cleanName(givenName, { language, glossary }).name),
    reading,
    texts,
    givenName,
    nameMatches,
    matches: lazily(() => {
      const first = texts().nameStart;
      return glossary.find(texts(), language, { first, matches: nameMatches() });
    }),
    keywords: statedKeywords,
    unstatedKeywords: keywords.filter((keyword) => !statedKeywords.includes(keyword)),
    kept,
    otherLanguageCount: otherCount,
    passages: inTone(kept, { language, tone, audience, subjectWords }, lengthBands[query.length].min),
  };
}

/** Scored, each set in the tone, and all speaking to the reader in one form. */
function inTone(
  { passages }: KeptPassages,
  context: ScoringContext,
  enough: number,
): readonly ScoredPassage[] {
  const { tone, language } = context;
  return inSameAddress(scorePassages(passages, context), {
    language,
    wanted: tone === "professional" ? "formal" : "informal",
    enough: Math.max(enough, leastEnough),
  });
}

const leastEnough = 40;

function distinct(keywords: readonly string[]): string[] {
  const seen = new Map(
    keywords.filter((keyword) => keyword !== "").map((keyword) => [keyword.toLowerCase(), keyword]),
  );
  return [...seen.values()];
}

function contentWords(text: string, language: Language): ReadonlySet<string> {
  const words = new Set<string>();
  for (const word of readWords(text).folded) if (!isStopWord(word, language)) words.add(word);
  return words;
}
