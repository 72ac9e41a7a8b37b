import { writeSync } from "node:fs";
import { answersFolder, openAnswersStore } from "../../src/answers/answers-store.ts";
import { keepAnswers } from "../../src/answers/keep-answers.ts";
import type { Client } from "../../src/client/client.ts";
import { plainAnswer } from "../stand-ins/client.ts";

/**
 * A run as a process of its own: `node program.mjs HOME ROWS IN-FLIGHT`. Says one character for each call that reaches
 * the service, which answers at once.
 */
const [home = "", rows = "0", inFlight = "0"] = process.argv.slice(2);
const client = {
  call: async (name, input) => {
    writeSync(1, ".");
    return plainAnswer(name, input) as never;
  },
  close: async () => {},
} satisfies Client;

const owner = { pid: process.pid, startedAt: "", host: "" };
const now = () => 0;
const store = await openAnswersStore({ home, isAlive: () => false, owner, now });
const keeper = keepAnswers(client, {
  store,
  journal: { folder: answersFolder(home), owner },
  identity: "service",
  mode: "use",
  kind: "remote",
  now,
});
let begun = 0;
async function work(): Promise<void> {
  while (begun < Number(rows)) {
    const body = { product_name: `lamp ${begun++}` };
    await keeper.call("optimizeName", { query: { task_type: "cleaned", translation_language: "en" }, body });
    if (begun % 200 === 0) await keeper.durable();
  }
}
await Promise.all(Array.from({ length: Number(inFlight) }, work));
await keeper.close();
