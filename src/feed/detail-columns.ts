import { requestedColumn } from "./column-choice.ts";
import { localisedColumn, normalizeColumn } from "./column-names.ts";
import { type DetailField, detailFields, type FeedDescription } from "./feed.ts";

/** Which columns hold which detail; only bullet points may have several, in order. */
interface DetailColumns {
  readonly columns: Readonly<Partial<Record<DetailField, readonly string[]>>>;
  /** One sentence for each detail that was found. */
  readonly why: readonly string[];
}

export interface DetailRequest {
  /** The user's choice. */
  readonly map?: Readonly<Partial<Record<DetailField, string>>>;
  /** Chooses between localised columns; without one, a column without a language wins. */
  readonly language?: string;
  /** Columns already used for a field. */
  readonly taken: ReadonlySet<string>;
}

interface Candidate {
  readonly column: string;
  readonly rank: number;
  readonly language?: string;
}

/**
 * Finds the columns of the details: as the user asked, else by header words.
 * @throws FeedProblem PDO_FEED_COLUMN_UNKNOWN
 */
export function findDetailColumns(
  { columns: header }: FeedDescription,
  request: DetailRequest,
): DetailColumns {
  const named = header.filter((column) => column.trim() !== "");
  const columns: Partial<Record<DetailField, readonly string[]>> = {};
  const why: string[] = [];
  for (const field of detailFields) {
    const requested = request.map?.[field];
    const found =
      requested === undefined ? columnsOf(field, named, request) : [requestedColumn(field, requested, named)];
    if (found.length === 0) continue;
    columns[field] = found;
    const places = found.map((column) => `"${column}"`).join(", ");
    why.push(`The ${field} is in ${places}, ${requested === undefined ? "by its name" : "as asked"}.`);
  }
  return { columns, why };
}

function columnsOf(
  field: DetailField,
  named: readonly string[],
  { language, taken }: DetailRequest,
): readonly string[] {
  const candidates = named
    .filter((column) => !taken.has(column))
    .map((column) => candidateOf(field, column))
    .filter((candidate) => candidate !== undefined)
    .sort((one, other) => one.rank - other.rank);
  const chosen =
    [language, undefined, candidates[0]?.language]
      .map((wanted) => candidates.filter((candidate) => candidate.language === wanted))
      .find(({ length }) => length > 0) ?? [];
  const [best] = chosen;
  if (best === undefined) return [];
  if (field !== "bullet_points") return [best.column];
  return [...new Set(chosen.filter(({ rank }) => rank === best.rank).map(({ column }) => column))];
}

function candidateOf(field: DetailField, column: string): Candidate | undefined {
  const whole = unnumbered(field, normalizeColumn(column));
  const place = detailWords[field].indexOf(whole);
  if (place !== -1) return { column, rank: place };
  const { base, language } = localisedColumn(whole);
  const rank = detailWords[field].indexOf(unnumbered(field, base));
  return rank === -1 || language === undefined ? undefined : { column, rank, language };
}

/** `bullet_point1` to `bullet_point5` form one list. */
function unnumbered(field: DetailField, normalized: string): string {
  return field === "bullet_points" ? normalized.replace(/ ?\d{1,2}$/, "") : normalized;
}

/**
 * Normalised header words (see `normalizeColumn`) for each detail, best first: those of Google Merchant
 * (https://support.google.com/merchants/answer/7052112), Shopify
 * (https://help.shopify.com/en/manual/products/import-export/using-csv) and Amazon's listing files, then English,
 * German, French and Italian ones.
 */
const detailWords: Readonly<Record<DetailField, readonly string[]>> = {
  mpn: [
    ...["mpn", "google shopping mpn", "manufacturer part number", "part number", "mfr part number"],
    ...["manufacturer number", "manufacturer product number", "manufacturer sku"],
    ...[
      "herstellernummer",
      "herstellerartikelnummer",
      "hersteller artikelnummer",
      "hersteller nr",
      "herstellernr",
    ],
    ...["hersteller teilenummer", "han"],
    ...[
      "référence fabricant",
      "reference fabricant",
      "référence constructeur",
      "reference constructeur",
      "réf fabricant",
    ],
    ...["codice produttore", "codice fabbricante", "codice articolo produttore", "riferimento produttore"],
  ],
  color: [
    ...[
      "color",
      "colour",
      "color name",
      "colour name",
      "color map",
      "base color",
      "product color",
      "item color",
    ],
    ...["farbe", "farbname", "farbbezeichnung", "herstellerfarbe", "grundfarbe", "produktfarbe"],
    ...["couleur", "couleurs", "couleur principale", "coloris", "teinte"],
    ...["colore", "colori", "colore principale", "colore prodotto"],
  ],
  material: [
    ...[
      "material",
      "materials",
      "material type",
      "fabric",
      "fabric type",
      "material composition",
      "composition",
    ],
    ...["materialien", "materialzusammensetzung", "obermaterial", "stoff", "werkstoff"],
    ...["matière", "matières", "matiere", "matériau", "materiau", "matériaux", "materiaux", "tissu"],
    ...["materiale", "materiali", "tessuto", "composizione"],
  ],
  pattern: [
    ...["pattern", "pattern name", "pattern type", "print", "design"],
    ...["muster", "motiv", "motif", "motivo", "fantasia", "imprimé", "stampa"],
  ],
  size: [
    ...["size", "size name", "apparel size", "clothing size", "shoe size", "item size", "size map"],
    ...["größe", "groesse", "grösse", "konfektionsgröße", "schuhgröße", "kleidergröße"],
    ...["taille", "pointure", "taille vêtement", "taglia", "misura", "numero scarpe"],
  ],
  bullet_points: [
    ...[
      "bullet points",
      "bullet point",
      "bullets",
      "bullet",
      "product highlight",
      "product highlights",
      "highlights",
    ],
    ...["key features", "key product features", "feature bullets", "selling points", "selling point"],
    ...["stichpunkte", "aufzählungspunkte", "verkaufsargumente", "produkthighlights", "usps", "usp"],
    ...["points forts", "points clés", "puces", "punti elenco", "elenco puntato", "punti di forza"],
  ],
  short_title: [
    ...["short title", "short name", "title short", "name short"],
    ...[
      "kurztitel",
      "kurzname",
      "kurzbezeichnung",
      "titre court",
      "nom court",
      "libellé court",
      "libelle court",
    ],
    ...["titolo breve", "nome breve"],
  ],
  product_type: [
    ...["product type", "producttype", "item type", "item type name", "article type"],
    ...[
      "produkttyp",
      "produktart",
      "artikelart",
      "artikeltyp",
      "type de produit",
      "type produit",
      "type d article",
    ],
    ...["tipo prodotto", "tipo di prodotto", "tipo articolo", "tipologia prodotto", "tipologia"],
  ],
  image: [
    ...[
      "image link",
      "image src",
      "main image url",
      "image url",
      "image",
      "images",
      "main image",
      "image urls",
    ],
    ...["picture", "picture url", "pictures", "photo", "photo url", "product image", "img", "img url"],
    ...["bild", "bilder", "bild url", "bildlink", "hauptbild", "produktbild", "bildadresse"],
    ...[
      "lien image",
      "url image",
      "image principale",
      "photos",
      "immagine",
      "immagini",
      "url immagine",
      "foto",
    ],
  ],
};
