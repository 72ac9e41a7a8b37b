import { describe, expect, it, test } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { fieldText } from "../../src/feed/field-text.ts";
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

test.each([
  [
    "Descrizione articolo",
    "Cod. art.;Descrizione articolo;Prezzo\n1;RUBINETTO A SFERA 1/2 LEVA ROSSA;4,20\n",
  ],
  ["Artikelbeschreibung", "Art.Nr;Artikelbeschreibung;Preis\n1;Kugelhahn 1/2 Zoll Hebel rot;4,20\n"],
  [
    "Description article",
    "Réf;Description article;Prix\n1;Robinet à boisseau 1/2;4,20\n2;Té égal laiton;1,10\n",
  ],
  ["Item description", "Code,Item description,Price\n1,Ball valve red lever,4.20\n"],
])("one or two of them are names too in %s", async (column, csv) => {
  expect((await columnsOf(csv)).name).toBe(column);
});

test("one sentence is no name", async () => {
  expect((await columnsOf("id,description\n1,Soft cotton shirt for men.\n")).name).toBeUndefined();
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

test.each([
  ["DESCR1", "DESCR2"],
  ["DESC_1", "DESC_2"],
  ["Bezeichnung 1", "Bezeichnung 2"],
  ["LIBELLE", "LIBELLE2"],
  ["DESCRIPTION", "DESC2"],
  ["Désignation", "Libellé suite"],
  ["Artikelbezeichnung", "Bez. 2"],
])("the second line of %s goes with the name", async (first, second) => {
  const csv = `sku;${first};${second};Preis\n1;VITE TE INOX M8X40;CONF. 100 PZ;1\n2;CERNIERA A MOLLA;35MM;2\n3;SCALA 5 GRAD.;;3\n`;
  const { description, sample } = await feedOf(csv);
  const mapping = resolveColumns(description, { sample });
  expect(mapping).toMatchObject({ columns: { name: first }, secondLine: second });
  expect(sample.map((record) => fieldText(record, "name", mapping))).toEqual([
    "VITE TE INOX M8X40 CONF. 100 PZ",
    "CERNIERA A MOLLA 35MM",
    "SCALA 5 GRAD.",
  ]);
});

test.each([
  [
    "longer texts",
    "Beschreibung 2",
    "Ein Mischer. Er hat eine keramische Kartusche und zwei Schläuche aus Edelstahl.",
  ],
  ["a category", "Warengruppe 2", "Armaturen"],
])("%s are no second line", async (_what, column, text) => {
  const csv = `sku;Bezeichnung 1;${column}\n1;MISCHER A;${text}\n2;MISCHER B;${text} B\n3;MISCHER C;${text} C\n`;
  const { description, sample } = await feedOf(csv);
  expect(resolveColumns(description, { sample })).not.toHaveProperty("secondLine");
});

test("a model names the product where no column does, with what it is", async () => {
  const csv =
    "sku,brand,model,type,colour\n1,Cube,Touring ONE,Trekking bike,grey\n2,Schwalbe,Marathon Plus,Tyre,black\n3,Abus,Granit,Lock,black\n";
  const { description, sample } = await feedOf(csv);
  const mapping = resolveColumns(description, { sample });
  expect(mapping).toMatchObject({ columns: { name: "model" }, secondLine: "type" });
  expect(sample.map((record) => fieldText(record, "name", mapping))[0]).toBe("Touring ONE Trekking bike");
  expect(mapping.facts?.map(({ column }) => column)).toContain("model");
});

test("a model is no name where a column holds names, nor where it is a number", async () => {
  const named = "sku,title,model\n1,Bike,T1\n2,Tyre,M2\n3,Lock,G3\n";
  expect((await columnsOf(named)).name).toBe("title");
  const numbers =
    "sku,description,model\n1,A red bike. It is new.,100\n2,A blue bike. It is old.,200\n3,A green one. It is big.,300\n";
  expect((await columnsOf(numbers)).name).toBeUndefined();
});

test.each(["Ditta", "MANUF", "Mfr", "MAKE"])("%s is the brand", async (header) => {
  expect((await columnsOf(`sku,title,${header}\n1,Hammer,Stanley\n2,Saw,Bahco\n`)).brand).toBe(header);
});

describe("names by their cells where no header says so", () => {
  const csvOf = (header: string) =>
    `ref,${header},qty\n1,Lavender Hidcote 2 l,4\n2,Acer Bloodgood 5 l,9\n3,Hose reel 20 m,1\n`;

  it.each(["WHAT IT IS", "Was", "Cuvée", "Roba", "Objet"])("%s, with a word of warning", async (header) => {
    const { description, sample } = await feedOf(csvOf(header));
    const { columns, warnings } = resolveColumns(description, { sample });
    expect(columns.name).toBe(header);
    expect(warnings).toContainEqual(expect.stringContaining("is taken for it by its cells"));
  });

  it("are no keys, values, sentences, and not what is alike in many rows", async () => {
    for (const cells of [
      ["internal_memory", "display_size", "body_color"],
      ["red", "blue", "green"],
      ["in the shed", "in the shed", "in the yard"],
    ]) {
      const { description, sample } = await feedOf(
        `ref,x\n${cells.map((cell, at) => `${at},${cell}`).join("\n")}\n`,
      );
      expect(() => resolveColumns(description, { sample })).toThrow(/no column holds/);
    }
  });
});

test("a maker's name is no product's, and a key called a name neither", async () => {
  const makers =
    "ITEM_NO,MFG_NAME,ITEM_DESC\n1,Kelty,Tent for two\n2,Brooks,Running short\n3,Abus,Bicycle lock\n";
  expect((await columnsOf(makers)).name).toBe("ITEM_DESC");
  const keys = "Name,Display Name\nDCD-771,Cordless drill\nMIL-6117,Angle grinder\nKLN-2000,Side cutter\n";
  expect((await columnsOf(keys)).name).toBe("Display Name");
});

test.each([
  ["DESCRIZIONE", "DESCR_AGG"],
  ["Description", "Additional description"],
  ["Désignation", "Désignation complémentaire"],
  ["Bezeichnung", "Zusatzbezeichnung"],
])("%s holds the names, and %s does not", async (first, additional) => {
  const csv = `sku;${first};${additional};x\n1;VALV.SFERA FARF.ROSSA 3/4 PN40 F/F;OTT. NICHEL;1\n2;CERNIERA A MOLLA 35MM PER ANTE;ACCIAIO INOX;2\n3;SCALA ALLUM. 5 GRAD. PIEGHEVOLE;PORT. 150 KG;3\n`;
  const { description, sample } = await feedOf(csv);
  const mapping = resolveColumns(description, { sample });
  expect(mapping.columns).toMatchObject({ name: first });
  expect(mapping).not.toHaveProperty("secondLine");
});

test("a name that is cut within a word goes on in its second line", async () => {
  const csv = `sku;LIB1;LIB2\n1;MITIGEUR LAVABO CHROME AVEC VID;ANGE LAITON\n2;MITIGEUR EVIER BEC HAUT CHROME ;SANS VIDAGE\n3;MITIGEUR DOUCHE;NOIR\n`;
  const { description, sample } = await feedOf(csv);
  const mapping = resolveColumns(description, { sample });
  expect(sample.map((record) => fieldText(record, "name", mapping))).toEqual([
    "MITIGEUR LAVABO CHROME AVEC VIDANGE LAITON",
    "MITIGEUR EVIER BEC HAUT CHROME SANS VIDAGE",
    "MITIGEUR DOUCHE NOIR",
  ]);
});

test.each([
  ["Wein", "so schmeckt er", "Riesling Schiefer trocken", "Pfirsich, ein Hauch Feuerstein, lange am Gaumen"],
  [
    "fromage",
    "en bouche",
    "Tomme de brebis fermière",
    "noisette et foin, pâte fondante, fin de bouche douce",
  ],
  ["what", "tastes like", "House blend espresso beans", "dark chocolate, cherry, a little smoke at the end"],
  [
    "roba",
    "a cosa serve",
    "Cerniera invisibile zincata",
    "porte a filo muro, regge quaranta chili la coppia",
  ],
])("%s has the names and %s what is said of them", async (name, talk, called, said) => {
  const rows = ["A", "B", "C", "D"].map(
    (letter, row) => `${row};${called} ${letter};${row},20;${said} ${letter}`,
  );
  const csv = [`nr;${name};EK;${talk}`, ...rows].join("\n");
  expect(await columnsOf(csv)).toMatchObject({ name, description: talk });
});

test("what is said of a product is no name where nothing else is either", async () => {
  const rows = [1, 2, 3, 4].map((row) => `${row};Kirsche, etwas Rauch, weiche Tannine ${row}`);
  const found = await columnsOf(["nr;so schmeckt er", ...rows].join("\n"));
  expect(found).toMatchObject({ description: "so schmeckt er" });
  expect(found).not.toHaveProperty("name");
});

it.each([
  ["Descrizione", "Desc.estesa"],
  ["Beschreibung", "Beschreibung lang"],
  ["Description", "Long desc"],
])("takes %s for the name where %s is as short", async (name, long) => {
  const rows = [
    ["Codice", name, long],
    ["020114", "RISMA CARTA A4 80GR BIANCA", "CARTA X FOTOC. LASER"],
    ["031876", "RACCOGLITORE REGISTRO DORSO 8 BLU", "F.TO PROTOCOLLO 28X35"],
    ["031877", "PENNA SFERA BLU", "PUNTA 1,0 MM"],
  ];
  const { description, sample } = await feedOf(rows.map((cells) => cells.join(";")).join("\n"));
  expect(resolveColumns(description, { sample, name: "feed.csv" }).columns).toMatchObject({
    name,
    description: long,
  });
});

test.each([
  ["de", "Bez1", "Bez2", "Langtext", "7 BRÄUNUNGSSTUFEN, AUFTAUFUNKTION", "KRÜMELSCHUBLADE"],
  ["fr", "LIBELLE", "LIBELLE2", "Description", "7 NIVEAUX, RAMASSE-MIETTES", "THERMOSTAT"],
  ["it", "DESCR1", "DESCR2", "Descrizione estesa", "7 LIVELLI, RACCOGLIBRICIOLE", "TERMOSTATO"],
  ["en", "Name 1", "Name 2", "Description", "7 SETTINGS, CRUMB TRAY", "THERMOSTAT"],
])(
  "in %s a second line that is a list describes where nothing else does",
  async (_, first, second, text, list, one) => {
    const csv = `sku;${first};${second};${text}\n1;TOASTER ROT;${list};\n2;TOASTER BLAU;${one};\n3;TOASTER GRAU;${list};A toaster. It toasts two slices.\n`;
    const { description, sample } = await feedOf(csv);
    const mapping = resolveColumns(description, { sample });
    expect(mapping).toMatchObject({ columns: { name: first, description: text }, secondLine: second });
    expect(sample.map((record) => fieldText(record, "name", mapping))).toEqual([
      "TOASTER ROT",
      `TOASTER BLAU ${one}`,
      `TOASTER GRAU, ${list}`,
    ]);
    expect(sample.map((record) => fieldText(record, "description", mapping))).toEqual([
      list,
      "",
      "A toaster. It toasts two slices.",
    ]);
  },
);

test.each([
  ["Item", "Description", "BATH TOWEL 70X140,MENS JEANS SLIM,CHOC DIGESTIVES 300G"],
  ["Product", "Description", "BATH TOWEL 70X140,MENS JEANS SLIM,CHOC DIGESTIVES 300G"],
  ["Produkt", "Beschreibung", "BADETUCH 70X140,HERRENJEANS SLIM,ORANGENSAFT 1L"],
  ["Article", "Description", "SERVIETTE BAIN 70X140,JEANS HOMME SLIM,JUS ORANGE 1L"],
  ["Articolo", "Descrizione", "ASCIUGAMANO 70X140,JEANS UOMO SLIM,SUCCO ARANCIA 1L"],
])("numbers under %s are keys, and the names stand under %s", async (key, name, names) => {
  const rows = names.split(",").map((text, at) => `${20000 + at};${text};rot\n`);
  const { columns } = resolveOf(await feedOf(`${key};${name};Colour\n${rows.join("")}`));
  expect(columns).toMatchObject({ name });
});

test("numbers under a name are names where nothing else is", async () => {
  const csv = "Name;Price\n20000;3\n20001;4\n";
  expect((await columnsOf(csv)).name).toBe("Name");
});

function resolveOf({ description, sample }: Awaited<ReturnType<typeof feedOf>>) {
  return resolveColumns(description, { sample });
}
