/** Headings that say only that a description follows, in the four languages. */
const bareHeading =
  /^(?:produktbeschreibung(?:en)?|artikelbeschreibung|beschreibung|produktinformation(?:en)?|produktdetails|produktmerkmale|description(?: du produit| produit| de l['’]article)?|product (?:description|details|information)|caractéristiques(?: techniques| principales)?|fiche technique|descrizione(?: (?:del )?prodotto)?|caratteristiche(?: tecniche| principali)?|scheda tecnica|dettagli(?: del prodotto)?|details?|features|key features|specifications?|technische daten|eigenschaften)\s?:?\.?$/iu;

/** Whether a line says nothing but that a description follows. */
export function isBareHeading(line: string): boolean {
  return bareHeading.test(line.trim());
}
