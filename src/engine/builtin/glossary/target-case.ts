import type { Language } from "../../../text/language.ts";
import type { GlossaryRole } from "./glossary-entry.ts";

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
  if (isFirst) return capitalize(word, target);
  if (target === "de" || role === "connective") return word;
  const wasCapitalized = /^\p{Lu}/u.test(found) && (source !== "de" || target === "en");
  return wasCapitalized ? capitalize(word, target) : word;
}

function capitalize(word: string, target: Language): string {
  if (target !== "en") return word.charAt(0).toUpperCase() + word.slice(1);
  return word
    .split(" ")
    .map((part) => (smallWords.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(" ");
}
