const conjunction = String.raw`\s(?:and|und|et|e|or|oder|ou|o)\s`;
const lists = [String.raw`\s`, String.raw`\s?,\s?`, String.raw`\s?\/\s?`].map(
  (mark) =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,/x×-]|\d\s|[x×]\s)\d{1,4}(?:${mark}\d{1,4})*(?:${mark}|${conjunction})$`,
      "u",
    ),
);
const joined = new RegExp(String.raw`(?:${conjunction}|\/\s?)$`, "u");
const longestList = 48;

/**
 * The numbers before one at `start` with which it makes a list or choice that grows: the 3 and 4 of "3 4 5 years", the 12 of "12/24 pieces".
 * A single one counts only where a slash or conjunction joins it: the "4" of "4, 5 years" may count something else. Empty where there are none.
 */
export function numbersBefore(text: string, start: number, own: number): readonly number[] {
  const before = text.slice(Math.max(0, start - longestList), start);
  const found = lists.map((list) => list.exec(before)?.[0] ?? "");
  const written = found.reduce((longest, one) => (one.length > longest.length ? one : longest), "");
  const numbers = (written.match(/\d+/g) ?? []).map(Number);
  const grows = [...numbers, own].every(
    (number, index, all) => index === 0 || number > (all[index - 1] ?? 0),
  );
  return grows && (numbers.length > 1 || joined.test(written)) ? numbers : [];
}
