import { describe, expect, it } from "vitest";
import type { Client } from "../../../src/client/client.ts";
import type { Product } from "../../../src/pipeline/product.ts";
import { lookAtCategories } from "../../../src/pipeline/source-categories/first-look.ts";

/** How many texts are asked about for a source category. */
async function asked(
  text: string,
  products: readonly Product[] = [{ name: "Thing", description: "A thing." }],
) {
  const bodies = new Set<string>();
  const client: Pick<Client, "call"> = {
    call: (_, input) => {
      bodies.add(JSON.stringify(input));
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

  it("are all there is where no product is known", async () => {
    expect(await asked("Jardin", [])).toBe(1);
  });
});
