import { categoryPathText, localizedName } from "../../../catalog/localized-name.ts";
import type { Language } from "../../../contract/vocabulary.ts";
import type { FoundCandidates } from "./find-candidates.ts";

/** Names of categories by their number, under the path that leads to them. */
export type CandidateTree = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The candidates as the model is shown them, counted from 1, the likeliest first. Numbers and paths that are said once take less
 * than half of the tokens that identifiers and whole paths would, and leave the schema alike for all records, so that a
 * provider compiles it once.
 */
export function renderCandidates(
  { catalog, candidates }: Pick<FoundCandidates, "catalog" | "candidates">,
  language: Language,
): CandidateTree {
  const tree = new Map<string, Record<string, string>>();
  for (const [place, { identifier }] of candidates.entries()) {
    const category = catalog.findCategory(identifier);
    const above = categoryPathText(catalog, category?.parentIdentifier ?? "", language);
    const names = tree.get(above) ?? {};
    names[place + 1] = localizedName(category?.names ?? {}, language);
    tree.set(above, names);
  }
  return Object.fromEntries(tree);
}
