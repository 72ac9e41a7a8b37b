import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { honestValue } from "../stand-in/answers/honest.ts";
import type { Question } from "../stand-in/question.ts";
import { openCustomer } from "./customer-language-model.ts";

const feed = [
  "sku,Title,Description,image_link",
  "1,Running shoes Torino,Light shoes.,https://shop.example/1.jpg",
  "2,Running shoes Milano,Light shoes.,http://shop.example/2.jpg",
  "3,Running shoes Roma red,Light shoes in red.,https://user:word@shop.example/3.jpg",
].join("\n");

/** Sees black wherever a picture is shown, and says all that it is asked otherwise. */
function answerOf(question: Question): string {
  const value = honestValue(question) as Record<string, unknown>;
  if (!Array.isArray(value.values) || !question.read.includes('"picture"')) return JSON.stringify(value);
  const stated = value.values.map((each: object) => ({ ...each, from: "text" }));
  const seen = { attribute: "Colour", value: "Black", quote: "", from: "picture" };
  return JSON.stringify({ ...value, values: [...stated, seen] });
}

async function openShop() {
  const customer = await openCustomer({ standIn: { answerOf } });
  writeFileSync(customer.at("feed.csv"), feed);
  return customer;
}

const words = ["--tasks", "categorization,attribution", "--min-score", "0"];
const picturesIn = (body: string) => [...body.matchAll(/"image_url":(\{[^}]*\})/g)].map(([, part]) => part);

test("the model sees the first picture by its https address, with little detail, for attributes alone", async () => {
  const { enrich, standIn, read } = await openShop();
  expect(await enrich([...words, "--images"])).toMatchObject({ code: 0, said: "" });
  const shown = standIn.requests.flatMap(({ body }) => picturesIn(body));
  expect(shown).toEqual(['{"url":"https://shop.example/1.jpg","detail":"low"}']);
  const rows = read("feed.enriched.csv")?.split("\n") ?? [];
  expect(rows[1]).toMatch(/attributes=(?:model,)?image stand-in/);
  expect(rows[2]).not.toContain("image stand-in");
});

test("without --images no picture is shown", async () => {
  const { enrich, standIn } = await openShop();
  await enrich(words);
  expect(standIn.requests.flatMap(({ body }) => picturesIn(body))).toEqual([]);
});

test("a plan has the pictures' price in it", async () => {
  const customer = await openShop();
  const plan = async (...more: string[]) => {
    const asked = ["enrich", customer.at("feed.csv"), "--dry-run", "--json", ...words, ...more];
    return JSON.parse((await customer.run(asked)).printed).model;
  };
  const [without, seeing] = [await plan(), await plan("--images")];
  expect(seeing.to_ask).toBe(without.to_ask);
  expect(seeing.input_tokens - without.input_tokens).toBeGreaterThanOrEqual(1_600);
  expect(seeing.most_cost).toBeGreaterThan(without.most_cost);
});

test("a provider that fetches nothing, and a feed without pictures, are refused before anything is asked", async () => {
  const { enrich, standIn, at } = await openShop();
  const local = await enrich([...words, "--images", "--provider", "ollama"]);
  expect(local).toMatchObject({ code: 2, said: expect.stringContaining("PDO_IMAGES_NOT_OFFERED") });
  writeFileSync(at("feed.csv"), "sku,Title\n1,Running shoes\n");
  const bare = await enrich([...words, "--images", "--overwrite"]);
  expect(bare).toMatchObject({ code: 2, said: expect.stringContaining("PDO_PICTURES_MISSING") });
  expect(standIn.requests).toHaveLength(0);
});
