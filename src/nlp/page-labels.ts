import { normalizeWhitespace } from "./normalizer.ts";

/**
 * What columns are called that hold what a shop has written for its product's page in search engines, whatever their headers say: no
 * property of the product, and no statement about it.
 */
export const pageLabels = {
  title: "search title",
  description: "search description",
  keywords: "search keywords",
} as const;

export type PagePart = keyof typeof pageLabels;

const known: ReadonlySet<string> = new Set(Object.values(pageLabels));

export function isPageLabel(label: string): boolean {
  return known.has(label);
}

/** The keywords, or tags, that a shop has listed in one text. */
export function listedKeywords(text: string): string[] {
  return text.split(/[,;|\n]/u).map(normalizeWhitespace);
}
