import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli/main.ts";
import { startToxicProxy, type Toxic, toxics } from "../stand-ins/toxic-proxy.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { type StandInServer, sendJson, startStandIn } from "./stand-in-server.ts";

const rows = 24;
const concurrency = 4;
/** What ends a connection in the middle of a call. */
const breaking: readonly Toxic[] = ["timeout", "reset_peer", "limit_data"];
const folder = mkdtempSync(join(tmpdir(), "pdo-toxics-"));
const feed = join(folder, "feed.csv");
const names = Array.from({ length: rows }, (_, row) => `Kettle number ${row}`);
let service: StandInServer;

beforeAll(async () => {
  writeFileSync(feed, ["id,name", ...names.map((name, row) => `${row},${name}`), ""].join("\n"));
  service = await startStandIn((_request, response, count) => {
    const { product_name } = JSON.parse(service.bodies[count - 1] ?? "");
    const best_name = product_name.toUpperCase();
    sendJson(response, 200, { message: "Done.", old_name: product_name, best_name, other_names: [] });
  });
});
afterAll(() => service.close());

/** The names of an output, row by row. */
function readNames(path: string): string[] {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".json")) {
    return JSON.parse(text).map(({ pdo }: { pdo: { name?: string } }) => pdo.name ?? "");
  }
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const column = header.split(",").indexOf("pdo_name");
  return lines.map((line) => line.split(",")[column] ?? "");
}

const cases = toxics.flatMap((toxic) =>
  (["up", "down"] as const).flatMap((direction) =>
    (["csv", "json"] as const).map((format) => ({ toxic, direction, format })),
  ),
);

describe("a run over a network that harms every other connection", () => {
  test.each(cases)(
    "by $toxic on the way $direction, writing $format",
    async ({ toxic, direction, format }) => {
      const proxy = await startToxicProxy({ toxic, direction, upstreamPort: service.port });
      const output = join(folder, `${toxic}-${direction}.${format}`);
      const base = [
        "--base-url",
        `${proxy.origin}/api`,
        "--timeout",
        "400",
        "--concurrency",
        `${concurrency}`,
      ];
      const world = { ...createStandInWorld(), random: () => 0 };
      const code = await main(["enrich", feed, "-o", output, "--tasks", "name", ...base], world);
      proxy.close();
      if (toxic === "down") {
        expect(code).toBe(5);
        expect(world.said()).toContain("PDO_CLIENT_");
        expect(existsSync(output)).toBe(false);
      } else {
        expect({ code, names: readNames(output) }).toEqual({
          code: 0,
          names: names.map((name) => name.toUpperCase()),
        });
      }
      expect(world.said()).not.toContain("fault of pdo itself");
      if (breaking.includes(toxic)) expect(proxy.connections()).toBeGreaterThan(concurrency);
    },
  );
});
