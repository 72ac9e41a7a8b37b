import { mark } from "../engine/provider/hostile-outputs-cases.ts";
import { parseObject, type Reply } from "../stand-in/exchange.ts";
import { type Scenario, scenarios } from "../stand-in/scenarios/scenario-table.ts";

type Fields = Record<string, unknown>;

/** What stands around an answer, made hostile. */
export interface HostileEnvelope {
  readonly what: string;
  readonly scenario: Scenario;
}

const reply = (what: string, change: (good: Reply) => Reply): HostileEnvelope => ({
  what,
  scenario: (turn) => {
    const outcome = scenarios.ok(turn);
    return { ...outcome, reply: change(outcome.reply) };
  },
});
const text = (what: string, change: (body: string) => string | Uint8Array) =>
  reply(what, (good) => ({ ...good, body: change(String(good.body)) }));
const body = (what: string, change: (good: Fields) => unknown) =>
  text(what, (written) => JSON.stringify(change(parseObject(written) ?? {})));
/** Fields of both wires; each reads its own. */
const usage = (what: string, count: unknown) =>
  body(what, (good) => ({
    ...good,
    usage: {
      prompt_tokens: count,
      completion_tokens: count,
      total_tokens: count,
      input_tokens: count,
      output_tokens: count,
    },
  }));
const content = (what: string, said: unknown) =>
  body(what, (good) => ({
    ...good,
    choices: [{ index: 0, message: { role: "assistant", content: said }, finish_reason: "stop" }],
    content: said,
  }));

export const hostileEnvelopes: readonly HostileEnvelope[] = [
  usage("tokens below nought", -5),
  usage("tokens without end", 1e300),
  usage("tokens as words", mark),
  usage("half a token", 0.5),
  body("tokens as a list", (good) => ({ ...good, usage: [mark] })),
  body("a model's name that steers a terminal", (good) => ({ ...good, model: `\u001b[31m${mark}\u001b[0m` })),
  body("a model's name in HTML", (good) => ({ ...good, model: `<script>${mark}</script>` })),
  body("a model's name of a megabyte", (good) => ({ ...good, model: mark.repeat(250_000) })),
  body("a model's name that is none", (good) => ({ ...good, model: { name: mark } })),
  body("an identifier that is none", (good) => ({ ...good, id: { id: mark } })),
  body("no choices", (good) => ({ ...good, choices: [], content: [] })),
  body("choices that are none", (good) => ({ ...good, choices: mark, content: mark })),
  body("null for choices", (good) => ({ ...good, choices: null, content: null })),
  body("a list for a body", (good) => [good, { [mark]: 1 }]),
  content("a number for a text", 7),
  content("null for a text", null),
  content("an object for a text", { text: mark }),
  content("parts of a kind that is not known", [{ type: mark, [mark]: mark }]),
  content("a call of a tool that was not asked for", [
    { type: "tool_use", id: "t", name: mark, input: { a: mark } },
  ]),
  body("another's role", (good) => ({
    ...good,
    role: "system",
    choices: [{ message: { role: "system", content: mark } }],
  })),
  body("a reason to stop that is not known", (good) => ({
    ...good,
    stop_reason: mark,
    choices: [{ index: 0, message: { role: "assistant", content: `"${mark}"` }, finish_reason: mark }],
  })),
  body("a prototype", (good) =>
    JSON.parse(`{"__proto__":{"polluted":"${mark}"},${JSON.stringify(good).slice(1)}`),
  ),
  text("seventeen megabytes", (written) =>
    written.replace(/^\{/, `{"pad":"${"x".repeat(17 * 1024 * 1024)}",`),
  ),
  text("bytes that are no UTF-8", (written) =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(written, "latin1")]),
  ),
  text("UTF-16", (written) => Buffer.from(written, "utf16le")),
  text("NUL before it", (written) => `\0${written}`),
  text("nothing", () => ""),
  text("a page of HTML", () => `<html><title>${mark}</title></html>`),
  text("JSON nested 100,000 deep", () => `${'{"choices":['.repeat(50_000)}`),
  reply("compression that it is not in", (good) => ({
    ...good,
    headers: { ...good.headers, "content-encoding": "gzip" },
  })),
];
