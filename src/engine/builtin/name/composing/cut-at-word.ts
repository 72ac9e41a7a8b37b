import { withoutUnfinishedWords } from "../remove-cut-end.ts";

/** Where no piece is left that could go: up to a word's end, joining words at the end left out. */
export function cutAtWord(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name;
  const head = name.slice(0, maxLength + 1);
  const end = head.search(/\s\S*$/u);
  const whole = end <= 0 ? name.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/u, "") : head.slice(0, end);
  return withoutUnfinishedWords(whole.replace(/[\s,;:|/&+([–—-]+$/u, ""));
}
