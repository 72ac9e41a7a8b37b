import { join } from "node:path";
import type { Reply } from "../stand-in/exchange.ts";
import type { Scenario, ScenarioName } from "../stand-in/scenarios/scenario-table.ts";

/** The key that must not be seen anywhere, and what a provider may make of it when it quotes it. */
export const canary = "sk-proj-Cn4rYq8Tz2Wd6Lp0Xv3Hb7Jm5Gk9Fs1";

/** One way in which a command that has the key can fail. */
export interface FailurePath {
  readonly title: string;
  readonly words: readonly string[];
  /** What the stand-in plays. */
  readonly plays?: ScenarioName | Scenario;
  readonly environment?: Readonly<Record<string, string>>;
  /** Files that lie in the folder before. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether the command reads the key from standard input. */
  readonly readsKey?: boolean;
  /** How often it is run; the stand-in's batches end in between. */
  readonly runs?: number;
  /** Whether the stand-in ends its batches with errors that hold the key. */
  readonly batchFails?: boolean;
  /** A module that is loaded before the program. */
  readonly preload?: string;
  readonly exits: readonly number[];
}

/** Whatever the task, the key goes the same way; the name's is the soonest ready. */
const enrich = [
  ...["enrich", "feed.csv", "-o", "out.csv", "--summary", "summary.json"],
  ...["--tasks", "name", "--retries", "0"],
] as const;
const watched = [...enrich, "--status-file", "status.json", "--metrics-file", "metrics.prom"] as const;

const says =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Scenario =>
  () => ({
    reply: {
      status,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    },
  });

const page =
  (status: number, body: string): Scenario =>
  () => ({ reply: { status, headers: { "content-type": "text/html" }, body } });

const error = (message: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  error: { message, type: "invalid_request_error", param: null, code: "invalid_api_key", ...fields },
});

const cut =
  (reply: Partial<Reply>): Scenario =>
  (turn) => {
    const outcome = says(500, error(`Bearer ${canary}`))(turn);
    return { ...outcome, reply: { ...outcome.reply, ...reply } };
  };

const masked = `${canary.slice(0, 12)}${"*".repeat(12)}${canary.slice(-10)}`;

/** A model that repeats what it should not know, as if a proxy had put the headers into the question. */
const babbling: Scenario = ({ wire, question, tokens, now }) => ({
  reply: wire.completion(
    question,
    { text: `{"best_name":"${canary}"`, finish: "stop", tokens, isCounted: true },
    now,
  ),
  tokens,
});

export const failurePaths: readonly FailurePath[] = [
  {
    title: "a refused key that the provider quotes",
    words: enrich,
    plays: says(401, error(`Incorrect API key provided: ${canary}.`)),
    exits: [5],
  },
  {
    title: "a refused key that the provider quotes masked",
    words: enrich,
    plays: says(401, error(`Incorrect API key provided: ${masked}.`)),
    exits: [5],
  },
  {
    title: "a refused key that is quoted in parts",
    words: enrich,
    plays: says(401, error(`Key starting ${canary.slice(0, 16)} and ending ${canary.slice(-14)} is wrong`)),
    exits: [5],
  },
  {
    title: "a refused key in the error's code and type",
    words: enrich,
    plays: says(401, error("No.", { code: canary, type: canary, param: canary })),
    exits: [5],
  },
  {
    title: "a redirect whose address holds the key",
    words: enrich,
    plays: says(307, {}, { location: `http://127.0.0.1:1/?key=${canary}` }),
    exits: [5],
  },
  {
    title: "a web page that shows the request's headers",
    words: enrich,
    plays: page(502, `<html><pre>authorization: Bearer ${canary}</pre></html>`),
    exits: [1, 5],
  },
  {
    title: "a web page with 200",
    words: enrich,
    plays: page(200, `<html>Bearer ${canary}</html>`),
    exits: [1, 5],
  },
  {
    title: "a 500 with the key in its body",
    words: watched,
    plays: says(500, error(`upstream said no to ${canary}`)),
    exits: [0, 5],
  },
  {
    title: "a 400 that quotes the whole request",
    words: enrich,
    plays: says(400, error(`bad request {"headers":{"Authorization":"Bearer ${canary}"}}`, { code: null })),
    exits: [0, 1, 5],
  },
  { title: "a 403 with the key", words: enrich, plays: says(403, error(`${canary} may not`)), exits: [5] },
  {
    title: "a 404 of the model with the key in its name",
    words: enrich,
    plays: says(404, error(`The model ${canary} does not exist`, { code: "model_not_found" })),
    exits: [5],
  },
  {
    title: "a 429 without end, with the key",
    words: [...enrich, "--max-wait", "100"],
    plays: says(429, error(`slow down, ${canary}`, { code: null }), { "retry-after": "30" }),
    exits: [0, 1, 5],
  },
  {
    title: "no credit, with the key",
    words: enrich,
    plays: says(429, error(`${canary}: quota`, { code: "insufficient_quota" })),
    exits: [5],
  },
  {
    title: "an error within a 200, with the key",
    words: enrich,
    plays: says(200, error(`bearer ${canary}`)),
    exits: [0, 1, 5],
  },
  {
    title: "an answer cut off behind its headers",
    words: enrich,
    plays: cut({ hangUp: "after-headers" }),
    exits: [0, 1, 5],
  },
  {
    title: "an answer cut off in its body",
    words: enrich,
    plays: cut({ hangUp: "in-body" }),
    exits: [0, 1, 5],
  },
  {
    title: "a request that is not answered in time",
    words: [...enrich, "--timeout", "100", "--row-timeout", "200"],
    plays: "ok-slow",
    exits: [0, 1, 5],
  },
  {
    title: "nobody who listens",
    words: [...enrich, "--max-wait", "50"],
    environment: { PDO_PROVIDER_BASE_URL: "http://127.0.0.1:1/v1" },
    exits: [0, 1, 5],
  },
  {
    title: "a name that is not found",
    words: [...enrich, "--max-wait", "50"],
    environment: { PDO_PROVIDER_BASE_URL: "https://pdo.invalid/v1" },
    exits: [0, 1, 5],
  },
  {
    title: "a base URL with the key in its query",
    words: enrich,
    environment: { PDO_PROVIDER_BASE_URL: `https://pdo.invalid/v1?key=${canary}` },
    exits: [2],
  },
  {
    title: "a base URL with the key as its user",
    words: enrich,
    environment: { PDO_PROVIDER_BASE_URL: `https://${canary}@pdo.invalid/v1` },
    exits: [2],
  },
  {
    title: "a base URL that is the key",
    words: enrich,
    environment: { PDO_PROVIDER_BASE_URL: canary },
    exits: [2],
  },
  {
    title: "a base URL with the key in its path",
    words: [...enrich, "--max-wait", "50"],
    environment: { PDO_PROVIDER_BASE_URL: `http://127.0.0.1:1/${canary}/v1` },
    exits: [0, 1, 2, 5],
  },
  {
    title: "the key in the place of its file",
    words: enrich,
    environment: { PDO_PROVIDER_KEY: "", PDO_PROVIDER_KEY_FILE: canary },
    exits: [2],
  },
  {
    title: "a key file with more than the key",
    words: enrich,
    environment: { PDO_PROVIDER_KEY: "", PDO_PROVIDER_KEY_FILE: "keyfile" },
    files: { keyfile: `${canary}\n${canary}\n` },
    exits: [2],
  },
  {
    title: "the key as the provider's name",
    words: enrich,
    environment: { PDO_PROVIDER: canary },
    exits: [2],
  },
  {
    title: "the key as the model's name",
    words: enrich,
    environment: { PDO_MODEL: canary },
    plays: "404-model",
    exits: [2, 5],
  },
  {
    title: "a configuration that is broken behind the key",
    words: enrich,
    files: { "pdo.config.json": `{"providerKey": "${canary}", ` },
    exits: [2],
  },
  {
    title: "a configuration with the key under a name that there is not",
    words: enrich,
    files: { "pdo.config.json": JSON.stringify({ providerKey: canary }) },
    exits: [2],
  },
  {
    title: "a configuration with the key as a wrong value",
    words: enrich,
    files: {
      "pdo.config.json": JSON.stringify({
        provider: canary,
        fallback: canary,
        maxCost: canary,
        prices: { m: { input: canary } },
      }),
    },
    exits: [2],
  },
  {
    title: "a recording's folder that cannot be made",
    words: [...enrich, "--record", "feed.csv/recording"],
    exits: [2],
  },
  {
    title: "a recording of answers that hold the key",
    words: [...enrich, "--record", "recording"],
    plays: babbling,
    exits: [0, 1],
  },
  { title: "a home that is a file", words: enrich, environment: { PDO_HOME: "feed.csv" }, exits: [0, 1, 2] },
  {
    title: "a batch that is refused with the key",
    words: [...enrich, "--batch"],
    environment: { PDO_PROVIDER_KEY: `${canary}` },
    plays: "401",
    exits: [2, 5, 6],
  },
  {
    title: "a batch that fails with the key in its reason",
    words: [...enrich, "--batch"],
    runs: 3,
    batchFails: true,
    exits: [5, 6],
  },
  {
    title: "a batch whose items fail with the key in their bodies",
    words: [...enrich, "--batch"],
    runs: 4,
    plays: says(400, error(`${canary} is bad`)),
    exits: [0, 1, 5, 6],
  },
  {
    title: "a fault that nobody foresaw, before the run",
    words: enrich,
    preload: join(import.meta.dirname, "broken-date.mjs"),
    exits: [2],
  },
  {
    title: "a fault that nobody foresaw, within the service",
    words: ["name", "KETTLE", "--retries", "0"],
    preload: join(import.meta.dirname, "broken-clock.mjs"),
    exits: [2, 5],
  },
  {
    title: "a doctor whose key is refused",
    words: ["doctor", "feed.csv", "--retries", "0"],
    plays: says(401, error(`Incorrect API key provided: ${canary}.`)),
    exits: [2],
  },
  {
    title: "one name, with a refused key",
    words: ["name", "KETTLE", "--retries", "0"],
    plays: says(401, error(`Bearer ${canary}`)),
    exits: [5],
  },
  {
    title: "a key from standard input that is refused",
    words: ["name", "KETTLE", "--retries", "0", "--provider-key-file", "-"],
    readsKey: true,
    environment: { PDO_PROVIDER_KEY: "" },
    plays: says(401, error(`Incorrect API key provided: ${canary}.`)),
    exits: [5],
  },
];
