import { describe, expect, test } from "vitest";
import {
  openAnswering,
  openTestProvider,
  patience,
  sendJson,
  startScripted,
  testKey,
} from "../scripted-server.ts";

describe("a call of the provider's API as it is", () => {
  test("carries the key and what it is given, and brings the bytes", async () => {
    const { provider, server } = await openAnswering((response) =>
      sendJson(response, 200, { id: "batch_1" }),
    );
    const { status, bytes } = await provider.send({
      ...patience,
      method: "POST",
      path: "/batches?limit=1",
      body: '{"a":1}',
    });
    expect([status, JSON.parse(Buffer.from(bytes).toString())]).toEqual([200, { id: "batch_1" }]);
    expect(server.requests[0]).toMatchObject({
      method: "POST",
      url: "/v1/batches?limit=1",
      body: { a: 1 },
      headers: {
        authorization: `Bearer ${testKey}`,
        "content-type": "application/json",
        "user-agent": "pdo/0",
      },
    });
  });

  test("sends a streamed body with the given type and length", async () => {
    const { provider, server } = await openAnswering((response) => sendJson(response, 200, {}));
    const body = (async function* () {
      yield Buffer.from("ab");
      yield Buffer.from("cd");
    })();
    await provider.send({
      ...patience,
      method: "POST",
      path: "/files",
      body,
      contentType: "text/x",
      contentLength: 4,
    });
    expect(server.requests[0]).toMatchObject({
      text: "abcd",
      headers: { "content-type": "text/x", "content-length": "4" },
    });
  });

  test("gives a large answer piece by piece, and a refusal as a problem", async () => {
    const { provider } = await openAnswering((response, _request, count) =>
      count === 1
        ? response.end("x".repeat(200_000))
        : sendJson(response, 429, { error: { message: "slow" } }, { "retry-after": "3" }),
    );
    let size = 0;
    const call = { ...patience, method: "GET", path: "/files/f/content", maxAnswerBytes: 300_000 } as const;
    const { bytes } = await provider.send({
      ...call,
      onData: (piece) => {
        size += piece.length;
      },
    });
    expect([size, bytes.length]).toEqual([200_000, 0]);
    await expect(provider.send({ ...call, onData: () => expect.unreachable() })).rejects.toMatchObject({
      code: "PDO_PROVIDER_THROTTLED",
      details: { retryAfterMs: 3000 },
    });
  });

  test("says Anthropic's version", async () => {
    const { provider, server } = await openAnswering((response) => sendJson(response, 200, {}), {
      provider: "anthropic",
    });
    await provider.send({ ...patience, method: "GET", path: "/messages/batches" });
    expect(server.requests[0]?.headers).toMatchObject({
      "x-api-key": testKey,
      "anthropic-version": "2023-06-01",
    });
  });

  test("goes to a whole address of the provider's own, and to no other", async () => {
    const server = await startScripted((response) => sendJson(response, 200, {}));
    const elsewhere = await startScripted((response) => sendJson(response, 200, {}));
    const provider = await openTestProvider({ baseUrl: server.baseUrl });
    await provider.send({ ...patience, method: "GET", path: `${server.origin}/results/1?x=1` });
    expect(server.requests[0]?.url).toBe("/results/1?x=1");
    for (const path of [`${elsewhere.origin}/results/1`, "https://host.example/x", "no address"]) {
      await expect(provider.send({ ...patience, method: "GET", path })).rejects.toMatchObject({
        code: "PDO_PROVIDER_REDIRECTED",
      });
    }
    expect(elsewhere.requests).toHaveLength(0);
  });
});
