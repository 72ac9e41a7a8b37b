import { type AddressInfo, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { isClientError } from "../../src/client/errors.ts";
import type { PdoError } from "../../src/lib/errors.ts";
import {
  apiKey,
  createTestClient,
  goodName,
  providerKey,
  type StandInServer,
  sendJson,
  startStandIn,
} from "./stand-in-server.ts";

const closing: { close(): void }[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) server.close();
});

async function start(...answer: Parameters<typeof startStandIn>): Promise<StandInServer> {
  const server = await startStandIn(...answer);
  closing.push(server);
  return server;
}

async function failure(call: Promise<unknown>): Promise<PdoError | ServiceProblem> {
  const problem = await call.then(
    () => undefined,
    (fault) => fault,
  );
  if (isClientError(problem) || problem instanceof ServiceProblem) return problem;
  throw new Error(`Neither a client's nor a service's problem: ${problem}`);
}

/** All texts of a problem. */
function tell(problem: Error): string {
  const own = Object.fromEntries(
    Object.getOwnPropertyNames(problem).map((key) => [key, Reflect.get(problem, key)]),
  );
  return JSON.stringify({
    ...own,
    cause: problem.cause instanceof Error ? problem.cause.message : undefined,
  });
}

describe("a call", () => {
  test("goes to the operation's path under the prefix, with its headers, query and body", async () => {
    const server = await start((_request, response) => sendJson(response, 200, goodName));
    const { name, client } = createTestClient(`${server.origin}/shop/api/`);
    expect(await name()).toEqual(goodName);
    const [request] = server.requests;
    expect(request?.method).toBe("POST");
    expect(request?.url).toBe("/shop/api/tasks/optimization/name?task_type=cleaned&translation_language=de");
    expect(request?.headers).toMatchObject({
      "x-api-key": apiKey,
      "x-provider-key": providerKey,
      "user-agent": "pdo/test",
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": expect.stringMatching(/^"[0-9a-f-]{36}"$/),
    });
    expect(server.bodies).toEqual(['{"product_name":"TV & co"}']);
    await client.close();
  });

  test("has one idempotency key over all its tries, and another than the next call", async () => {
    const server = await start((_request, response, count) => {
      if (count % 3 === 0) sendJson(response, 200, goodName);
      else sendJson(response, 503, { detail: "busy" });
    });
    const { name } = createTestClient(`${server.origin}/api`, { retries: 4 });
    await name();
    await name();
    const keys = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(6);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
  });

  test("of a data operation has no body", async () => {
    const server = await start((_request, response) => {
      sendJson(response, 200, { category_count: 0, categories: [] });
    });
    const { client } = createTestClient(`${server.origin}/api`);
    await client.call("listCategories", { query: { sales_channel: "channel_a" } });
    expect(server.requests[0]).toMatchObject({
      method: "GET",
      url: "/api/data/categories?sales_channel=channel_a",
    });
    expect(server.requests[0]?.headers).not.toHaveProperty("content-type");
  });

  test("drops what the contract does not know", async () => {
    const server = await start((_request, response) => sendJson(response, 200, { ...goodName, more: 1 }));
    expect(await createTestClient(`${server.origin}/api`).name()).toEqual(goodName);
  });

  test("ends with the caller's reason, in flight and before", async () => {
    const server = await start(() => {});
    const { name } = createTestClient(`${server.origin}/api`, { retries: 3 });
    const controller = new AbortController();
    const reason = new Error("enough");
    const call = name(controller.signal);
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await expect(name(controller.signal)).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  test("is one of many that listen to the same signal, and Node does not take this for a leak", async () => {
    const server = await start((_request, response) => sendJson(response, 200, goodName));
    const { name } = createTestClient(`${server.origin}/api`, { connections: 40 });
    const warnings: Error[] = [];
    const listen = (warning: Error) => warnings.push(warning);
    process.on("warning", listen);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 40 }, () => name(signal)));
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", listen);
    expect(warnings).toEqual([]);
  });

  test("ends when the client is closed", async () => {
    const server = await start(() => {});
    const { name, client } = createTestClient(`${server.origin}/api`);
    const call = failure(name());
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await client.close();
    expect(await call).toMatchObject({ code: "PDO_CLIENT_CLOSED" });
    expect(await failure(name())).toMatchObject({ code: "PDO_CLIENT_CLOSED" });
  });

  test("ends when the client is closed, though it waits for its next try", async () => {
    const server = await start((_request, response) => {
      sendJson(response, 503, { detail: "busy" }, { "Retry-After": "600" });
    });
    const { name, client } = createTestClient(`${server.origin}/api`, {
      retries: 3,
      sleep: (_milliseconds, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
        }),
    });
    const call = failure(name());
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await client.close();
    expect(await call).toMatchObject({ code: "PDO_CLIENT_CLOSED" });
  });

  test("uses as many connections as it may, and no more", async () => {
    let open = 0;
    let most = 0;
    const held: (() => void)[] = [];
    const server = await start((_request, response) => {
      open += 1;
      most = Math.max(most, open);
      held.push(() => {
        open -= 1;
        sendJson(response, 200, goodName);
      });
    });
    const { name } = createTestClient(`${server.origin}/api`, { connections: 3 });
    const calls = Array.from({ length: 6 }, () => name());
    await vi.waitFor(() => expect(held).toHaveLength(3));
    for (const finish of held.splice(0)) finish();
    await vi.waitFor(() => expect(held).toHaveLength(3));
    for (const finish of held.splice(0)) finish();
    await Promise.all(calls);
    expect(most).toBe(3);
  });
});

describe("a refusal", () => {
  test("comes as it was sent", async () => {
    const detail = [{ loc: ["body", "product_name"], msg: "Field required", type: "missing" }];
    const server = await start((_request, response) => {
      sendJson(
        response,
        422,
        { detail },
        { "X-Request-Id": "abc", "RateLimit-Remaining": "3", "X-Other": "1" },
      );
    });
    const problem = await failure(createTestClient(`${server.origin}/api`).name());
    expect(problem).toMatchObject({ status: 422, detail });
    expect(problem).toHaveProperty("headers", { "X-Request-Id": "abc", "RateLimit-Remaining": "3" });
  });

  test("uses the longer of two requested waits", async () => {
    const server = await start((_request, response, count) => {
      response.setHeader("Retry-After", ["1", "120"]);
      sendJson(response, count === 1 ? 429 : 200, count === 1 ? { detail: "x" } : goodName);
    });
    const { name, slept } = createTestClient(`${server.origin}/api`, { retries: 1, random: () => 0 });
    expect(await name()).toEqual(goodName);
    expect(slept.reduce((sum, milliseconds) => sum + milliseconds, 0)).toBe(120_000);
  });

  test("that is too long to be read by anyone keeps its status alone", async () => {
    const server = await start((_request, response) => {
      sendJson(response, 422, { detail: "x".repeat(300_000) });
    });
    const problem = await failure(createTestClient(server.origin, { maxAnswerBytes: 1_000_000 }).name());
    expect(problem).toMatchObject({
      status: 422,
      detail: "Unprocessable Entity (422, with no detail)",
    });
  });

  test("that a proxy wrote keeps its status", async () => {
    const server = await start((_request, response) => {
      response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>Bad gateway</h1>");
    });
    const problem = await failure(createTestClient(`${server.origin}/api`).name());
    expect(problem).toMatchObject({ status: 502, detail: "Bad Gateway (502, with no detail)" });
  });

  test.each([
    [404, { detail: "Not Found" }],
    [404, "<html>"],
    [405, { detail: "Method Not Allowed" }],
  ])("%i of a path that there is not is told as a wrong base URL", async (status, body) => {
    const server = await start((_request, response) => sendJson(response, status, body));
    const problem = await failure(createTestClient(`${server.origin}/wrong`).name());
    expect(problem).toMatchObject({
      code: "PDO_CLIENT_WRONG_PATH",
      seen: `${server.origin}/wrong/tasks/optimization/name answers ${status}.`,
    });
  });

  test("of an unknown category is the service's own", async () => {
    const detail = "Unknown category identifier: x";
    const server = await start((_request, response) => sendJson(response, 404, { detail }));
    expect(await failure(createTestClient(server.origin).name())).toMatchObject({ status: 404, detail });
  });
});

describe("an answer that is not the contract's", () => {
  const name = JSON.stringify(goodName);
  const bad: [
    title: string,
    status: number,
    body: string | Buffer,
    headers: Record<string, string>,
    code: string,
  ][] = [
    ["nothing", 200, "", {}, "NOT_JSON"],
    ["half of it", 200, name.slice(0, -5), {}, "NOT_JSON"],
    ["more after it", 200, `${name}x`, {}, "NOT_JSON"],
    ["NaN", 200, name.replace('"Done."', "NaN"), {}, "NOT_JSON"],
    ["a page", 200, "<html>", { "Content-Type": "text/html" }, "NOT_JSON"],
    ["JSON that says it is a page", 200, name, { "Content-Type": "text/html" }, "NOT_JSON"],
    ["gzip that was not asked for", 200, gzipSync(name), { "Content-Encoding": "gzip" }, "NOT_JSON"],
    ["gzip that is not told", 200, gzipSync(name), {}, "NOT_JSON"],
    ["Latin-1", 200, Buffer.from(name.replace("TV", "é"), "latin1"), {}, "NOT_JSON"],
    ["UTF-16", 200, Buffer.from(name, "utf16le"), {}, "NOT_JSON"],
    ["null", 200, "null", {}, "ANSWER_INVALID"],
    ["a list", 200, `[${name}]`, {}, "ANSWER_INVALID"],
    ["a string", 200, '"ok"', {}, "ANSWER_INVALID"],
    ["nothing in it", 200, "{}", {}, "ANSWER_INVALID"],
    ["an error body", 200, '{"detail":"no"}', {}, "ANSWER_INVALID"],
    ["a null name", 200, name.replace('"best_name":"TV"', '"best_name":null'), {}, "ANSWER_INVALID"],
    ["a number for a name", 200, name.replace('"best_name":"TV"', '"best_name":1'), {}, "ANSWER_INVALID"],
    ["no list", 200, name.replace("[]", "{}"), {}, "ANSWER_INVALID"],
    ["a list of numbers", 200, name.replace("[]", "[1]"), {}, "ANSWER_INVALID"],
    ["keys in other letters", 200, name.toUpperCase(), {}, "ANSWER_INVALID"],
    [
      "half a character",
      200,
      name.replace('"best_name":"TV"', '"best_name":"\\ud800"'),
      {},
      "ANSWER_INVALID",
    ],
    ["a 201", 201, name, {}, "ANSWER_INVALID"],
    ["a 204", 204, "", {}, "ANSWER_INVALID"],
    ["a 304", 304, "", {}, "ANSWER_INVALID"],
    ["a 300", 300, name, {}, "ANSWER_INVALID"],
    ["too much", 200, `"${"x".repeat(20_000)}"`, {}, "ANSWER_TOO_LARGE"],
    ["a redirect to nowhere", 302, "", {}, "REDIRECTED"],
  ];
  test.each(bad)("%s is reported as an error with a code", async (_title, status, body, headers, code) => {
    const server = await start((_request, response) => {
      response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
    });
    const { name: call } = createTestClient(`${server.origin}/api`, { maxAnswerBytes: 10_000 });
    const problem = await failure(call());
    expect(problem).toMatchObject({
      code: `PDO_CLIENT_${code}`,
      what: expect.any(String),
      seen: expect.any(String),
      nextStep: expect.any(String),
    });
  });

  const details: unknown[] = [undefined, null, 5, {}, [1], [{}], [{ loc: "x", msg: "y", type: "z" }]];
  test.each(details)("the detail %j is none", async (detail) => {
    const server = await start((_request, response) => sendJson(response, 400, { detail }));
    const problem = await failure(createTestClient(`${server.origin}/api`).name());
    expect(problem).toMatchObject({ status: 400, detail: "Bad Request (400, with no detail)" });
  });
});

describe("a service that cannot be reached", () => {
  const listenBare = async (greet: (socket: import("node:net").Socket) => void) => {
    const bare = createServer((socket) => {
      socket.on("error", () => {});
      socket.once("data", () => greet(socket));
    });
    await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
    closing.push(bare);
    return `http://127.0.0.1:${(bare.address() as AddressInfo).port}/api`;
  };

  test("because nothing listens", async () => {
    const server = await startStandIn(() => {});
    server.close();
    const { name, slept } = createTestClient(`${server.origin}/api`, { retries: 9 });
    expect(await failure(name())).toMatchObject({
      code: "PDO_CLIENT_REFUSED",
      seen: `${server.origin}: ECONNREFUSED.`,
    });
    expect(slept).toHaveLength(2);
  });

  test("because it hangs up", async () => {
    const url = await listenBare((socket) => socket.destroy());
    expect(await failure(createTestClient(url).name())).toMatchObject({ code: "PDO_CLIENT_CONNECTION_LOST" });
  });

  test("because it hangs up in the middle", async () => {
    const url = await listenBare((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"));
    expect(await failure(createTestClient(url).name())).toMatchObject({ code: "PDO_CLIENT_CONNECTION_LOST" });
  });

  test("because it speaks something else", async () => {
    const url = await listenBare((socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n"));
    expect(await failure(createTestClient(url).name())).toMatchObject({ code: "PDO_CLIENT_NOT_HTTP" });
  });

  test("because it speaks no TLS", async () => {
    const url = await listenBare((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    const { name, slept } = createTestClient(url.replace("http:", "https:"), { retries: 3 });
    expect(await failure(name())).toMatchObject({ code: "PDO_CLIENT_TLS" });
    expect(slept).toEqual([]);
  });

  test("because it takes too long, before the answer or within it", async () => {
    const silent = await listenBare(() => {});
    expect(await failure(createTestClient(silent, { timeoutMs: 50 }).name())).toMatchObject({
      code: "PDO_CLIENT_TIMEOUT",
    });
    const half = await listenBare((socket) =>
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"),
    );
    expect(await failure(createTestClient(half, { timeoutMs: 50 }).name())).toMatchObject({
      code: "PDO_CLIENT_TIMEOUT",
    });
  });
});

describe("keys", () => {
  test("that no header can carry are refused without being shown", () => {
    for (const key of ["", "two words", "line\nbreak", "é", "tab\t"]) {
      const create = () => createTestClient("https://host.test/api", { apiKey: key });
      expect(create).toThrow(expect.objectContaining({ code: "PDO_CLIENT_KEY_INVALID" }));
    }
  });

  test("are in no error, though the service repeats them", async () => {
    const echoes = [
      (key: string) => [401, JSON.stringify({ detail: `Incorrect API key provided: ${key}` })] as const,
      (key: string) =>
        [
          422,
          JSON.stringify({ detail: [{ loc: ["header", key], msg: `wrong ${key}`, type: key }] }),
        ] as const,
      (key: string) => [200, JSON.stringify({ ...goodName, best_name: { [key]: key } })] as const,
      (key: string) => [200, `not JSON ${key}`] as const,
      (key: string) => [404, key] as const,
      (key: string) => [502, key] as const,
    ];
    for (const echo of echoes) {
      const server = await start((_request, response) => {
        const [status, body] = echo(`${apiKey} ${providerKey}`);
        sendJson(response, status, body);
      });
      const told = tell(await failure(createTestClient(`${server.origin}/api`).name()));
      expect(told).not.toContain(apiKey);
      expect(told).not.toContain(providerKey);
    }
  });

  test("over http to another machine cause one warning, which does not show them", () => {
    const warnings: string[] = [];
    const onWarning = (sentence: string) => warnings.push(sentence);
    createTestClient("http://host.test/api", { onWarning });
    createTestClient("http://127.0.0.1/api", { onWarning });
    createTestClient("https://host.test/api", { onWarning });
    expect(warnings).toEqual(["Keys are sent to http://host.test unencrypted: http can be read on the way."]);
  });
});
