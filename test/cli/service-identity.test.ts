import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { serviceIdentity } from "../../src/cli/service-identity.ts";
import { openSession } from "../../src/cli/session.ts";
import { createStandInWorld } from "../stand-ins/world.ts";
import { run } from "./catalog/folder.ts";

const samples = join(import.meta.dirname, "..", "..", "samples");

async function identityOf(world: ReturnType<typeof createStandInWorld>, flags: Record<string, unknown> = {}) {
  const session = await openSession(flags, { world, setExitCode: () => {} });
  return serviceIdentity(session.resolved, world);
}

describe("what identifies the service", () => {
  test("is the address of a remote one, without a key", async () => {
    const world = createStandInWorld({ environment: { PDO_API_KEY: "the-secret" } });
    expect(await identityOf(world, { baseUrl: "https://host/api/" })).toBe("service at https://host/api");
  });

  test("is another one with other rules, another glossary and other examples, and else the same", async () => {
    const world = createStandInWorld();
    const plain = await identityOf(world);
    expect(await identityOf(world)).toBe(plain);
    const glossary = join(world.workingDirectory, "words.csv");
    writeFileSync(glossary, "en,de\nlamp,Leuchte\n");
    const first = await identityOf(world, { glossary });
    writeFileSync(glossary, "en,de\nlamp,Lampe\n");
    const second = await identityOf(world, { glossary });
    const ruled = await identityOf(world, { rules: "google,gtin" });
    expect(await identityOf(world, { rules: "gtin,google" })).toBe(ruled);
    const add = ["examples", "add", join(samples, "learning", "categorized.csv"), "--channel", "channel_a"];
    await run(add, { environment: { PDO_HOME: String(world.environment.PDO_HOME) } });
    const taught = await identityOf(world);
    expect(new Set([plain, first, second, ruled, taught]).size).toBe(5);
  });

  test("says the built-in catalogs' checksums", async ({ skip }) => {
    const built = join(import.meta.dirname, "..", "..", "dist", "catalogs", "channel_a.catalog");
    skip(!existsSync(built), "the built-in catalogs are not built");
    expect(await identityOf(createStandInWorld())).toMatch(
      /catalog channel_a [0-9a-f]{16}, catalog channel_b [0-9a-f]{16}/,
    );
  });
});
