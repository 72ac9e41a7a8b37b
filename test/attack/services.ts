import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Papa from "papaparse";
import { type Attack, crashIn, inFolder, memoryLimitMb, runCases } from "./attack.ts";
import { runSpawned } from "./runners.ts";
import { hostileModes, type Mode } from "./service-modes.ts";

const products = ["STEEL KETTLE", "Running shoes", "Winterjacke blau", "Lampe LED"];
/** As many as there are calls in flight. */
const names = [...products, ...products.map((name) => `${name} 2`)];
const feed = `id,name\n${names.map((name, row) => `${row},${name}\n`).join("")}`;
const key = "pdo_attack-canary-1";
/** Attempts, pauses and time limits are short, so that a run that ends by them ends soon. */
const limits = [
  "--timeout",
  "500",
  "--connect-timeout",
  "500",
  "--row-timeout",
  "1500",
  "--retries",
  "2",
  "--max-wait",
  "300",
];
/** Twice what these limits add up to, and a start of the program. */
const endsWithinMs = 12_000;

/**
 * A service that does all but what it should: the run ends, says so by its exit code and a sentence, takes no answer that
 * is not the row's own, and its key goes nowhere else.
 */
export const attackByServices: Attack = async (campaign) => {
  let memoryMb = 0;
  let slowestMs = 0;
  const run = async (mode: Mode, number: number, folder: string) => {
    const fault = (kind: string, seen: string) =>
      campaign.fault({ number, kind, seen: `${mode.name}: ${seen}` });
    const elsewhere = await startElsewhere();
    const service = await startHostile(mode, elsewhere.url);
    writeFileSync(join(folder, "feed.csv"), feed);
    const words = [
      "enrich",
      "feed.csv",
      "-o",
      "out.csv",
      "--tasks",
      "name",
      "--base-url",
      `${service.url}/api`,
      ...limits,
    ];
    const startedAt = Date.now();
    const outcome = await runSpawned(
      campaign.root,
      { words, folder, environment: { PDO_API_KEY: key } },
      endsWithinMs,
    );
    service.close();
    elsewhere.close();
    memoryMb = Math.max(memoryMb, outcome.memoryMb);
    slowestMs = Math.max(slowestMs, Date.now() - startedAt);
    const { code, said, printed, hung } = outcome;
    const output = existsSync(join(folder, "out.csv"))
      ? readFileSync(join(folder, "out.csv"), "utf8")
      : undefined;
    const crash = crashIn(said);
    if (campaign.only !== undefined)
      process.stderr.write(`${mode.name}\nexit ${code}\n${said}\n${printed}\n${output}\n`);
    if (hung) return fault("hang", `not ended after ${endsWithinMs} ms`);
    if (crash !== undefined) fault("crash", crash);
    if (code === null || ![0, 1, 5].includes(code)) fault("ended otherwise", `code ${code}: ${said}`);
    if (code !== 0 && (said + printed).trim() === "") fault("silent", `code ${code}`);
    if (mode.isHarmless && code !== 0) fault("harmless, but refused", `code ${code}: ${said} ${printed}`);
    if (outcome.memoryMb > memoryLimitMb) fault("memory", `${Math.round(outcome.memoryMb)} MB`);
    if (elsewhere.requests() > 0) fault("request elsewhere", `${elsewhere.requests()} requests`);
    if ([said, printed, output ?? ""].some((text) => text.includes(key)))
      fault("key told", `${said} ${output}`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come out
    const control = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.exec(
      `${output ?? ""}${said}`.replaceAll("\r\n", "\n"),
    )?.[0];
    if (control !== undefined)
      fault("control character", `U+${control.charCodeAt(0).toString(16)} in the output or message`);
    if (output === undefined) return code === 5 ? undefined : fault("done, but not written", said);
    judgeNames(output, { isDone: code === 0, mode, fault });
  };
  const done = await runCases(campaign, hostileModes, {
    atOnce: campaign.runners.atOnce,
    run: (mode, number) => inFolder(campaign, `service-${number}`, (folder) => run(mode, number, folder)),
  });
  return { modes: done, MB: memoryMb, "slowest ms": slowestMs };
};

/** All rows are there; where a name was taken, it is the one that the service gives to this row's. */
function judgeNames(
  output: string,
  { isDone, mode, fault }: { isDone: boolean; mode: Mode; fault(kind: string, seen: string): void },
): void {
  const { data, errors } = Papa.parse<Record<string, string>>(output.trimEnd(), { header: true });
  if (errors.length > 0 || data.length !== names.length) {
    fault("rows lost", output);
    return;
  }
  for (const [at, row] of data.entries()) {
    const taken = row.pdo_name ?? "";
    const wanted = `${row.name?.toLowerCase()}!`;
    if (row.name !== names[at]) fault("row changed", JSON.stringify(row));
    if (taken !== "" && taken !== wanted && !mode.mayAlterName)
      fault("wrong answer taken", JSON.stringify(row).slice(0, 300));
    if (isDone && taken === "") fault("0, but not done", JSON.stringify(row));
  }
}

/** Counts what comes to an address that nobody named. */
async function startElsewhere() {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function startHostile(mode: Mode, elsewhere: string) {
  const server = createServer({ maxHeaderSize: 1_000_000 }, (request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text) => {
      body += text;
    });
    request.on("end", () => {
      const { product_name = "" } = (body === "" ? {} : JSON.parse(body)) as { product_name?: string };
      const good = {
        message: "Done.",
        old_name: product_name,
        best_name: `${product_name.toLowerCase()}!`,
        other_names: [],
      };
      mode.answer({
        response,
        socket: request.socket,
        good,
        elsewhere,
        key: String(request.headers["x-api-key"]),
      });
    });
  });
  server.on("connection", (socket) => socket.on("error", () => {}));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
