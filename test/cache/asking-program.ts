import { writeSync } from "node:fs";
import { createCachingClient } from "../../src/cache/caching-client.ts";
import { createCachingModel } from "../../src/cache/caching-model.ts";
import { openAnswersStore } from "../../src/cache/store.ts";
import type { Client } from "../../src/client/client.ts";
import { completionOf, createStandInModel, requestOf } from "../llm/requests.ts";
import { plainAnswer } from "../stand-ins/client.ts";

/**
 * A run as a process of its own: `node program.mjs HOME ROWS IN-FLIGHT answers|completions`. Says one character for each call that
 * reaches the service, or the language model, which answers at once.
 */
const [home = "", rows = "0", inFlight = "0", kind = "answers"] = process.argv.slice(2);

const owner = { pid: process.pid, startedAt: "", host: "" };
const now = () => 0;
const store = openAnswersStore({ home, isAlive: () => false, owner, now });
const place = { store, mode: "use", now } as const;

function keepingService() {
  const client = {
    call: async (name, input) => {
      writeSync(1, ".");
      return plainAnswer(name, input) as never;
    },
    close: async () => {},
  } satisfies Client;
  const cache = createCachingClient(client, { ...place, identity: "service", kind: "remote" });
  const query = { task_type: "cleaned", translation_language: "en" } as const;
  const ask = (name: string) => cache.call("optimizeName", { query, body: { product_name: name } });
  return { cache, ask };
}

function keepingModel() {
  const model = createStandInModel(() => {
    writeSync(1, ".");
    return completionOf("done");
  });
  const cache = createCachingModel(model, place);
  return { cache, ask: (name: string) => cache.complete(requestOf(name)) };
}

const { cache, ask } = kind === "answers" ? keepingService() : keepingModel();
let begun = 0;
async function work(): Promise<void> {
  while (begun < Number(rows)) {
    await ask(`lamp ${begun++}`);
    if (begun % 200 === 0) await cache.durable();
  }
}
await Promise.all(Array.from({ length: Number(inFlight) }, work));
await cache.close();
