import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { createFactCheck } from "../../src/facts/verifier.ts";
import { plainText } from "../../src/nlp/html.ts";
import type { Language } from "../../src/nlp/language.ts";
import { createBuiltinEngine } from "../../src/tasks/rules-engine.ts";
import { createSmallStore } from "../translation/small-catalogs.ts";
import { type FaultKind, faultKinds, putFault, seededRandom } from "./put-fault.ts";

const faultsOfAKind = 40;

interface Described {
  readonly language: Language;
  readonly name: string;
  readonly description: string;
}

const madeUp: readonly Described[] = [
  {
    language: "en",
    name: "Garden lantern Solis 40 with 3 candles, grey",
    description:
      "The lantern stands 48 cm high and weighs 2 kg. A pack holds 3 candles that burn for 12 hours each.",
  },
  {
    language: "de",
    name: "Brotkasten Helma 36 cm, weiß",
    description: "Der Brotkasten fasst 2 Brote und misst 36 cm. Er wiegt 900 g. Zum Set gehören 4 Dosen.",
  },
  {
    language: "fr",
    name: "Radio de cuisine Ondine 5 W, blanche",
    description:
      "La radio a une puissance de 5 W et pèse 650 g. Elle garde 20 stations en mémoire, pour 8 heures.",
  },
  {
    language: "it",
    name: "Ventilatore Brezza 45 W, nero",
    description: "Il ventilatore ha 3 velocità e una potenza di 45 W. Pesa 4 kg ed è alto 120 cm.",
  },
];

interface Caught {
  readonly caught: number;
  readonly missed: readonly string[];
}

/** Injects single faults into answers until there are enough, and reports which of them the check finds. */
async function caughtFaults(
  kind: FaultKind,
  products: readonly Described[],
  answerOf: (product: Described, place: number) => Promise<string>,
): Promise<Caught> {
  const random = seededRandom(faultKinds.indexOf(kind) + 1);
  const missed: string[] = [];
  let caught = 0;
  for (let place = 0; caught + missed.length < faultsOfAKind && place < 40 * faultsOfAKind; place += 1) {
    const product = products[place % products.length];
    if (product === undefined) break;
    const { language, name, description } = product;
    const answer = await answerOf(product, place);
    const faulty = putFault(kind, { answer, source: `${name}\n${description}`, language }, random);
    if (faulty === undefined) continue;
    const texts = [name, description].flatMap((text) => [text, plainText(text).text]);
    if (createFactCheck(texts, { language })(faulty).length > 0) caught += 1;
    else missed.push(faulty);
  }
  return { caught, missed };
}

describe("faults injected into answers", () => {
  it.each(faultKinds)(
    "of kind %s are all caught in made-up texts",
    async (kind) => {
      const found = await caughtFaults(kind, madeUp, async ({ name, description }, place) =>
        place % 2 === 0 ? description : `${name}. ${description}`,
      );
      expect(found).toEqual({ caught: faultsOfAKind, missed: [] });
    },
    120_000,
  );
});

const feeds = join(process.env.PDO_SHARED ?? "../shared", "data", "feeds");

/** File, language, and the columns of name and description. */
const files: readonly (readonly [string, Language, string, string])[] = [
  ["flipkart/flipkart_com-ecommerce_sample_1050_dev.csv.gz", "en", "product_name", "description"],
  ["spryker-de-en/product_abstract.csv.gz", "de", "name.de_DE", "description.de_DE"],
  ["cdiscount-fr/cdiscount_dev_sample.csv.gz", "fr", "Libelle", "Description"],
  ["bigbuy-it/products_dev.json.gz", "it", "name", "description"],
];

function readRows([file, language, name, description]: (typeof files)[number]): Described[] {
  const text = gunzipSync(readFileSync(join(feeds, file))).toString("utf8");
  const rows: Record<string, string>[] = file.includes(".json")
    ? JSON.parse(text)
    : Papa.parse<Record<string, string>>(text, { header: true }).data;
  return rows.map((row) => ({ language, name: row[name] ?? "", description: row[description] ?? "" }));
}

describe.skipIf(!existsSync(feeds))("faults put into answers (skipped without the shared feeds)", () => {
  const engine = createBuiltinEngine({ catalogs: createSmallStore() });
  const read = files.map(readRows).map((rows) => rows.filter(({ description }) => description.length > 80));
  const products = Array.from({ length: 800 }, (_, place) => read[place % 4]?.[(place * 7) % 190]).filter(
    (product) => product !== undefined,
  );

  it.each(faultKinds)(
    "of kind %s are all caught in real products",
    async (kind) => {
      const found = await caughtFaults(kind, products, async ({ name, description, language }, place) => {
        if (place % 3 === 0) {
          const query = { task_type: "cleaned", translation_language: language } as const;
          return (await engine.optimizeName({ query, body: { product_name: name } }, {})).best_name;
        }
        const query = { tone: "professional", length: "short", bullet_points: false, seo: false } as const;
        const body = { product_description: description, product_name: name };
        return (await engine.optimizeDescription({ query, body }, {})).best_description;
      });
      expect(found).toEqual({ caught: faultsOfAKind, missed: [] });
    },
    120_000,
  );
});
