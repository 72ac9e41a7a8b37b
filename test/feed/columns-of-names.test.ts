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

const stock = [
  [
    "AVVITATORE A BATT. 18V 2X4,0AH",
    "Avvitatore a batteria con due velocità. Mandrino da 13 mm e luce a LED.",
  ],
  [
    "MISC. LAVABO C/SCARICO CROMO",
    "Miscelatore monocomando per lavabo. Cartuccia ceramica, finitura cromo lucido.",
  ],
  ["PAST. FRENO ANT. 03>12", "Serie di pastiglie freno anteriori, complete di molle e sensore di usura."],
  ["VITE TE 8.8 ZN M8X40 CF.100PZ", ""],
];

function stockList(names: string, descriptions: string): string {
  const rows = stock.map(([name, text], place) => `${place};${name};${text};${20 + place},90`);
  return [`Code;${names};${descriptions};Preis`, ...rows].join("\n");
}

test.each([
  ["Descrizione articolo", "Descrizione estesa"],
  ["Descr. art.", "Descrizione estesa"],
  ["Des. articolo", "Descrizione web"],
  ["Descrizione", "Descrizione lunga"],
  ["Descrizione 1", "Descrizione 2"],
  ["Artikelbezeichnung", "Artikeltext"],
  ["Art.-Bez.", "Text"],
  ["Kurztext", "Langtext"],
  ["Artikelbeschreibung", "Langbeschreibung"],
  ["Kurzbeschreibung", "Beschreibung"],
  ["Désignation", "Description"],
  ["Désignation article", "Texte web"],
  ["Descriptif court", "Descriptif long"],
  ["Description article", "Description longue"],
  ["Libellé", "Descriptif"],
  ["Item description", "Long description"],
  ["Item Desc", "Web copy"],
  ["Description", "Extended description"],
  ["Desc", "Long desc"],
  ["Product description", "Marketing description"],
])("of two descriptions, %s has the names beside %s", async (names, descriptions) => {
  expect(await columnsOf(stockList(names, descriptions))).toMatchObject({
    name: names,
    description: descriptions,
  });
});

test("a state or a group beside a description is no name", async () => {
  const rows = stock.map(([, text], place) => `${place};${place % 2 ? "usato" : "nuovo"};${text}`);
  const csv = ["Cod.;Desc. stato;Descrizione estesa", ...rows].join("\n");
  expect((await columnsOf(csv)).name).toBeUndefined();
});

test("a filled text that nothing reads is said", async () => {
  const header = "name,description,description of the label,colour\n";
  const { description, sample } = await feedOf(`${header}A,A text,Printed on both sides,red\n`);
  const ignore = ["description of the label"];
  const unread = (warnings: readonly string[]) => warnings.filter((each) => each.includes("not read"));
  expect(
    unread(resolveColumns(description, { sample, map: { description: "description" } }).warnings),
  ).toEqual([
    'The column "description of the label" is filled and not read (the shop\'s own business, by its name); ' +
      "--map name= or --map description= reads it.",
  ]);
  const quiet = resolveColumns(description, { sample, map: { description: "description" }, ignore });
  expect(unread(quiet.warnings)).toEqual([]);
});
