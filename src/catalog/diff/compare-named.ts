import { type Language, languages } from "../../contract/vocabulary.ts";
import type { NamedRecord } from "../named-columns.ts";
import type { Change, Edit } from "./change.ts";

type LanguageEdits = Partial<Record<Language, Edit>>;

/** How two records of the same identifier differ in names and terms; the order of terms counts for nothing. */
export function compareNamed(old: NamedRecord, next: NamedRecord): Pick<Change, "change" | "languages">[] {
  if (old === next) return [];
  const renamed = editsOf((language) => [old.names[language], next.names[language]]);
  const reworded = editsOf((language) => [joinTerms(old, language), joinTerms(next, language)]);
  return [
    ...(renamed === undefined ? [] : [{ change: "renamed" as const, languages: renamed }]),
    ...(reworded === undefined ? [] : [{ change: "terms" as const, languages: reworded }]),
  ];
}

/** @returns undefined where nothing differs */
export function createEdit(old: string | undefined, next: string | undefined): Edit | undefined {
  if (old === next) return undefined;
  return { ...(old !== undefined && { old }), ...(next !== undefined && { new: next }) };
}

function editsOf(
  read: (language: Language) => readonly [old: string | undefined, next: string | undefined],
): LanguageEdits | undefined {
  let edits: LanguageEdits | undefined;
  for (const language of languages) {
    const edit = createEdit(...read(language));
    if (edit !== undefined) edits = { ...edits, [language]: edit };
  }
  return edits;
}

function joinTerms({ terms }: NamedRecord, language: Language): string | undefined {
  const words = terms[language];
  return words === undefined || words.length === 0 ? undefined : [...words].sort().join("|");
}
