import type { DetailField } from "../detail-field.ts";

/**
 * Normalised header words (see `normalizeColumn`) that name a detail, surest first: those of Google Merchant
 * (https://support.google.com/merchants/answer/7052112), Shopify
 * (https://help.shopify.com/en/manual/products/import-export/using-csv) and Amazon's listing files, then English, German,
 * French and Italian ones.
 */
export const detailWords: Readonly<Record<DetailField, readonly string[]>> = {
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
