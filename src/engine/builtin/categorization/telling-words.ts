import type { Language } from "../../../text/language.ts";
import { isStopWord, isStopWordInAnyLanguage } from "../../../text/stop-words.ts";
import type { Token } from "../../../text/tokens.ts";

const longestNoise = 4;
const plainNumber = /^\p{N}+$/u;

/**
 * Those of the tokens that tell something, without those that find whatever has one too: letters and numbers that stand alone ("Fruit N
 * Nut", "2 pieces", "l'huile"), and function words that are part of a name in another language ("de" of the English "eau de toilette").
 * @param text the one whose tokens they are
 */
export function tellingWords(
  text: string,
  tokens: readonly Token[],
  language: Language | undefined,
): Token[] {
  const telling: Token[] = [];
  for (const token of tokens) if (!isNoise(text, token, language)) telling.push(token);
  return telling;
}

function isNoise(text: string, token: Token, language: Language | undefined): boolean {
  const { length } = token.text;
  if (length > longestNoise) return false;
  if (length === 1) return true;
  if (isJoined(text, token)) return false;
  if (plainNumber.test(token.text)) return true;
  return language === undefined ? isStopWordInAnyLanguage(token.folded) : isStopWord(token.folded, language);
}

const joining = ".,'’-";

function isJoined(text: string, { start, end }: Token): boolean {
  return (
    (start > 0 && joining.includes(text.charAt(start - 1))) ||
    (end < text.length && joining.includes(text.charAt(end)))
  );
}
