import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { advanceProviderBatch } from "../../src/cli/commands/enrich/advance-batch.ts";
import type { ProviderBatch } from "../../src/cli/commands/enrich/provider-batch.ts";
import { completionKey } from "../../src/llm/completion-keys.ts";
import { isLlmError } from "../../src/llm/errors.ts";
import type { Completion, CompletionRequest, LanguageModel } from "../../src/llm/language-model.ts";
import type { FakeCall } from "../language-model/batches/fakes/openai-wire.ts";
import type { FakeAccount } from "../llm/account.ts";
import { createFakeProvider } from "../llm/provider.ts";

/** The end of a process in the middle of its work: whatever it would do after that does not happen. */
export class Killed extends Error {}

export interface CustomerOptions {
  readonly kind: "openai" | "anthropic";
  readonly account: FakeAccount;
  readonly products?: number;
  /** Whether each product has a second question that hangs on the first one's answer. */
  readonly isChained?: boolean;
}

export interface RunOptions
  extends Partial<Pick<ProviderBatch, "spending" | "limits" | "waitMs" | "cacheMode">> {
  /** The place among all that the process does to the world outside, from 1, at which it is killed. */
  readonly killAt?: number;
  /** Told of each call of the vendor, before it arrives and before its answer is back; what it throws is what the call comes to. */
  readonly onCall?: (call: FakeCall, moment: "before" | "after") => void;
}

/** What a run of the command came to; `done` with the texts that would be written. */
export interface CustomerRun {
  readonly turn: Awaited<ReturnType<typeof advanceProviderBatch>>;
  readonly texts: readonly string[];
  readonly effects: number;
}

/** Who runs the command night after night, with one feed, one home folder and one account. */
export function createCustomer({ kind, account, products = 6, isChained = false }: CustomerOptions) {
  const home = mkdtempSync(join(tmpdir(), "pdo-batch-"));
  const durable = new Map<string, Completion>();
  const clock = { now: 1_700_000_000_000 };
  const sentences: string[] = [];
  let processes = 0;

  const run = async (options: RunOptions = {}): Promise<CustomerRun> => {
    const process = { effects: 0, isDead: false };
    const touch = () => {
      if (process.isDead) throw new Killed();
      process.effects += 1;
      if (process.effects === options.killAt) {
        process.isDead = true;
        throw new Killed();
      }
    };
    const provider = createFakeProvider({
      kind,
      account,
      onCall: (call, moment) => {
        touch();
        options.onCall?.(call, moment);
      },
    });
    const { identity } = provider;
    const keyOf = (request: CompletionRequest) => completionKey(identity, request).toString("hex");
    const written = new Map<string, Completion>();
    const kept = {
      identity,
      peek: async (request: CompletionRequest) => written.get(keyOf(request)) ?? durable.get(keyOf(request)),
      add: (request: CompletionRequest, completion: Completion) => {
        touch();
        written.set(keyOf(request), completion);
      },
      durable: async () => {
        touch();
        for (const [key, completion] of written) durable.set(key, completion);
        touch();
      },
      figures: () => ({ calls: 0, hits: 0, shared: 0, written: 0, failedWrites: 0, failedReads: 0 }),
    };
    const ownMark = { pid: ++processes, startedAt: "", host: "here" };
    const turn = await advanceProviderBatch({
      provider,
      cache: kept,
      cacheMode: "use",
      feedName: "feed.csv",
      feedPath: "/feeds/feed.csv",
      home,
      settingsIdentity: "all tasks",
      spending: {},
      waitMs: 0,
      ...options,
      collect: async (model) => {
        touch();
        await workOnProducts(model, { products, isChained });
        touch();
      },
      world: {
        now: () => clock.now,
        signal: new AbortController().signal,
        callSignal: new AbortController().signal,
        processes: { own: ownMark, isRunning: () => false },
      },
      sleep: async (ms) => {
        clock.now += ms;
      },
      report: (sentence) => sentences.push(sentence),
    });
    if (turn.kind === "waiting") return { turn, texts: [], effects: process.effects };
    const texts = await workOnProducts(turn.model, { products, isChained });
    return { turn, texts, effects: process.effects };
  };
  return { run, home, durable, clock, sentences };
}

type Feed = Required<Pick<CustomerOptions, "products" | "isChained">>;

/** A pass over the feed: a question for each product, and a second one. A problem is the product's own. */
async function workOnProducts(model: LanguageModel, { products, isChained }: Feed): Promise<string[]> {
  const texts: string[] = [];
  for (let product = 0; product < products; product += 1) {
    try {
      const { text } = await model.complete(question("categorization", `product ${product}`));
      const second = isChained
        ? await model.complete(question("attribution", `${product} is ${text}`))
        : undefined;
      texts.push(`${text} ${second?.text ?? ""}`);
    } catch (fault) {
      if (!isLlmError(fault)) throw fault;
      texts.push(fault.code);
    }
  }
  return texts;
}

export function question(task: string, text: string): CompletionRequest {
  return {
    task,
    system: "Answer.",
    messages: [{ role: "user", text }],
    schema: { type: "object" },
    schemaName: "answer",
    maxOutputTokens: 100,
  };
}
