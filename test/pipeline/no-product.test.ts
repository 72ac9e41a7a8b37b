import { expect, test } from "vitest";
import { readFeed } from "../../src/feed/reader.ts";
import { reasonForNoProduct } from "../../src/pipeline/no-product.ts";

const header = "Artikelnr;Bezeichnung;Beschreibung;Preis";
const mapping = { columns: { name: "Bezeichnung", description: "Beschreibung" }, why: {}, warnings: [] };

async function* bytes(text: string) {
  yield Buffer.from(text);
}

async function codeOf(row: string): Promise<string | undefined> {
  const text = `${header}\n1;Kanne;Aus Glas.;9\n${row}\n`;
  const { sample, description } = await readFeed({ stream: bytes(text) }, { format: "csv" });
  const [, record] = sample;
  return record && reasonForNoProduct(record, { mapping, description })?.code;
}

test.each([
  [";;;", "PDO_ROW_BLANK"],
  [" ; ;;", "PDO_ROW_BLANK"],
  ["-----;-----;-----;-----", "PDO_ROW_SEPARATOR"],
  [";=====;;", "PDO_ROW_SEPARATOR"],
  [header, "PDO_ROW_HEADER"],
  [header.toUpperCase(), "PDO_ROW_HEADER"],
  [";Gesamt;;129,70", "PDO_ROW_TOTAL"],
  [";Gesamt;8 Artikel;129,70 €", "PDO_ROW_TOTAL"],
  ["Total;;;1'299.00", "PDO_ROW_TOTAL"],
  [";Summe:;;EUR 1.299,00", "PDO_ROW_TOTAL"],
  [";Totale (12 articoli);;99", "PDO_ROW_TOTAL"],
  [";Zwischensumme Geschirrspüler;;3.499,00", "PDO_ROW_TOTAL"],
  [";Sous-total;;12", "PDO_ROW_TOTAL"],
  ["Total;Anzahl Produkte: 2;;", "PDO_ROW_TOTAL"],
  [";Gesamtanzahl: 2;;", "PDO_ROW_TOTAL"],
  [";Gesamtsumme inkl. MwSt.;;59,00", "PDO_ROW_TOTAL"],
  [";Endergebnis;;49", "PDO_ROW_TOTAL"],
  [";Anzahl der Artikel;;12", "PDO_ROW_TOTAL"],
  [";Total items: 12;;", "PDO_ROW_TOTAL"],
  [";Net total;;12.50", "PDO_ROW_TOTAL"],
  [";Total excl. VAT;;12.50", "PDO_ROW_TOTAL"],
  [";Overall total;;12.50", "PDO_ROW_TOTAL"],
  [";Number of products;;12", "PDO_ROW_TOTAL"],
  [";Total général HT;;49", "PDO_ROW_TOTAL"],
  [";Nombre total de produits;;2", "PDO_ROW_TOTAL"],
  [";Total articles;;2", "PDO_ROW_TOTAL"],
  [";Montant total TTC;;49", "PDO_ROW_TOTAL"],
  [";Somme : 49,00 €;;", "PDO_ROW_TOTAL"],
  [";Totale prodotti;;49", "PDO_ROW_TOTAL"],
  [";Numero totale di prodotti;;2", "PDO_ROW_TOTAL"],
  [";Importo totale IVA inclusa;;49", "PDO_ROW_TOTAL"],
  [";Totale complessivo;;49", "PDO_ROW_TOTAL"],
  [";Somma: 49;;", "PDO_ROW_TOTAL"],
  [";Seite 1 von 2;;", "PDO_ROW_FOOTER"],
  [";Page 3 of 12;;", "PDO_ROW_FOOTER"],
  [";Ende der Liste;;", "PDO_ROW_FOOTER"],
  [";Fin de la liste;;", "PDO_ROW_FOOTER"],
  [";Fine elenco;;", "PDO_ROW_FOOTER"],
  ["17;#NV;#BEZUG!;0", "PDO_ROW_SPREADSHEET_ERROR"],
  ["17;#DIV/0!;;0", "PDO_ROW_SPREADSHEET_ERROR"],
])("%s is no product: %s", async (row, code) => {
  expect(await codeOf(row)).toBe(code);
});

test.each([
  "2;Total Gym 1400;;299",
  "A-7;Gesamt;;3",
  "2;Total;Zahnpasta mit Minze;3",
  "2;Bezeichnung;Ein Schild.;3",
  "2;#NV;Robuste Pfanne aus Gusseisen.;39",
  "2;Kanne;#NV;9",
  "2;---Sale--- Kanne;;9",
  "2;Seite 1 von 2;Ein Druck auf Leinwand, 30 x 40 cm, ohne Rahmen.;9",
  "X-1;Ergebnis;;3",
  "2;4711;;9",
  "2;;;9",
])("%s may be one", async (row) => {
  expect(await codeOf(row)).toBeUndefined();
});
