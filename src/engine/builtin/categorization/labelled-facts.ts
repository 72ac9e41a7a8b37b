import { findLabelledTexts } from "../../../text/labelled-lines.ts";
import { foldText } from "../../../text/normal-form.ts";

/** What a description says of a product's kind and maker in lines with a label. */
export interface LabelledFacts {
  /** The values of lines such as "Kategorie: Kopfhörer", each on a line of its own. */
  readonly types: string;
  /** Who makes it, as in "Brand: Acme"; each on a line of its own. */
  readonly brands: string;
  /** The description with blanks in place of the brands, so that offsets stay. */
  readonly others: string;
}

const typeLabel =
  /^(?:(?:product|item|artikel|produkt|type de|tipo di?)?\s*-?(?:category|categories|type|kategorie|warengruppe|art|typ|categorie|rayon|produit|categoria|tipo|prodotto|tipologia|produktart|produkttyp|artikelart|ideal for|gender|geschlecht|genre|sexe|sesso|genere))$/;
const brandLabel = /^(?:brand|marke|marque|marca|hersteller|fabricant|manufacturer|produttore)$/;
const mayHaveLabels = /[:\t：–—]|=>/;

export function readLabelledFacts(description: string): LabelledFacts {
  if (!mayHaveLabels.test(description)) return { types: "", brands: "", others: description };
  const types: string[] = [];
  const brands: string[] = [];
  let others = description;
  for (const { label, labelStart, value, valueEnd } of findLabelledTexts(description)) {
    const folded = foldText(label.trim());
    if (typeLabel.test(folded)) types.push(value);
    if (!brandLabel.test(folded)) continue;
    brands.push(value);
    others = others.slice(0, labelStart) + " ".repeat(valueEnd - labelStart) + others.slice(valueEnd);
  }
  return { types: types.join("\n"), brands: brands.join("\n"), others };
}
