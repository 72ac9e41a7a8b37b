import { describe, expect, it } from "vitest";
import { resolveColumns } from "../../src/feed/columns.ts";
import { feedOf } from "./in-memory-feed.ts";

async function columnsOf(csv: string) {
  const { description, sample } = await feedOf(csv);
  return resolveColumns(description, { sample });
}

const rows = (texts: readonly string[], header: string) =>
  `sku;nome;${header}\n${texts.map((text, at) => `${at};Bollitore ${at};${text}`).join("\n")}\n`;

const sentences = [
  "Bollitore elettrico vintage da 1,7 litri. Spegnimento automatico e base girevole.",
  "Bollitore da viaggio con due tazze. Si ripiega e pesa soltanto 700 grammi, cavo compreso.",
  "Bollitore con temperatura regolabile. Mantiene calda l'acqua per mezz'ora dopo lo spegnimento.",
];

describe("the longest sentences are the description where no header says so", () => {
  it.each(["scheda", "Info", "Notizen", "Corps (HTML)", "Supplier Text", "ANGABEN"])("%s", async (header) => {
    expect((await columnsOf(rows(sentences, header))).columns.description).toBe(header);
  });

  it("says why", async () => {
    expect((await columnsOf(rows(sentences, "scheda"))).why.description).toMatch(
      /longest texts of sentences/,
    );
  });
});

describe("a few words in small letters describe where the header says no property", () => {
  const words = [
    "noisette, fruité, quelques cristaux croquants",
    "cave, champignon, très souple en bouche",
    "lait cru et longue finale de foin",
  ];

  it.each(["dégustation", "wie es schmeckt", "a cosa serve", "tastes like"])("%s", async (header) => {
    expect((await columnsOf(rows(words, header))).columns.description).toBe(header);
  });

  it.each(["Allergènes", "Materiale", "Lieferumfang", "Compatibility", "Suchname", "Titre court"])(
    "and not: %s",
    async (header) => {
      expect((await columnsOf(rows(words, header))).columns.description).toBeUndefined();
    },
  );
});

describe("a column of remarks", () => {
  const tasting: Readonly<Record<string, readonly string[]>> = {
    Remarques: [
      "Fruits noirs, violette, poivre. Garde 5-7 ans.",
      "Miel de fleurs 12 %. Après ouverture à conserver au frais.",
      "Vieilli 10 mois en foudre. Avec filets de perche ou fondue.",
    ],
    Bemerkungen: [
      "Reift acht Monate im Holzfass. Passt zu Wild und Käse.",
      "Ohne Zuckerzusatz, kräftig im Aroma. Kühl servieren.",
      "Mild geräuchert über Buchenholz. Nach dem Öffnen kühl lagern.",
    ],
    Remarks: [
      "Hand-thrown stoneware with a matt glaze. Each piece differs a little.",
      "Beech handle, brass ferrule. Oil twice a year.",
      "Pure wool, woven in Wales. Dry clean only.",
    ],
    Comments: [
      "Serrated edge for slippery fabric. Right-handed use.",
      "Closed end, for skirts of thin cloth. Sewn by hand or machine.",
      "Long shaft with a ball at its end. Cap for the blade included.",
    ],
    Note: [
      "Lavorato a mano in Toscana. Ogni pezzo è un po' diverso.",
      "Manico in faggio, ghiera in ottone. Oliare due volte l'anno.",
      "Pura lana tessuta in Abruzzo. Solo lavaggio a secco.",
    ],
  };

  it.each(Object.entries(tasting))("describes where it speaks of the products: %s", async (header, texts) => {
    expect((await columnsOf(rows(texts, header))).columns.description).toBe(header);
  });

  it.each([
    ["Remarques", "Boîte en hêtre, livré sans ouvre-bouteille."],
    ["Bemerkungen", "Dose aus Blech, Lieferung ohne Löffel."],
    ["Remarks", "Delivered with two spare wicks."],
    ["Note", "Consegnato con due ricambi in lana."],
  ])("and where one says what the product comes with: %s", async (header, own) => {
    const texts = [...(tasting[header] ?? []), own];
    expect((await columnsOf(rows(texts, header))).columns.description).toBe(header);
  });

  it.each([
    ["Remarques", "Stock faible, à recommander au printemps."],
    ["Bemerkungen", "Lieferant fragen, ob der alte Preis noch gilt."],
    ["Comments", "Two left on the shelf, reorder in May."],
    ["Remarks", "Ask the supplier before you reorder this one."],
    ["Note", "Chiedere lo sconto al fornitore per il prossimo ordine."],
  ])("and not where one speaks of stock and prices: %s", async (header, talk) => {
    const texts = [...(tasting[header] ?? []), talk];
    expect((await columnsOf(rows(texts, header))).columns.description).toBeUndefined();
  });
});

describe("no description is", () => {
  it.each(["Meta keywords", "Versandhinweis", "Image alt", "Garanzia", "Shipping note", "Politique de prix"])(
    "a column about something else: %s",
    async (header) => {
      expect((await columnsOf(rows(sentences, header))).columns.description).toBeUndefined();
    },
  );

  it.each(["bullet_point2", "Bullet Point 3", "Stichpunkt 2"])(
    "one of the seller's points: %s",
    async (header) => {
      expect((await columnsOf(rows(sentences, header))).columns.description).toBeUndefined();
    },
  );

  it("what stands alike in all rows", async () => {
    const [first = ""] = sentences;
    expect((await columnsOf(rows([first, first, first], "scheda"))).columns.description).toBeUndefined();
  });

  it("a list without sentences, and short values", async () => {
    const links = sentences.map(
      (_, at) => `https://shop.example/img/${at}.jpg?size=large&format=webp&v=20240101000000`,
    );
    expect((await columnsOf(rows(links, "scheda"))).columns.description).toBeUndefined();
    expect((await columnsOf(rows(["rosso", "blu", "verde"], "scheda"))).columns.description).toBeUndefined();
  });
});

describe("an additional line in capitals describes, and other columns in capitals do not", () => {
  const capitals = [
    "ASPIRATEUR TRAINEAU SANS SAC 750W FILTRE HEPA ROUGE",
    "ESCABEAU ALUMINIUM MARCHES LARGES CHARGE MAX 150KG",
    "CLASSEUR A LEVIER DOS 80MM POLYPRO VERT",
  ];

  it.each(["LIBELLE COMPL", "Bezeichnungszusatz", "DESCR. AGG.", "Additional text"])("%s", async (header) => {
    expect((await columnsOf(rows(capitals, header))).columns.description).toBe(header);
  });

  it.each(["FAMILLE", "Hinweise Lager"])("not %s", async (header) => {
    expect((await columnsOf(rows(capitals, header))).columns.description).toBeUndefined();
  });
});
