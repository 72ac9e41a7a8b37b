import type { FaultKind } from "../../src/lib/errors.ts";
import type { BatchProvider } from "../../src/llm/batches/vendor-batches.ts";
import { type LlmError, llmError } from "../../src/llm/errors.ts";
import type { RawCall } from "../../src/llm/providers/provider.ts";
import { replyAsAnthropic } from "../language-model/batches/fakes/anthropic-wire.ts";
import { type FakeCall, type FakeReply, replyAsOpenai } from "../language-model/batches/fakes/openai-wire.ts";
import type { FakeAccount } from "./account.ts";

export interface FakeProviderOptions {
  readonly kind: "openai" | "anthropic";
  readonly account: FakeAccount;
  /** Called before a call reaches the vendor, and before its answer comes back. */
  readonly onCall?: (call: FakeCall, moment: "before" | "after") => void;
}

const wires = { openai: replyAsOpenai, anthropic: replyAsAnthropic };

/** A provider on an account in memory: each of its calls is a call of the vendor's API. */
export function createFakeProvider({ kind, account, onCall }: FakeProviderOptions): BatchProvider {
  return {
    identity: `fake ${kind}`,
    batchKind: kind,
    send: async ({ method, path, body, onData, signal }) => {
      signal?.throwIfAborted();
      const text = await textOf(body);
      const call = { method, path, body: text };
      onCall?.(call, "before");
      const reply = wires[kind](account, call);
      onCall?.(call, "after");
      if (reply.status >= 300) throw problemOf(reply);
      const bytes = Buffer.from(reply.body);
      for (let at = 0; onData !== undefined && at < bytes.length; at += 37)
        onData(bytes.subarray(at, at + 37));
      signal?.throwIfAborted();
      return { status: reply.status, headers: {}, bytes: onData ? new Uint8Array() : bytes };
    },
    toBody: async ({ system, messages }) => ({ system, messages }),
    readBody: async (body) => ({
      text: (body as { text: string }).text,
      finish: "stop",
      model: "fake-1",
      usage: { inputTokens: 10, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 5 },
    }),
    readRefusal: (status, body) => problemOf({ status, body: JSON.stringify(body) }),
    redact: (text) => text,
  };
}

async function textOf(body: RawCall["body"]): Promise<string> {
  if (body === undefined || typeof body === "string") return body ?? "";
  if (body instanceof Uint8Array) return Buffer.from(body).toString();
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

const kinds: Readonly<Record<number, readonly [string, FaultKind]>> = {
  400: ["PDO_PROVIDER_REQUEST_REFUSED", "own"],
  404: ["PDO_PROVIDER_ADDRESS_INVALID", "final"],
  429: ["PDO_PROVIDER_THROTTLED", "throttled"],
};

function problemOf({ status, body }: FakeReply): LlmError {
  const [code, kind] = kinds[status] ?? (["PDO_PROVIDER_FAILED", "faulty"] as const);
  return llmError({
    code,
    kind,
    what: "The provider refuses.",
    seen: `It answers ${status}: ${body}`,
    nextStep: "Look.",
  });
}
