import { expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { feedOf } from "./in-memory-feed.ts";

async function idOf(csv: string): Promise<string | undefined> {
  const { description, sample } = await feedOf(csv);
  return resolveColumns(description, { sample }).columns.id;
}

it.each([
  ["Référence SKU vendeur", "Titre,Référence SKU vendeur,Prix\nLampe,LV-0412,19.90\nVase,LV-0455,9.90\n"],
  ["n°", "n°,Titre\n1,Comté 18 mois\n2,Cantal jeune\n"],
  ["Schild Nr", "Schild Nr,Bezeichnung\nR-101,Abschwitzdecke\nR-117,Reithose\n"],
  ["SKU merchant", "Titolo,Marca,SKU merchant\nLavatrice,Candy,LV1\nForno,Smeg,LV2\n"],
  ["tag no", "tag no,title\nA17,Oak chair\nA18,Pine desk\n"],
])("finds %s by cells that are keys, another in each row", async (column, csv) => {
  expect(await idOf(csv)).toBe(column);
});

it.each([
  ["prices", "title,price\nOak chair,120\nPine desk,95\n"],
  ["days", "title,since\nOak chair,2024-01-02\nPine desk,2024-03-04\n"],
  ["what repeats", "shelf,title\nA1,Oak chair\nA1,Pine desk\n"],
  ["counts", "title,cartons\nOak chair,12\nPine desk,15\n"],
  ["stock", "title,Menge\nOak chair,1200\nPine desk,1500\n"],
  ["measures", "Höhe,Bezeichnung\n12,Vase\n14,Krug\n"],
  ["keys of others", "Bezeichnung,Lieferant Nr\nVase,L12\nKrug,L17\n"],
])("takes no %s for identifiers", async (_, csv) => {
  expect(await idOf(csv)).toBeUndefined();
});
