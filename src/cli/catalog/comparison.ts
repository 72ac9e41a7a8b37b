import type { Change } from "../../catalog/diff/change.ts";
import type { ContentTree } from "../../catalog/diff/content-tree.ts";
import type { Language } from "../../contract/vocabulary.ts";

/** Two catalogs, what differs between them, and the language of the names that a person is shown. */
export interface Comparison {
  readonly old: ContentTree;
  readonly next: ContentTree;
  readonly changes: readonly Change[];
  readonly language: Language;
}
