import type { Language } from "../../text/language.ts";
import type { FindRole } from "../find-role.ts";

/** Shorter words are sizes and abbreviations more often than not. */
const shortest = 4;

/** Whether a folded word alone names something in the project's words or the channels' catalogs. */
export function isInCatalog(folded: string, language: Language, roleOf: FindRole): boolean {
  const role = folded.length < shortest ? undefined : roleOf(folded, language);
  return role !== undefined && role !== "connective" && role !== "size";
}
