import { parseArgs } from "node:util";
import { honestAnswer } from "./answers/honest.ts";
import { obeyingAnswers } from "./answers/obeying.ts";
import { byModelName } from "./scenarios/model-plan.ts";
import { inTurn, parseSequence } from "./scenarios/plan.ts";
import { startStandIn } from "./stand-in.ts";

/**
 * The stand-in as a program, for shells and pictures. Bundle it and run it:
 *
 *     npx rolldown test/stand-in/serve.ts --platform node --format esm -o stand-in.mjs
 *     node stand-in.mjs --port 4010 --scenario "429-seconds*2,ok" --answers obeying --batch-seconds 5
 *
 * Every model name is known; `stand-in/500*2,ok` plays scenarios for each question by itself. Each request is told on
 * standard output as a line of JSON; Ctrl-C tells what all answers would have cost, in tokens.
 */

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4010" },
    scenario: { type: "string", default: "ok" },
    answers: { type: "string", default: "honest" },
    "latency-ms": { type: "string", default: "0" },
    /** Seconds after which each batch ends by itself; 0: never. */
    "batch-seconds": { type: "string", default: "2" },
  },
});

const tell = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const standIn = await startStandIn({
  port: Number(values.port),
  latencyMs: Number(values["latency-ms"]),
  plan: byModelName(inTurn(...parseSequence(values.scenario))),
  answerOf: values.answers === "obeying" ? obeyingAnswers() : honestAnswer,
  onAnswer: ({ method, path, body }, { status }) =>
    tell({ method, path, status, bytes: Buffer.byteLength(body), tokens: standIn.ledger.total() }),
});
tell({ baseUrl: standIn.baseUrl });

const batchMs = 1_000 * Number(values["batch-seconds"]);
if (batchMs > 0) setInterval(() => standIn.batches.finish(), batchMs).unref();
process.once("SIGINT", () => {
  tell({ charged: standIn.ledger.total(), answers: standIn.ledger.charges.length });
  void standIn.close();
});
