import type { Fix } from "../finding.ts";

/** The text with the fix in the place of its span. */
export function applyFix(text: string, { start, end, replacement }: Fix): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
