import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { CompletionRequest } from "../../src/llm/language-model.ts";
import { openProvider, type ProviderOptions } from "../../src/llm/providers/open-provider.ts";

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
  /** Parsed; undefined if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent, as a test looks at it
  readonly body: any;
}

/** Answers the request; `count` is 1 for the first. */
export type Script = (response: ServerResponse, request: SeenRequest, count: number) => void;

export interface ScriptedServer {
  readonly origin: string;
  readonly baseUrl: string;
  readonly requests: readonly SeenRequest[];
}

/** A server on loopback that sends what a test specifies, byte for byte; closed with the test. */
export async function startScripted(script: Script): Promise<ScriptedServer> {
  const requests: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const text = Buffer.concat(pieces).toString();
      const { method = "", url = "", headers } = request;
      const seen = { method, url, headers, text, body: parseOrNothing(text) };
      requests.push(seen);
      script(response, seen, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, baseUrl: `${origin}/v1`, requests };
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

/** An answer of OpenAI's protocol. */
export function chatCompletion(
  message: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
  choice: Record<string, unknown> = {},
) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1763700000,
    model: "m-2026-01-01",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: '{"name":"a"}', refusal: null, ...message },
        finish_reason: "stop",
        ...choice,
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
    ...more,
  };
}

/** An answer of Anthropic's protocol. */
export function anthropicMessage(more: Record<string, unknown> = {}) {
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-x",
    content: [{ type: "text", text: '{"name":"a"}' }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
    ...more,
  };
}

/** An answer of Google's protocol. */
export function googleAnswer(candidate: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  return {
    candidates: [
      {
        content: { role: "model", parts: [{ text: '{"name":"a"}' }] },
        finishReason: "STOP",
        index: 0,
        ...candidate,
      },
    ],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
    modelVersion: "gemini-x",
    responseId: "r1",
    ...more,
  };
}

export const question: CompletionRequest = {
  task: "name",
  system: "You write product names.",
  messages: [{ role: "user", text: '{"record":{"product_name":"TV"}}' }],
  schema: {
    type: "object",
    properties: { name: { type: "string" } },
    required: ["name"],
    additionalProperties: false,
  },
  schemaName: "name",
  maxOutputTokens: 100,
};

export const testKey = "sk-test-CANARY0123456789abcdef";

/** A provider that is closed with the test. */
export async function openTestProvider(options: Partial<ProviderOptions> & Pick<ProviderOptions, "baseUrl">) {
  const provider = await openProvider({
    provider: "openai",
    model: "m",
    key: testKey,
    connections: 4,
    connectTimeoutMs: 2000,
    userAgent: "pdo/0",
    ...options,
  });
  onTestFinished(() => provider.close());
  return provider;
}

/** A provider on a server that gives every request the same answer. */
export async function openAnswering(script: Script, options: Partial<ProviderOptions> = {}) {
  const server = await startScripted(script);
  return { server, provider: await openTestProvider({ baseUrl: server.baseUrl, ...options }) };
}

export const patience = { timeoutMs: 5000 };
