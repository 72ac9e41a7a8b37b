import { afterEach, expect, test } from "vitest";
import type { OperationInput } from "../../src/api/operations.ts";
import { startCountedService } from "../cli/counted-service.ts";
import { createTestClient, goodName, sendJson, startStandIn } from "./stand-in-server.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const input: OperationInput<"enrichRecord"> = {
  query: {},
  body: { record: { name: "TV", facts: [] }, tasks: ["name"], options: {} },
};

test("a service that describes the operation has it, and does it", async () => {
  const service = await startCountedService();
  const { PDO_BASE_URL, PDO_API_KEY } = service.environment;
  const { client } = createTestClient(PDO_BASE_URL, { apiKey: PDO_API_KEY, timeoutMs: 60_000 });
  closing.push(() => client.close(), service.close);
  expect(await client.has?.("enrichRecord")).toBe(true);
  expect(await client.call("enrichRecord", input)).toMatchObject({ name: { old_name: "TV" } });
});

test("one that does not is asked once, and a person is told once what is lost", async () => {
  const said: string[] = [];
  const server = await startStandIn((_, response) => sendJson(response, 200, goodName));
  const { client } = createTestClient(`${server.origin}/api`, {
    onWarning: (sentence) => said.push(sentence),
  });
  closing.push(() => client.close(), server.close);
  expect([await client.has?.("enrichRecord"), await client.has?.("enrichRecord")]).toEqual([false, false]);
  expect(said.filter((sentence) => sentence.includes("POST /tasks/enrichment"))).toHaveLength(1);
  expect(server.requests).toHaveLength(0);
});

test.each([
  [403, { detail: "The subscription basic does not include the operation enrichRecord." }],
  [404, { detail: "Not Found" }],
  [405, { detail: "Method Not Allowed" }],
])("one that answers records with %i is used for all else", async (status, detail) => {
  const server = await startStandIn((request, response) =>
    request.url?.includes("enrichment")
      ? sendJson(response, status, detail)
      : sendJson(response, 200, goodName),
  );
  const { client, name } = createTestClient(`${server.origin}/api`);
  closing.push(() => client.close(), server.close);
  await expect(client.call("enrichRecord", input)).rejects.toMatchObject({
    code: "PDO_CLIENT_OPERATION_MISSING",
  });
  expect(await name()).toEqual(goodName);
});
