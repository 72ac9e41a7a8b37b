import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { main } from "../../src/cli/main.ts";
import { createStandInWorld } from "../stand-ins/world.ts";

/** `pdo serve` at a free port until the test is over, asked with a key of the level `plus`. */
export async function serve(settings: Readonly<Record<string, string>> = {}) {
  const home = mkdtempSync(join(tmpdir(), "pdo-serve-"));
  const environment = { PDO_HOME: home, ...settings };
  const creating = createStandInWorld({ environment });
  await main(["keys", "create", "--level", "plus"], creating);
  const { key } = JSON.parse(creating.printed()) as { key: string };
  const controller = new AbortController();
  const standing = createStandInWorld({ environment, signal: controller.signal });
  const world = { ...standing, now: Date.now };
  const served = main(["serve", "--port", "0"], world);
  onTestFinished(async () => {
    controller.abort();
    await served;
  });
  const isReady = async () => {
    while (world.printed() === "") await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await Promise.race([isReady(), served]);
  const { url } = JSON.parse(world.printed()) as { url: string };
  return {
    get: async (path: string) => (await fetch(url + path)).json() as Promise<Record<string, unknown>>,
    post: async (path: string, body: object) => {
      const headers = { "content-type": "application/json", "x-api-key": key };
      const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
  };
}
