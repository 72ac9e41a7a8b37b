const mostNamed = 20;

/** `a, b, c and 312 more`: a source may have thousands of columns, and a sentence may not. */
export function nameSome(names: readonly string[]): string {
  const hidden = names.length - mostNamed;
  const shown = names.slice(0, mostNamed).join(", ");
  return hidden > 0 ? `${shown} and ${hidden} more` : shown;
}
