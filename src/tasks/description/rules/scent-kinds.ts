/** "eau de parfum": as everybody who buys one knows it, EDP. */
const concentration = /(?<!\p{L})eau de (parfum|toilette|cologne)(?!\p{L})/giu;

/** A name of a scent with its kind in three letters; any other name as it is. */
export function withShortKind(name: string): string {
  return name.replace(concentration, (_, kind: string) => `ED${kind.charAt(0).toUpperCase()}`);
}
