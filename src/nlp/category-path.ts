/** What separates the steps of a category's path in feeds: `A > B`, `A >> B`, `A | B`, `A / B`, `A :: B`. */
const separators = /\s*(?:>+|[›»→|]|::)\s*|\s+\/\s+/u;

/** The steps of a category's path, root first. `["A >> B"]` of some exports is a path too. */
export function stepsOf(text: string): string[] {
  const bare = text.trim().replace(/^\["?|"?\]$/g, "");
  return bare.split(separators).filter((step) => step.trim() !== "");
}
