import { jsonReply, type Reply } from "../exchange.ts";
import type { Saying, WireFault } from "../wire.ts";
import type { Outcome, Turn } from "./turn.ts";

export type Scenario = (turn: Turn) => Outcome;

const say =
  (change: (saying: Saying, turn: Turn) => Partial<Saying> = () => ({})): Scenario =>
  (turn) => {
    const plain: Saying = { text: turn.answer, finish: "stop", tokens: turn.tokens, isCounted: true };
    const saying = { ...plain, ...change(plain, turn) };
    return { reply: turn.wire.completion(turn.question, saying, turn.now), tokens: saying.tokens };
  };

const fail =
  (fault: WireFault, headersOf: (turn: Turn) => Record<string, string> = () => ({})): Scenario =>
  (turn) => ({ reply: turn.wire.fault(fault, turn.question, headersOf(turn)) });

const lost =
  (hangUp: NonNullable<Reply["hangUp"]>, scenario = say()): Scenario =>
  (turn) => {
    const outcome = scenario(turn);
    return { ...outcome, reply: { ...outcome.reply, hangUp } };
  };

/** What `429`s ask for: 2 s, told in seconds, as a date or in milliseconds. */
export const retryAfterMs = 2_000;
const spent = ({ wire, now }: Turn) => wire.limits(0, retryAfterMs, now);
const proxyPage =
  "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n";
const thought = "The name states a brand and a size, so both stay.";

/** What may come of a question; what must be made of it is in the tests. */
export const scenarios = {
  ok: say(),
  "ok-slow": (turn) => {
    const outcome = say()(turn);
    return { ...outcome, reply: { ...outcome.reply, delayMs: turn.slowMs } };
  },
  "ok-fenced": say(({ text }) => ({ text: `\`\`\`json\n${text}\n\`\`\`` })),
  "ok-no-usage": say(() => ({ isCounted: false })),
  "ok-cached": say(({ tokens }) => ({ tokens: { ...tokens, cached: Math.floor(tokens.input / 2) } })),
  "ok-cache-written": say(({ tokens }) => ({
    tokens: { ...tokens, cacheWrite: Math.floor(tokens.input / 2) },
  })),
  "ok-reasoning": say(({ tokens }) => ({
    reasoning: thought,
    tokens: { ...tokens, reasoning: 64, output: tokens.output + 64 },
  })),
  "401": fail("key-refused"),
  "quota-spent": fail("quota-spent"),
  "403": fail("not-allowed"),
  "404-model": fail("model-unknown"),
  "400-schema": fail("schema-refused"),
  "400-context": fail("too-long"),
  "400-filter": fail("filtered"),
  "413": fail("too-large"),
  "429-seconds": fail("throttled", (turn) => ({ ...spent(turn), "retry-after": "2" })),
  "429-date": fail("throttled", (turn) => ({
    ...spent(turn),
    "retry-after": new Date(Math.ceil((turn.now + retryAfterMs) / 1000) * 1000).toUTCString(),
  })),
  "429-ms": fail("throttled", (turn) => ({ ...spent(turn), "retry-after-ms": "2000", "retry-after": "2" })),
  "429-no-header": fail("throttled"),
  "500": fail("failed"),
  "502-html": () => ({ reply: { status: 502, headers: { "content-type": "text/html" }, body: proxyPage } }),
  "503": fail("away"),
  "529": fail("overloaded"),
  "reset-before-headers": lost("before-headers"),
  "reset-after-headers": lost("after-headers"),
  "truncated-body": lost("in-body"),
  length: say(({ text, tokens }, { question }) => ({
    text: text.slice(0, Math.floor(text.length / 2)),
    finish: "length",
    tokens: { ...tokens, output: question.maxOutputTokens },
  })),
  "content-filter": (turn) =>
    (turn.wire.name === "anthropic" ? fail("filtered") : say(() => ({ text: "", finish: "filtered" })))(turn),
  refusal: say(() => ({ text: "I'm sorry, but I can't help with that.", finish: "refused" })),
  "bad-json": say(({ text }) => ({ text: `Sure! Here it is: ${text.slice(0, -1)},,` })),
  "wrong-schema": say(() => ({ text: '{"unexpected":["shape"],"count":1}' })),
  "200-with-error": ({ wire }) => ({ reply: wire.faultWithin() }),
  "307-elsewhere": ({ elsewhere }) => ({
    reply: jsonReply(307, { detail: "moved" }, { location: `${elsewhere}/v1/elsewhere` }),
  }),
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
