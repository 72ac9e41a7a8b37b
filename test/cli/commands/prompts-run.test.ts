import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, run } from "../folder.ts";

interface Shown {
  readonly task: string;
  readonly system: string;
  readonly reference: string | null;
  readonly message: { readonly record: object; readonly attributes?: object };
  readonly schema: { readonly required: readonly string[] };
  readonly tokens: { readonly instructions: number; readonly reference: number };
}

async function show(...words: readonly string[]) {
  const { code, printed, said } = await run(["prompts", "show", ...words, "--output", "json"]);
  expect({ code, said }).toEqual({ code: 0, said: "" });
  return JSON.parse(printed) as {
    model: string;
    cached_from_tokens: number | null;
    requests: readonly Shown[];
  };
}

describe("pdo prompts show", () => {
  it("has the questions of a run as they would be sent, and asks nobody", async () => {
    const { model, cached_from_tokens, requests } = await show();
    expect(model).toBe("openai https://api.openai.com/v1 gpt-6-luna");
    expect(cached_from_tokens).toBe(1_024);
    expect(requests.map(({ task }) => task)).toEqual(["enrichRecord", "extractAttributes"]);
    const [row, attributes] = requests;
    expect(row?.schema.required).toEqual([
      "best_name",
      "best_description",
      "category",
      "branches",
      "confidence",
    ]);
    expect(row?.reference).toContain("The channel's branches:");
    expect(row?.message.record).toMatchObject({ brand: "Norda" });
    expect(attributes?.message.attributes).toBeDefined();
    for (const { tokens } of requests) expect(tokens.instructions + tokens.reference).toBeGreaterThan(1_024);
  });

  it("has the shop's voice and the product that is named, for the tasks that are asked for", async () => {
    const folder = folderOf({ "voice.json": JSON.stringify({ version: 1, do: ["Say du to everybody."] }) });
    const voice = join(folder, "voice.json");
    const { requests } = await show(
      "SONY wh-1000XM4",
      "--tasks",
      "name",
      "--voice",
      voice,
      "--language",
      "de",
    );
    expect(requests).toHaveLength(1);
    expect(requests[0]?.system).toContain("Say du to everybody.");
    expect(requests[0]?.system).toContain("Write in German");
    expect(requests[0]?.message.record).toEqual({ product_name: "SONY wh-1000XM4" });
  });

  it("is text for people", async () => {
    const { printed } = await run(["prompts", "show", "--output", "table", "--provider", "anthropic"]);
    expect(printed).toMatch(/^enrichRecord: instructions, about [\d,]+ tokens\nYou edit product data/);
    expect(printed).toMatch(/… \d+ lines more/);
    expect(printed).toContain("the answer's form");
  });
});
