/** A column's name without what is only its writing: case, `_`, `-`, `.`, `<>`, brackets, `camelCase`, and `g:` in front. */
export function normalizeColumn(column: string): string {
  return column
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/^\s*g:/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
