import { expect, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { feedOf } from "./in-memory-feed.ts";

async function columnsOf(csv: string) {
  const { description, sample } = await feedOf(csv);
  return resolveColumns(description, { sample }).columns;
}

test.each([
  [
    "Item Description",
    "Item No,Item Description,Web Copy\n1,OXFORD SHIRT WHT,A crisp shirt. Easy to iron.\n2,KIDS WELLIES,Rubber boots. Warm.\n3,BRETON TOP,A classic top. Soft cotton.\n",
  ],
  [
    "Descrizione",
    "Codice;Descrizione;Prezzo\n1;TAVOLO ROVERE 180X90;120\n2;SEDIA IMPILABILE NERA;30\n3;LAMPADA TERRA LED;80\n",
  ],
  [
    "Beschreibung",
    "Art.Nr;Beschreibung;Preis\n1;Akkuschrauber 18V;99\n2;Bohrer-Set 10-tlg.;19\n3;Winkelschleifer 125 mm;59\n",
  ],
  [
    "Description",
    "Code;Description;Prix\n1;Perceuse visseuse 18V;99\n2;Coffret 10 forets;19\n3;Meuleuse 125 mm;59\n",
  ],
])("short texts are names where %s is what they are called", async (column, csv) => {
  expect((await columnsOf(csv)).name).toBe(column);
});

test("sentences stay a description", async () => {
  const csv =
    "id,description\n1,A red shirt. It is soft.\n2,A blue shirt. It is warm.\n3,A green shirt. It is long.\n";
  expect(await columnsOf(csv)).toMatchObject({ description: "description" });
  expect((await columnsOf(csv)).name).toBeUndefined();
});
