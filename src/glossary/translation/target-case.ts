import type { Language } from "../../text/language.ts";
import type { GlossaryRole } from "../glossary-entry.ts";

const smallWords: ReadonlySet<string> = new Set(["for", "with", "without", "and", "of"]);

interface CaseContext {
  readonly role: GlossaryRole;
  /** The words that are replaced, as they were written. */
  readonly found: string;
  readonly isFirst: boolean;
  readonly source: Language;
  readonly target: Language;
}

/** A translation in the case that its place asks for: German as the glossary has it, the rest as the source was. */
export function targetCase(word: string, { role, found, isFirst, source, target }: CaseContext): string {
  if (target === "de" || role === "connective") return isFirst ? capitalizeFirst(word) : word;
  const isTitle =
    source === "de" ? target === "en" : /\s\p{Lu}/u.test(found) || (!isFirst && /^\p{Lu}/u.test(found));
  if (isTitle) return target === "en" ? capitalizeWords(word) : capitalizeFirst(word);
  return isFirst ? capitalizeFirst(word) : word;
}

function capitalizeFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function capitalizeWords(word: string): string {
  return word
    .split(" ")
    .map((part) => (smallWords.has(part) ? part : capitalizeFirst(part)))
    .join(" ");
}
