import { textLanguages } from "../../../text/language.ts";
import { foldText } from "../../../text/normal-form.ts";
import type { Token } from "../../../text/tokens.ts";
import type { Place } from "../fault.ts";
import type { FieldReading } from "../read-field.ts";
import {
  loneFlags,
  markedWords,
  namesAfterFlag,
  shoutedFlags,
  wordsThatNameGoods,
} from "../words/promotional-words.ts";

const fewestWordsBesideFlag = 3;
const marked: ReadonlySet<string> = new Set(
  textLanguages.flatMap((language) => markedWords[language].map(foldText)),
);
/** "Storia di uno sconto" is about it. */
const joiningWords: ReadonlySet<string> = new Set(
  "a the of der die das im vom zum ein le la les des un une du de di del della il lo gli nel uno una".split(
    " ",
  ),
);

/** Words that advertise only where they are set apart (Sale!, [NEW], Promo - ...); elsewhere they name something. */
export function findFlags(reading: FieldReading): readonly Place[] {
  const { text } = reading;
  const { tokens } = reading.words;
  return tokens.filter((_, index) => isFlag(text, tokens, index)).map(({ start, end }) => ({ start, end }));
}

/** Whether the token at a place of a text is one; to be asked of `flagWords` alone, no other is. */
export function isFlag(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== "word") return false;
  if (isShoutedFlag(text, tokens, index) || isLoneFlag(tokens, index)) return true;
  return marked.has(token.folded) && isSetApart(text, tokens, index, token);
}

function isSetApart(text: string, tokens: readonly Token[], index: number, token: Token): boolean {
  const before = text.slice(tokens[index - 1]?.end ?? 0, token.start);
  const after = text.slice(token.end, tokens[index + 1]?.start);
  if (/^\s?!/u.test(after)) return index === 0 || /[^\p{L}\p{N}\s,'’-]/u.test(before);
  if (/[([{*★☆~%]\s*$/u.test(before) && /^\s*[)\]}*★☆~%]/u.test(after)) return true;
  if (wordsThatNameGoods.has(token.folded)) return false;
  const isFirst = index === 0 && /^\s*(?:[:|•»]|[-–—]\s)|^\s+[-–—/]/u.test(after);
  const isLast = index === tokens.length - 1 && /(?:\s[-–—/]|[|•])\s*$/u.test(before);
  return tokens.length > 1 && (isFirst || isLast);
}

function isLoneFlag(tokens: readonly Token[], index: number): boolean {
  const folded = tokens[index]?.folded ?? "";
  if (tokens.length < fewestWordsBesideFlag) return false;
  if (index === 0) return loneFlags.first.has(folded);
  if (index < tokens.length - 2 || !loneFlags.last.has(folded)) return false;
  const isJoined = joiningWords.has(tokens[index - 1]?.folded ?? "");
  const isYearBehind = /^20[2-4]\d$/.test(tokens.at(-1)?.text ?? "");
  const last = tokens.length - (isYearBehind ? 2 : 1);
  return index === last && !isJoined;
}

/** In capitals before a name that is not: "NEW Oak table"; "NEW!" needs no more. */
function isShoutedFlag(text: string, tokens: readonly Token[], index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (index !== 0 || !token || !next || !shoutedFlags.has(token.text)) return false;
  if (/^\s*!/u.test(text.slice(token.end, next.start))) return true;
  return next.kind === "word" && next.text !== next.text.toUpperCase() && !namesAfterFlag.has(next.folded);
}
