/**
 * What is told of a text, told again from memory: an engine's several answers state the same things in the same sentences.
 * For one check, since nothing is ever forgotten.
 */
export function remembered(find: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined) return held;
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
