import { expect, onTestFinished, test } from "vitest";
import type { OperationName } from "../../src/api/operations.ts";
import { dispatch } from "../../src/server/dispatch.ts";
import { startServer } from "../../src/server/http/server.ts";
import { createService } from "../../src/server/service.ts";
import { ask } from "./ask.ts";
import { standInCatalogs, standInEngine } from "./stand-in.ts";

const now = () => 0;
const service = createService({ catalogs: standInCatalogs, engine: standInEngine, now });

async function list<N extends OperationName>(operation: N, query: Readonly<Record<string, string>>) {
  return (await dispatch(service, { operation, query: Object.entries(query) })).body;
}

const channel = { sales_channel: "channel_a" };
const shirt = { category_identifier: "shirt" };
const identifiers = (entries: readonly { readonly identifier: string }[]) =>
  entries.map(({ identifier }) => identifier);

test("a list is whole where no part is asked for", async () => {
  const { category_count, categories } = await list("listCategories", channel);
  expect([category_count, identifiers(categories)]).toEqual([2, ["clothing", "shirt"]]);
});

test.each([
  [{ limit: "1" }, ["clothing"]],
  [{ limit: "1", offset: "1" }, ["shirt"]],
  [{ offset: "1" }, ["shirt"]],
  [{ limit: "10000", offset: "0" }, ["clothing", "shirt"]],
  [{ offset: "1000000" }, []],
])("the part %j of a list has its entries, and the count of all", async (part, expected) => {
  const { category_count, categories } = await list("listCategories", { ...channel, ...part });
  expect([category_count, identifiers(categories)]).toEqual([2, expected]);
});

test("parts one after the other are the whole list", async () => {
  const { values } = await list("listValues", shirt);
  const parts = await Promise.all(
    [0, 2].map((offset) => list("listValues", { ...shirt, limit: "2", offset: `${offset}` })),
  );
  expect(parts.flatMap((part) => part.values)).toEqual(values);
  expect(parts.map(({ total_value_count }) => total_value_count)).toEqual([3, 3]);
});

test("attributes are counted through all three lists, which keep their own counts", async () => {
  const body = await list("listAttributes", { ...shirt, offset: "1" });
  expect(body.total_attribute_count).toBe(2);
  expect(body.required_attributes).toEqual({ attribute_count: 1, attributes: [] });
  expect(identifiers(body.optional_attributes.attributes)).toEqual(["size"]);
  const first = await list("listAttributes", { ...shirt, limit: "1" });
  expect(identifiers(first.required_attributes.attributes)).toEqual(["colour"]);
  expect(first.optional_attributes).toEqual({ attribute_count: 1, attributes: [] });
});

test.each([
  [{ limit: "0" }, "limit", "greater_than_equal"],
  [{ limit: "10001" }, "limit", "less_than_equal"],
  [{ limit: "x" }, "limit", "int_parsing"],
  [{ offset: "-1" }, "offset", "greater_than_equal"],
])("the part %j is refused as FastAPI does", async (part, name, type) => {
  await expect(list("listCategories", { ...channel, ...part })).rejects.toMatchObject({
    status: 422,
    detail: [{ loc: ["query", name], type }],
  });
});

test("a part has a validator of its own, by which it is not sent again", async () => {
  const server = await startServer({ service, host: "127.0.0.1", port: 0, log: () => {}, now });
  onTestFinished(() => server.close());
  const heard = (part: string, headers = {}) =>
    ask(server.url, {
      path: `/api/data/categories?sales_channel=channel_a${part}`,
      headers: { "X-Api-Key": server.temporaryKey, ...headers },
    });
  const [whole, part] = [await heard(""), await heard("&limit=1")];
  expect(part.headers.etag).not.toBe(whole.headers.etag);
  expect((await heard("&limit=1", { "If-None-Match": part.headers.etag })).status).toBe(304);
  expect((await heard("", { "If-None-Match": part.headers.etag })).status).toBe(200);
});
