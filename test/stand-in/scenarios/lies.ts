import { parseObject } from "../exchange.ts";
import { type Scenario, scenarios } from "./scenario-table.ts";

type Fields = Record<string, unknown>;

/** An answer whose tokens are charged, and told otherwise. */
const tells =
  (change: (count: number, name: string) => unknown): Scenario =>
  (turn) => {
    const { reply, ...outcome } = scenarios.ok(turn);
    const body = parseObject(reply.body) ?? {};
    const usage = Object.entries((body.usage ?? body.usageMetadata ?? {}) as Fields).map(([name, count]) => [
      name,
      typeof count === "number" ? change(count, name) : count,
    ]);
    const name = body.usageMetadata === undefined ? "usage" : "usageMetadata";
    return {
      ...outcome,
      reply: { ...reply, body: JSON.stringify({ ...body, [name]: Object.fromEntries(usage) }) },
    };
  };

const isOfOutput = (name: string) => /completion|output|candidates/.test(name);

/** Usage that is not what is charged. */
export const lies = {
  "zeros for all tokens": tells(() => 0),
  "ones for all tokens": tells(() => 1),
  "no tokens of the question": tells((count, name) => (isOfOutput(name) ? count : 0)),
  "no tokens of the answer": tells((count, name) => (isOfOutput(name) || /total/i.test(name) ? 0 : count)),
  "half of the tokens": tells((count) => Math.floor(count / 2)),
  "a tenth of the tokens": tells((count) => Math.floor(count / 10)),
  "tokens as words": tells(String),
  "tokens below nought": tells((count) => -count),
  "parts of tokens": tells((count) => count / 7),
  "null for tokens": tells(() => null),
} satisfies Record<string, Scenario>;
