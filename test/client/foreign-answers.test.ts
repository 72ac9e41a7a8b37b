import { expect, onTestFinished, test } from "vitest";
import { createTestClient, goodName, sendJson, startStandIn } from "./stand-in-server.ts";

async function start(...[answer]: Parameters<typeof startStandIn>) {
  const server = await startStandIn(answer);
  onTestFinished(() => server.close());
  return server;
}

test("an answer to another product is refused, asked for again, and counts as a fault of the service", async () => {
  const server = await start((_request, response, count) =>
    sendJson(response, 200, count === 1 ? { ...goodName, old_name: "Another TV" } : goodName),
  );
  const { client, name } = createTestClient(`${server.origin}/api`, { retries: 1 });
  expect(await name()).toEqual(goodName);
  expect(client.figures()).toMatchObject({ requests: 2, retries: 1 });
  const always = await start((_request, response) =>
    sendJson(response, 200, { ...goodName, old_name: "Another TV" }),
  );
  await expect(createTestClient(`${always.origin}/api`).name()).rejects.toMatchObject({
    code: "PDO_CLIENT_ANSWER_INVALID",
    seen: "It belongs to another product than was sent.",
  });
});

test("so is a description's", async () => {
  const server = await start((_request, response) =>
    sendJson(response, 200, {
      message: "Done.",
      old_description: "Another lamp.",
      best_description: "A lamp.",
      other_descriptions: [],
      bullet_points: [],
      seo: null,
      language: "en",
    }),
  );
  const { client } = createTestClient(`${server.origin}/api`);
  const body = { product_description: "A lamp" };
  await expect(client.call("optimizeDescription", { query: {}, body })).rejects.toMatchObject({
    code: "PDO_CLIENT_ANSWER_INVALID",
  });
});

test("a name of 20 MB is not read beyond 1 MiB, and its connection is closed", async () => {
  let written = 0;
  let hungUp = false;
  const piece = "x".repeat(64 * 1024);
  const server = await start((_request, response) => {
    response.on("close", () => {
      hungUp = !response.writableFinished;
    });
    response.writeHead(200, { "Content-Type": "application/json" });
    const more = (): void => {
      if (response.destroyed || written > 20 * 2 ** 20) return void response.end();
      written += piece.length;
      if (response.write(piece)) setImmediate(more);
      else response.once("drain", more);
    };
    more();
  });
  const { name } = createTestClient(`${server.origin}/api`);
  await expect(name()).rejects.toMatchObject({
    code: "PDO_CLIENT_ANSWER_TOO_LARGE",
    seen: "It is over 1048576 bytes; the rest was not read.",
  });
  await expect.poll(() => hungUp).toBe(true);
  expect(written).toBeLessThan(20 * 2 ** 20);
});

test("a list may be larger", async () => {
  const categories = [{ identifier: "a", name: "x".repeat(2 * 2 ** 20), full_path: "x" }];
  const server = await start((_request, response) => sendJson(response, 200, { categories }));
  const { client } = createTestClient(`${server.origin}/api`);
  const refusal = await client
    .call("listCategories", { query: { sales_channel: "channel_a" } })
    .catch(String);
  expect(JSON.stringify(refusal)).not.toContain("too large");
});

test("control characters of a service reach nobody", async () => {
  const server = await start((_request, response) =>
    sendJson(response, 200, {
      ...goodName,
      message: "Done.\u0007",
      best_name: "\u001b[31mTV\u001b[0m\u0000",
      other_names: ["\u202eVT", "T\rV"],
    }),
  );
  expect(await createTestClient(`${server.origin}/api`).name()).toEqual({
    ...goodName,
    best_name: "TV",
    other_names: ["VT", "T\nV"],
  });
  const refusing = await start((_request, response) => sendJson(response, 422, { detail: "No\u001b[2J." }));
  await expect(createTestClient(`${refusing.origin}/api`).name()).rejects.toMatchObject({ detail: "No." });
});
