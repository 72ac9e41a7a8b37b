/** "eau de parfum": as everybody who buys one knows it, EDP. */
const concentration = /(?<!\p{L})eau de (parfum|toilette|cologne)(?!\p{L})/giu;

/** What any scent comes with: "50 ml vaporisateur". */
const sprayer =
  /\s(?:en\s)?(?:vapo(?:risateur)?|natural spray|spray|vaporisateur|zerstäuber|vaporizzatore)(?=$|[\s,])/iu;

/** A name of a scent without its sprayer; any other name as it is. */
export function withoutSprayer(name: string): string {
  return name.search(concentration) < 0 ? name : name.replace(sprayer, "");
}

/** A name of a scent with its kind in three letters; any other name as it is. */
export function withShortKind(name: string): string {
  return name.replace(concentration, (_, kind: string) => `ED${kind.charAt(0).toUpperCase()}`);
}
