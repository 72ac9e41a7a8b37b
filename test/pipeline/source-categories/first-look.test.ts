import { describe, expect, it } from "vitest";
import type { Client } from "../../../src/client/client.ts";
import type { Product } from "../../../src/pipeline/product.ts";
import { lookAtCategories } from "../../../src/pipeline/source-categories/first-look.ts";

/** How many texts are asked about for a source category. */
async function asked(
  text: string,
  products: readonly Product[] = [{ name: "Thing", description: "A thing." }],
  onAsked?: (input: string) => void,
) {
  const bodies = new Set<string>();
  const client: Pick<Client, "call"> = {
    call: (...input) => {
      bodies.add(JSON.stringify(input));
      onAsked?.(JSON.stringify(input));
      return Promise.reject(new Error("no answer"));
    },
  };
  const options = { tasks: ["categorization"], salesChannel: "channel_a" };
  const look = { client, options, shareOfRows: 1 } as unknown as Parameters<typeof lookAtCategories>[1];
  await lookAtCategories(new Map([["key", { text, rows: 1, products }]]), look);
  return bodies.size;
}

describe("the words of a source category", () => {
  it.each([
    "Grocery",
    "Home & Garden",
    "Lebensmittel",
    "Haus und Garten",
    "Épicerie",
    "Mobilité",
    "Casa e Giardino",
  ])("say no leaf in %j", async (text) => {
    expect(await asked(text)).toBe(1);
  });

  it.each(["Wheelchairs", "Rasenmäher", "Poussettes", "Tosaerba", "Bagues"])(
    "say a leaf in %j",
    async (text) => {
      expect(await asked(text)).toBe(2);
    },
  );

  it.each([
    "Indoor",
    "Sale > New arrivals",
    "Clothing > Accessories",
    "Küche > Zubehör",
    "Pièces détachées",
    "Casa > Ricambi",
  ])("say no leaf where they name a section or what goes with another thing: %j", async (text) => {
    expect(await asked(text)).toBe(1);
  });

  it.each([
    "Gifts > Gift sets",
    "Geschenke > Geschenksets",
    "Cadeaux > Coffrets cadeaux",
    "Regali > Confezioni regalo",
  ])("say no leaf where they name sets of any products: %j", async (text) => {
    expect(await asked(text)).toBe(1);
  });

  it.each([
    ["Window cleaning > Poles", "Window cleaning"],
    ["Reinigung > Stangen", "Reinigung"],
    ["Nettoyage > Perches", "Nettoyage"],
    ["Pulizia > Aste", "Pulizia"],
  ])("are never read without the steps above them: %j", async (text, above) => {
    const inputs: string[] = [];
    await asked(text, [], (input) => inputs.push(input));
    expect(inputs).toHaveLength(2);
    expect(inputs.every((input) => input.includes(above))).toBe(true);
  });

  it("of a section give way to those of the step above it", async () => {
    expect(await asked("Wheelchairs > Sale")).toBe(2);
  });

  it("are all there is where no product is known", async () => {
    expect(await asked("Jardin", [])).toBe(1);
  });
});

describe("a source category whose words and rows are about different things", () => {
  /** What a category "Analog" points to, where its words and so many rows are answered with these leaves. */
  async function pointed(rows: number) {
    const answer = (department: string) => ({
      message: "",
      best_category: {
        category: { identifier: `${department}-leaf` },
        path: [{ identifier: department }, { identifier: `${department}-leaf` }],
        score: 0.9,
      },
      other_categories: [],
    });
    const client = {
      call: (_: unknown, { body }: { body: { product_name?: string } }) =>
        Promise.resolve(answer(body.product_name === "Analog" ? "instruments" : "watches")),
    } as unknown as Client;
    const products = Array.from({ length: rows }, (_, place) => ({ name: `Watch ${place}` }));
    const options = { tasks: ["categorization"], salesChannel: "channel_a" };
    const look = { client, options, shareOfRows: 1 } as unknown as Parameters<typeof lookAtCategories>[1];
    const found = await lookAtCategories(new Map([["key", { text: "Analog", rows, products }]]), look);
    return (found.get("key")?.leaves ?? []).map(({ place }) => place.category.identifier);
  }

  it("points to what its rows are, from some rows on", async () => {
    expect(await pointed(8)).toEqual(["watches-leaf", "instruments-leaf"]);
  });

  it("points to what its words say where one row alone speaks against them", async () => {
    expect(await pointed(1)).toEqual(["instruments-leaf", "watches-leaf"]);
  });
});

describe("a series of models", () => {
  const suggestion = (identifier: string, score: number) => {
    const languages = {
      en: { name: identifier },
      de: { name: identifier },
      fr: { name: identifier },
      it: { name: identifier },
    };
    return { category: { identifier, languages }, path: [{ identifier, languages }], score };
  };
  const lookAt = async (rows: number, scores: readonly number[]) => {
    let call = 0;
    const client: Pick<Client, "call"> = {
      call: (() => {
        const score = scores[call++] ?? 0;
        return Promise.resolve({
          message: "",
          best_category: suggestion("receivers", score),
          other_categories: [suggestion("ducts", 0.2)],
        });
      }) as never,
    };
    const options = { tasks: ["categorization"], salesChannel: "channel_a" };
    const look = { client, options, shareOfRows: 0.2 } as unknown as Parameters<typeof lookAtCategories>[1];
    const products = scores.map((_, at) => ({ name: `TX-NR ${at}09` }));
    const gathered = { text: "TX-NR", isSeries: true as const, rows, products };
    const found = await lookAtCategories(new Map([["key", gathered]]), look);
    return { call, found: found.get("key") };
  };

  it("is asked about by all of its rows that were gathered, and not by its letters", async () => {
    expect((await lookAt(4, [0.8, 0.6, 0, 0.4])).call).toBe(4);
  });

  it("of less than three rows is not asked about", async () => {
    expect((await lookAt(2, [0.8, 0.8])).call).toBe(0);
  });
});
