import { defineCheck, oneOf, optional } from "../check.ts";
import type { FieldReading } from "../product-reading.ts";
import { type Fault, type Fix, faultAt } from "../violation.ts";

/**
 * Pictographs, stars, check marks, hearts, blocks and pointing hands; not trade marks, keycap digits, or arrows
 * between words.
 */
const pictures =
  /(?:(?![0-9#*©®™‼⁉ℹ↔↕↩↪⌚⌛☎])\p{Extended_Pictographic}|[\u2600-\u26FF\u2701-\u2714\u2717-\u27BF\u25A0-\u25FF\u2B50-\u2B55]|[\u{1F1E6}-\u{1F1FF}])(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*/gu;
const runs = new RegExp(`(?:${pictures.source}\\s*)+`, "gu");
const anyPicture = /[\u203C-\u3299\uD83C-\uD83E]/;
/** Symbols that stand for words: Beethoven in C ♯, ♀ and ♂. */
const readAsWord = /^[♀♂♯♭♮℗⚥]\uFE0F?$/u;
/** A heart after a subject stands for "love": I ♥ NY. */
const heart = /^[♥❤]\uFE0F?$/u;
const lovingSubject = /(?<!\p{L})(?:i|we|you|they|ich|wir|ihr|je|j['’]|nous|on|io|noi)\s?$/iu;

/** Those that are shown in colours. Check marks and dots before the entries of a list are none. */
const inColours = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** Emoji and ornamental characters; in sentences, which may hold lists, only emoji. */
export const emoji = defineCheck({
  kind: "emoji",
  options: { of: optional(oneOf("sentences")) },
  settledBy: "writer",
  find: (reading, { of }) => {
    if (!anyPicture.test(reading.text)) return [];
    return reading.once(of === "sentences" ? faultsInSentences : faultsIn);
  },
});

function faultsInSentences(reading: FieldReading): readonly Fault[] {
  const found = faultsIn(reading).filter(({ start, end }) =>
    inColours.test(reading.source.slice(start, end)),
  );
  return found.every((fault) => isApart(reading.source, fault)) ? found : found.map(withoutFix);
}

/** At an end of a line or beside punctuation. Elsewhere an emoji divides words as a comma would. */
function isApart(source: string, { start, end }: Fault): boolean {
  return (
    /(?:^|\n|[.,;:!?…>)])\s*$/u.test(source.slice(Math.max(0, start - 10), start)) ||
    /^\s*(?:$|\n|[.,;:!?…<])/u.test(source.slice(end))
  );
}

function withoutFix({ start, end, message }: Fault): Fault {
  return { start, end, message };
}

function faultsIn(reading: FieldReading): readonly Fault[] {
  const { text } = reading;
  return [...text.matchAll(runs)].flatMap(({ 0: run, index }): Fault[] => {
    const shown = run.trimEnd();
    if (isReadAsWord(text, shown, index)) return [];
    const place = { start: index, end: index + shown.length };
    return [
      faultAt(
        reading,
        place,
        `It has a picture or an ornament: "${shown}".`,
        without(text, place.start, place.end),
      ),
    ];
  });
}

function isReadAsWord(text: string, symbol: string, index: number): boolean {
  if (/^[✕✖✗×]$/u.test(symbol) && /\d\s?$/.test(text.slice(0, index))) return true;
  if (heart.test(symbol)) return lovingSubject.test(text.slice(Math.max(0, index - 8), index));
  if (!readAsWord.test(symbol)) return false;
  return (
    /[\p{L}\p{N}]\s?$/u.test(text.slice(0, index)) &&
    /^\s?[\p{L}\p{N}]/u.test(text.slice(index + symbol.length))
  );
}

function without(text: string, start: number, end: number): Fix {
  let [from, to] = [start, end];
  while (/[^\S\n]/u.test(text.charAt(from - 1))) from -= 1;
  while (/[^\S\n]/u.test(text.charAt(to))) to += 1;
  const isAtEdge =
    from === 0 || to === text.length || text.charAt(from - 1) === "\n" || text.charAt(to) === "\n";
  return { start: from, end: to, replacement: isAtEdge || /^[,;.:)]/.test(text.slice(to)) ? "" : " " };
}
