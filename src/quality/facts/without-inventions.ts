import type { Language } from "../../text/language.ts";
import { splitSentences } from "../../text/sentences.ts";
import type { Fact } from "./fact.ts";

/** A text whose every fact is vouched for, and the facts that went with the sentences that held others. */
export interface VouchedText {
  readonly text: string;
  readonly invented: readonly Fact[];
}

/**
 * The text without the sentences that state what `findInvented` finds in them; the very same string where that is
 * nothing. Lines, and the marks of lists before them, stay as they are; a line that loses all it says goes. What is
 * left states nothing invented: it is checked as a whole again, and where sentences only together state something,
 * nothing of it stays.
 */
export function withoutInventions(
  text: string,
  language: Language,
  findInvented: (text: string) => readonly Fact[],
): VouchedText {
  const invented = findInvented(text);
  if (invented.length === 0) return { text, invented };
  const lines = text.split("\n").flatMap((line) => {
    const left = vouchedLine(line, language, findInvented);
    return left === "" && line.trim() !== "" ? [] : [left];
  });
  const left = lines.join("\n").trim();
  return { text: findInvented(left).length === 0 ? left : "", invented };
}

function vouchedLine(
  line: string,
  language: Language,
  findInvented: (text: string) => readonly Fact[],
): string {
  if (findInvented(line).length === 0) return line;
  const [indent = ""] = /^\s*(?:[-*•–]\s+)?/.exec(line) ?? [];
  const kept = splitSentences(line.slice(indent.length), language)
    .map((sentence) => sentence.text)
    .filter((sentence) => findInvented(sentence).length === 0);
  return kept.length === 0 ? "" : `${indent}${kept.join(" ")}`;
}
