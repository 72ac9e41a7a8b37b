import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "..", "..", "..");
const stage = mkdtempSync(join(tmpdir(), "pdo-mcp-"));
const client = new Client({ name: "test", version: "1" });

beforeAll(async () => {
  const feeds = join(stage, "feeds");
  mkdirSync(feeds);
  writeFileSync(join(feeds, "feed.csv"), "sku;Titel\n1;Lampe\n");
  writeFileSync(join(stage, "secret.csv"), "sku;Titel\n1;geheim\n");
  symlinkSync(join(stage, "secret.csv"), join(feeds, "link.csv"));
  const args = [join(root, "bin", "pdo.js"), "mcp", "--folder", feeds, "--quiet"];
  const env = { PATH: process.env.PATH ?? "", HOME: stage };
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
}, 60_000);

afterAll(() => client.close());

const answerSchema = z.object({
  content: z.array(z.object({ text: z.string() })),
  isError: z.boolean().default(false),
});

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError } = answerSchema.parse(await client.callTool({ name, arguments: args }));
  return { text: content.map(({ text }) => text).join(""), isError };
}

/** A refusal may be an answer or an error of the protocol; what may not be is silence. */
async function refusalOf(name: string, args: Record<string, unknown>): Promise<string> {
  try {
    const { text, isError } = await call(name, args);
    return isError ? text : `not refused: ${text.slice(0, 100)}`;
  } catch (error) {
    return String(error);
  }
}

describe("pdo mcp, called by the protocol's own client", () => {
  test("lists its tools, each of which says that it only reads", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "categorize",
      "examine_feed",
      "extract_attributes",
      "find_categories",
      "lint_product",
      "list_attributes",
      "list_values",
      "optimize_description",
      "optimize_name",
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema.type).toBe("object");
    }
  });

  test.each([
    [
      "optimize_name",
      { product_name: "LAMPE *** SALE ***", task_type: "cleaned", translation_language: "de" },
      '"best_name":"Lampe"',
    ],
    [
      "optimize_description",
      {
        product_description: "Lampe aus Holz, 30 cm hoch, mit LED.",
        tone: "professional",
        translation_language: "de",
      },
      '"best_description"',
    ],
    [
      "categorize",
      { product_description: "Damen Winterjacke mit Kapuze", sales_channel: "channel_b" },
      "b-women-jackets",
    ],
    [
      "extract_attributes",
      {
        product_description: "Tisch, Eiche, 75 cm hoch",
        category_identifier: "a-home-furniture-dining-tables-dining",
      },
      '"required_attributes"',
    ],
    ["find_categories", { search: "winterjacke", sales_channel: "channel_b" }, '"listed":[{"identifier":"b-'],
    ["list_attributes", { category: "b-women-jackets-down" }, '"required_attributes"'],
    ["list_values", { category: "a-fashion-women-dresses", attribute: "color", search: "blue" }, '"count":'],
    ["lint_product", { fields: { name: "SALE! Lampe" }, rules: ["google"] }, '"rule":"google.'],
    ["examine_feed", { feed: "feed.csv" }, "semicolon"],
  ])("%s answers", async (name, args, part) => {
    const { text, isError } = await call(name, args);
    expect(text).toContain(part);
    expect(isError).toBe(false);
  });

  test.each([
    ["a name of 1 MB", "optimize_name", { product_name: "x".repeat(1_000_000), task_type: "cleaned" }],
    [
      "a description of 1 MB",
      "categorize",
      { product_description: "x ".repeat(500_000), sales_channel: "channel_a" },
    ],
    ["a text of 1 MB to lint", "lint_product", { fields: { name: "x".repeat(1_000_000) } }],
    ["a search of 1 MB", "find_categories", { search: "x".repeat(1_000_000) }],
    ["a category that is none", "list_attributes", { category: "../../etc/passwd" }],
    ["a channel that is none", "find_categories", { search: "x", sales_channel: "__proto__" }],
    ["a list where a text belongs", "optimize_name", { product_name: ["x"], task_type: "cleaned" }],
    ["nothing", "optimize_name", {}],
    ["a key that is not known", "optimize_name", { product_name: "x", task_type: "cleaned", api_key: "y" }],
    ["a field that is none", "lint_product", { fields: { constructor: "x" } }],
    ["a path out of the folder", "examine_feed", { feed: "../secret.csv" }],
    ["a path from the root", "examine_feed", { feed: join(stage, "secret.csv") }],
    ["a link out of the folder", "examine_feed", { feed: "link.csv" }],
    ["the folder itself", "examine_feed", { feed: "." }],
    ["an address", "examine_feed", { feed: "https://shop.example/feed.csv" }],
    ["a NUL", "examine_feed", { feed: "feed.csv\0" }],
    ["a tool that is none", "delete_everything", {}],
  ])("%s is refused, and the next call answered", async (_, name, args) => {
    const refusal = await refusalOf(name, args);
    expect(refusal).not.toContain("not refused");
    expect(refusal).not.toMatch(/geheim|fault of pdo|at .*\.js:\d/);
    expect(refusal.length).toBeLessThan(5_000);
    expect((await call("list_attributes", { category: "b-women-jackets-down" })).isError).toBe(false);
  });
});
