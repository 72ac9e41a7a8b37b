import type { Language } from "../../../../text/language.ts";
import { foldText } from "../../../../text/normal-form.ts";
import { isStopWord } from "../../../../text/stop-words.ts";
import type { NamePiece, Span } from "./name-piece.ts";

interface Surroundings {
  readonly pieces: readonly NamePiece[];
  readonly language: Language;
}

/**
 * What may go before the product type or the device is cut. Where there is no device, ever more words at the end, then of
 * those that the name begins with; else first ever more of those right before the device (in English and German, whose
 * nouns stand last, whole parts between separators).
 */
export function wordsAround(
  name: string,
  device: NamePiece | undefined,
  { pieces, language }: Surroundings,
): NamePiece[] {
  const type = pieces.find(({ part }) => part === "type");
  if (type === undefined || (device !== undefined && device.start < type.end)) return [];
  const words = wordsOf(name);
  const isAfterWhole = ({ start }: Span) => {
    const before = words.findLast((word) => word.end <= start)?.text ?? "";
    const isJoining = /^\p{Ll}/u.test(before) && isStopWord(foldText(before), language);
    return !isJoining && !/^(?:[\d.,]+|[&+x×*/:])$/u.test(before);
  };
  const brand = pieces.find((piece) => piece.part === "brand" && piece.start < (device ?? type).start);
  const lastEnd = words.at(-1)?.end ?? name.length;
  const trailing = words
    .filter(({ start }) => start > Math.max(type.end, device?.end ?? 0, brand?.end ?? 0))
    .filter(isAfterWhole)
    .map(({ start }) => ({ start, end: lastEnd }));
  const gap = words.filter(
    ({ start }) => start > Math.max(type.end, brand?.end ?? 0) && start < (device?.start ?? 0),
  );
  const isHeadLast = language === "en" || language === "de";
  const between = gap
    .filter(isAfterWhole)
    .filter(({ start }) => !isHeadLast || /(?:[,;]|\s[-–—|])\s$/u.test(name.slice(0, start)))
    .map(({ start }) => ({ start, end: gap.at(-1)?.end ?? start }));
  const isStop = (text: string) => isStopWord(foldText(text), language);
  const thing = brand === undefined ? type.start : Math.min(type.start, brand.start);
  const leading = isStop(words[0]?.text ?? "")
    ? []
    : words
        .filter(({ end }) => {
          const next = words.find(({ start }) => start >= end)?.text ?? "";
          return end <= thing && /^[\p{L}\p{N}]/u.test(next) && !isStop(next);
        })
        .map(({ end }) => ({ start: 0, end }));
  const end = trailing.toReversed();
  const order = device === undefined ? [...end, ...leading] : [...between.toReversed(), ...leading, ...end];
  return order.map(({ start, end }) => ({
    part: "rest",
    text: name.slice(start, end),
    start,
    end,
    isFree: false,
  }));
}

function wordsOf(name: string) {
  return [...name.matchAll(/[^\s,;]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}
