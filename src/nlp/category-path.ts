/** What separates the steps of a category's path in feeds: `A > B`, `A >> B`, `A | B`, `A / B`, `A :: B`. */
const separators = /\s*(?:>+|[›»→|]|::)\s*|\s+\/\s+/u;

/** The steps of a category's path, root first. `["A >> B"]` of some exports is a path too. */
export function stepsOf(text: string): string[] {
  const bare = text.trim().replace(/^\["?|"?\]$/g, "");
  return bare.split(separators).filter((step) => step.trim() !== "");
}

/**
 * What columns are called that say where a shop has a product, besides the one of its category: they say what it is, and nothing
 * that a shopper reads.
 */
export const placeLabels = { category: "shop category", type: "shop type" } as const;

export function isPlaceLabel(label: string): boolean {
  return label === placeLabels.category || label === placeLabels.type;
}

const between = /\s*(?:[&,;+]|\s[-–]\s|(?<!\p{L})(?:and|und|et|e|ed)(?!\p{L}))\s*/u;

/** What one category holds: "Chocolates & Biscuits" are two things. */
export function partsOf(name: string): readonly string[] {
  return [...new Set(name.split(between).filter((part) => part !== ""))];
}
