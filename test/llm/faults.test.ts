import { createServer, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { isLlmError, type LlmError } from "../../src/llm/errors.ts";
import type { ProviderOptions } from "../../src/llm/providers/open-provider.ts";
import {
  chatCompletion,
  openAnswering,
  openTestProvider,
  patience,
  question,
  type Script,
  sendJson,
  startScripted,
  testKey,
} from "./scripted-server.ts";

/** @returns the error with which an attempt ends, and how many requests it took */
async function fail(script: Script, options: Partial<ProviderOptions> = {}) {
  const { provider, server } = await openAnswering(script, options);
  const problem = await provider.attempt(question, patience).then(
    () => undefined,
    (fault: unknown) => fault,
  );
  expect(problem).toSatisfy(isLlmError);
  return { problem: problem as LlmError, requests: server.requests.length };
}

const refusing =
  (status: number, body: unknown, headers: Record<string, string> = {}): Script =>
  (response) =>
    sendJson(response, status, body, headers);

const openaiError = (code: string | null, message = "no", type = "invalid_request_error") => ({
  error: { message, type, param: null, code },
});
const anthropicError = (type: string, message = "no") => ({ type: "error", error: { type, message } });
const googleError = (code: number, status: string, details: unknown[] = [], message = "no") => ({
  error: { code, message, status, details },
});

const dayQuota = [{ violations: [{ quotaId: "GenerateRequestsPerDayPerProjectPerModel-FreeTier" }] }];
const minuteQuota = [
  { violations: [{ quotaId: "GenerateRequestsPerMinutePerProject" }] },
  { retryDelay: "34.2s" },
];

describe("a refusal", () => {
  test.each([
    [401, openaiError("invalid_api_key"), "PDO_PROVIDER_KEY_REFUSED", "final"],
    [401, {}, "PDO_PROVIDER_KEY_REFUSED", "final"],
    [
      400,
      googleError(400, "INVALID_ARGUMENT", [{ reason: "API_KEY_INVALID" }]),
      "PDO_PROVIDER_KEY_REFUSED",
      "final",
    ],
    [402, { error: { code: 402, message: "Insufficient credits" } }, "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [429, openaiError("insufficient_quota"), "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [429, openaiError(null, "no", "insufficient_quota"), "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [429, openaiError("credit_balance_exhausted"), "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [429, openaiError("project_spend_limit_exceeded"), "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [429, openaiError("organization_usage_limit_exceeded"), "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [400, openaiError("blocked_api_access"), "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [
      400,
      anthropicError(
        "invalid_request_error",
        "You have reached your specified workspace API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.",
      ),
      "PDO_PROVIDER_QUOTA_SPENT",
      "final",
    ],
    [
      429,
      {
        type: "error",
        error: {
          type: "rate_limit_error",
          message: "no",
          details: { error_code: "enforced_spend_limit_reached" },
        },
      },
      "PDO_PROVIDER_QUOTA_SPENT",
      "final",
    ],
    [
      400,
      anthropicError("invalid_request_error", "Your credit balance is too low to access the Anthropic API."),
      "PDO_PROVIDER_QUOTA_SPENT",
      "final",
    ],
    [429, googleError(429, "RESOURCE_EXHAUSTED", dayQuota), "PDO_PROVIDER_QUOTA_SPENT", "final"],
    [429, googleError(429, "RESOURCE_EXHAUSTED", minuteQuota), "PDO_PROVIDER_THROTTLED", "throttled"],
    [403, anthropicError("permission_error"), "PDO_PROVIDER_NOT_ALLOWED", "final"],
    [400, googleError(400, "FAILED_PRECONDITION"), "PDO_PROVIDER_NOT_ALLOWED", "final"],
    [
      403,
      { error: { code: 403, message: "flagged", metadata: { reasons: ["x"], flagged_input: "TV" } } },
      "PDO_PROVIDER_INPUT_FILTERED",
      "own",
    ],
    [404, openaiError("model_not_found"), "PDO_PROVIDER_MODEL_UNKNOWN", "final"],
    [404, anthropicError("not_found_error", "model: claude-9"), "PDO_PROVIDER_MODEL_UNKNOWN", "final"],
    [404, { error: 'model "x" not found, try pulling it first' }, "PDO_PROVIDER_MODEL_UNKNOWN", "final"],
    [400, openaiError("invalid_request_error", "Model Not Exist"), "PDO_PROVIDER_MODEL_UNKNOWN", "final"],
    [
      400,
      { object: "error", message: "Invalid model: x", type: "invalid_model", param: null, code: "1500" },
      "PDO_PROVIDER_MODEL_UNKNOWN",
      "final",
    ],
    [
      404,
      { error: { message: "No endpoints found for x/y.", code: 404 } },
      "PDO_PROVIDER_MODEL_UNKNOWN",
      "final",
    ],
    [404, { detail: "Not Found" }, "PDO_PROVIDER_ADDRESS_INVALID", "final"],
    [405, {}, "PDO_PROVIDER_ADDRESS_INVALID", "final"],
    [400, openaiError("context_length_exceeded"), "PDO_PROVIDER_INPUT_TOO_LONG", "own"],
    [
      400,
      {
        object: "error",
        message: "This model's maximum context length is 4096 tokens.",
        type: "BadRequestError",
        param: null,
        code: 400,
      },
      "PDO_PROVIDER_INPUT_TOO_LONG",
      "own",
    ],
    [
      400,
      anthropicError("invalid_request_error", "prompt is too long: 200001 tokens > 200000 maximum"),
      "PDO_PROVIDER_INPUT_TOO_LONG",
      "own",
    ],
    [413, "too large", "PDO_PROVIDER_INPUT_TOO_LONG", "own"],
    [
      400,
      {
        error: {
          code: "content_filter",
          message: "no",
          innererror: { code: "ResponsibleAIPolicyViolation" },
        },
      },
      "PDO_PROVIDER_INPUT_FILTERED",
      "own",
    ],
    [
      400,
      openaiError(null, "Invalid schema for response_format 'name'"),
      "PDO_PROVIDER_REQUEST_REFUSED",
      "own",
    ],
    [400, [googleError(400, "INVALID_ARGUMENT")], "PDO_PROVIDER_REQUEST_REFUSED", "own"],
    [422, { object: "error", message: { detail: [] }, type: "x" }, "PDO_PROVIDER_REQUEST_REFUSED", "own"],
    [408, {}, "PDO_PROVIDER_FAILED", "faulty"],
    [409, {}, "PDO_PROVIDER_FAILED", "faulty"],
    [425, {}, "PDO_PROVIDER_FAILED", "faulty"],
    [429, openaiError("rate_limit_exceeded", "no", "requests"), "PDO_PROVIDER_THROTTLED", "throttled"],
    [500, openaiError(null, "no", "server_error"), "PDO_PROVIDER_FAILED", "faulty"],
    [500, anthropicError("overloaded_error"), "PDO_PROVIDER_UNAVAILABLE", "unavailable"],
    [502, {}, "PDO_PROVIDER_UNAVAILABLE", "unavailable"],
    [503, googleError(503, "UNAVAILABLE"), "PDO_PROVIDER_UNAVAILABLE", "unavailable"],
    [504, anthropicError("timeout_error"), "PDO_PROVIDER_UNAVAILABLE", "unavailable"],
    [529, anthropicError("overloaded_error"), "PDO_PROVIDER_UNAVAILABLE", "unavailable"],
  ] as const)("%i %j is %s (%s), after one request", async (status, body, code, kind) => {
    const { problem, requests } = await fail(refusing(status, body));
    expect([problem.code, problem.kind, requests]).toEqual([code, kind, 1]);
    expect(problem.details.mayBeCharged).toBe(status === 504);
    expect(problem.nextStep).not.toBe("");
  });

  test.each([
    [{ "retry-after": "2" }, 2000],
    [{ "retry-after": "Sat, 01 Jan 2000 00:01:30 GMT" }, 30_000],
    [{ "retry-after-ms": "1500", "retry-after": "2" }, 1500],
    [{}, 0],
    [{ "retry-after": "soon" }, 0],
  ])("that asks to wait with %j is heeded", async (headers, waitMs) => {
    const now = () => Date.UTC(2000, 0, 1, 0, 1, 0);
    const { problem } = await fail(refusing(429, openaiError("rate_limit_exceeded"), headers), { now });
    expect(problem.details.retryAfterMs).toBe(waitMs);
  });

  test("of Google says in its body how long to wait", async () => {
    const { problem } = await fail(refusing(429, googleError(429, "RESOURCE_EXHAUSTED", minuteQuota)));
    expect(problem.details.retryAfterMs).toBe(34_200);
  });

  test("that is final asks for no wait", async () => {
    const { problem } = await fail(refusing(429, openaiError("insufficient_quota"), { "retry-after": "9" }));
    expect(problem.details.retryAfterMs).toBe(0);
  });

  test("is tried again or not as the provider wishes", async () => {
    const never = await fail(refusing(500, {}, { "x-should-retry": "false" }));
    expect(never.problem.kind).toBe("own");
    const again = await fail(refusing(400, {}, { "x-should-retry": "true" }));
    expect(again.problem.kind).toBe("faulty");
    const finalAllTheSame = await fail(refusing(401, {}, { "x-should-retry": "true" }));
    expect(finalAllTheSame.problem.kind).toBe("final");
  });

  test.each([
    [{ error: { code: 429, message: "slow" } }, "PDO_PROVIDER_THROTTLED"],
    [{ error: { code: 402, message: "no credits" } }, "PDO_PROVIDER_QUOTA_SPENT"],
    [{ error: { message: "what" } }, "PDO_PROVIDER_FAILED"],
    [{ error: "what" }, "PDO_PROVIDER_FAILED"],
    [anthropicError("overloaded_error"), "PDO_PROVIDER_UNAVAILABLE"],
    [{ object: "error", message: "m", type: "BadRequestError", code: 400 }, "PDO_PROVIDER_REQUEST_REFUSED"],
    [chatCompletion({}, {}, { error: { code: 502, message: "upstream" } }), "PDO_PROVIDER_UNAVAILABLE"],
    [chatCompletion({}, {}, { finish_reason: "error" }), "PDO_PROVIDER_FAILED"],
  ])("inside a 200 is one all the same (%j: %s)", async (body, code) => {
    expect((await fail(refusing(200, body))).problem.code).toBe(code);
  });

  test("is quoted in one line, cut, without the key and without what would steer a terminal", async () => {
    const message = `Incorrect\u001b[31m key\n provided: ${testKey.slice(4)} ${"x".repeat(1000)}`;
    const { problem } = await fail(refusing(401, openaiError("invalid_api_key", message)));
    expect(problem.seen).toMatch(
      /^It answers 401: "Incorrect \[31m key provided: \[key\] x+…" \(invalid_api_key\)\.$/,
    );
    expect(problem.seen.length).toBeLessThan(400);
    expect(`${problem.stack} ${JSON.stringify(problem)} ${problem.cause}`).not.toContain("CANARY");
  });
});

describe("an answer that cannot be used", () => {
  test("is not followed elsewhere, where a key would go along", async () => {
    const elsewhere = await startScripted((response) => sendJson(response, 200, chatCompletion()));
    for (const status of [301, 302, 303, 307, 308]) {
      const { problem, requests } = await fail((response) => {
        response.writeHead(status, { location: `${elsewhere.origin}/v1?secret=1` }).end();
      });
      expect(problem).toMatchObject({ code: "PDO_PROVIDER_REDIRECTED", kind: "final" });
      expect(problem.seen).toBe(`It answers ${status}, to ${elsewhere.origin}/v1.`);
      expect(requests).toBe(1);
    }
    expect(elsewhere.requests).toHaveLength(0);
  });

  test("is a page of a proxy, which was not paid for", async () => {
    const { problem } = await fail((response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<html>log in</html>"),
    );
    expect(problem).toMatchObject({
      code: "PDO_PROVIDER_ANSWER_UNREADABLE",
      kind: "unreadable",
      details: { mayBeCharged: false },
    });
    const away = await fail((response) => response.writeHead(502).end("<html>502</html>"));
    expect(away.problem).toMatchObject({
      code: "PDO_PROVIDER_UNAVAILABLE",
      details: { mayBeCharged: false },
    });
  });

  test.each([
    '{"choices":[{"mess',
    "[]",
    "null",
    "{}",
    '{"choices":[]}',
    '{"choices":[{}]}',
    '{"__proto__":1,"choices":0}',
  ])("is %s, and may have been paid for", async (text) => {
    const { problem } = await fail((response) => response.writeHead(200).end(text));
    expect(problem).toMatchObject({
      code: "PDO_PROVIDER_ANSWER_UNREADABLE",
      kind: "unusable",
      details: { mayBeCharged: true },
    });
  });

  test("is too large, and ends there", async () => {
    const big = chatCompletion({ content: "x".repeat(5000) });
    const { problem } = await fail((response) => sendJson(response, 200, big), { maxAnswerBytes: 4000 });
    expect(problem).toMatchObject({
      code: "PDO_PROVIDER_ANSWER_TOO_LARGE",
      kind: "own",
      details: { mayBeCharged: true },
    });
  });

  test("comes too late", async () => {
    const { provider } = await openAnswering(() => {});
    await expect(provider.attempt(question, { timeoutMs: 200 })).rejects.toMatchObject({
      code: "PDO_PROVIDER_TIMEOUT",
      kind: "silent",
      details: { mayBeCharged: true },
    });
  });

  test.each([
    ["before its headers", (socket: Socket) => socket.destroy()],
    ["after its headers", (socket: Socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")],
    ["within its body", (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{"c')],
  ])("breaks off %s", async (_where, breakOff) => {
    const { provider } = await openRaw(breakOff);
    await expect(provider.attempt(question, patience)).rejects.toMatchObject({
      code: "PDO_PROVIDER_CONNECTION_LOST",
      kind: "silent",
      details: { mayBeCharged: true },
    });
  });

  test("is no HTTP", async () => {
    const { provider } = await openRaw((socket) => socket.end("220 mail.example ESMTP\r\n"));
    await expect(provider.attempt(question, patience)).rejects.toMatchObject({
      code: "PDO_PROVIDER_ADDRESS_INVALID",
      kind: "final",
    });
  });

  test("does not come, since nobody listens: nothing was paid", async () => {
    const { provider, close } = await openRaw(() => {});
    await close();
    await expect(provider.attempt(question, patience)).rejects.toMatchObject({
      code: "PDO_PROVIDER_UNREACHABLE",
      kind: "unreachable",
      details: { mayBeCharged: false },
    });
  });

  test("does not come over an untrusted connection", async () => {
    const { provider } = await openRaw((socket) => socket.end("no TLS\r\n"), "https");
    await expect(provider.attempt(question, patience)).rejects.toMatchObject({
      code: "PDO_PROVIDER_ADDRESS_INVALID",
      kind: "final",
      details: { mayBeCharged: false },
    });
  });
});

describe("a question that the provider's protocol has no form for", () => {
  test("is refused here, and nothing is sent", async () => {
    const { provider, server } = await openAnswering(() => {}, { provider: "google" });
    const mixed = { type: "object", properties: { a: { enum: ["x", 1] } }, required: ["a"] };
    const refused = { code: "PDO_PROVIDER_REQUEST_REFUSED", kind: "own", details: { mayBeCharged: false } };
    const asking = { ...question, schema: mixed };
    await expect(provider.attempt(asking, patience)).rejects.toMatchObject(refused);
    await expect(provider.toBody(asking)).rejects.toMatchObject(refused);
    expect(server.requests).toHaveLength(0);
  });
});

describe("giving up", () => {
  test("ends a call with its caller's reason: before it began, and in flight", async () => {
    const { provider, server } = await openAnswering(() => {});
    const reason = new Error("enough");
    const aborted = { ...patience, signal: AbortSignal.abort(reason) };
    await expect(provider.attempt(question, aborted)).rejects.toBe(reason);
    expect(server.requests).toHaveLength(0);
    const controller = new AbortController();
    const flying = provider.attempt(question, { ...patience, signal: controller.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    controller.abort(reason);
    await expect(flying).rejects.toBe(reason);
  });

  test("closes a provider for calls in flight and for later ones", async () => {
    const { provider, server } = await openAnswering(() => {});
    const flying = provider.attempt(question, patience);
    await expect.poll(() => server.requests.length).toBe(1);
    const closing = provider.close();
    await expect(flying).rejects.toMatchObject({
      code: "PDO_PROVIDER_CLOSED",
      details: { mayBeCharged: true },
    });
    await closing;
    await expect(provider.attempt(question, patience)).rejects.toMatchObject({
      code: "PDO_PROVIDER_CLOSED",
      details: { mayBeCharged: false },
    });
  });
});

async function openRaw(greet: (socket: Socket) => void, scheme = "http") {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.on("data", () => greet(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  onTestFinished(() => {
    if (server.listening) void close();
  });
  return { close, provider: await openTestProvider({ baseUrl: `${scheme}://127.0.0.1:${port}/v1` }) };
}
