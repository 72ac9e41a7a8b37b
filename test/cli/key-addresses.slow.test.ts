import {
  chmodSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type KeyCase, keyCases, type Parties, type Step, secrets } from "./key-cases.ts";
import { startKeyCatcher } from "./key-catcher.ts";
import { callProgram, startProgram } from "./program.ts";

const isRoot = process.geteuid?.() === 0;
const otherUser = 54_321;

async function openParties({ answer }: KeyCase): Promise<Parties> {
  const stranger = await startKeyCatcher();
  const owner = await startKeyCatcher(answer && (() => answer({ owner, stranger })));
  onTestFinished(async () => {
    await Promise.all([owner.close(), stranger.close()]);
  });
  return { owner, stranger };
}

function openFolder({ files }: KeyCase, parties: Parties): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "pdo-keys-")));
  for (const folder of ["user", "shared/clone", "elsewhere"])
    mkdirSync(join(root, folder), { recursive: true });
  const all = { "user/.token": `${secrets.other}\n`, ...files?.(parties) };
  for (const [path, value] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof value === "string" ? value : JSON.stringify(value), {
      mode: 0o600,
    });
  }
  return root;
}

type Run = (
  words: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => ReturnType<typeof go>;

/** In a process of its own where the system's variables decide. */
async function go(
  root: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  needsProcess: boolean,
) {
  const surroundings = {
    folder: join(root, "shared/clone"),
    environment: {
      HOME: join(root, "user"),
      PDO_HOME: join(root, "user/home"),
      PDO_RETRIES: "0",
      PDO_API_KEY: secrets.api,
      PDO_PROVIDER_KEY: secrets.provider,
      ...environment,
    },
  };
  if (!needsProcess) return callProgram(words, surroundings);
  const { child, ended } = startProgram(words, surroundings);
  child.stdin?.end();
  return ended;
}

async function take(step: Step, root: string, parties: Parties, run: Run): Promise<void> {
  const path = join(root, step.path);
  switch (step.do) {
    case "link":
      rmSync(path, { force: true });
      return symlinkSync(join(root, step.to), path);
    case "mode":
      return chmodSync(path, step.mode);
    case "give":
      return lchownSync(path, step.group ? 0 : otherUser, otherUser);
    case "write":
      return writeFileSync(path, step.text.replace("STRANGER", parties.stranger.origin));
    case "move":
      return renameSync(path, join(root, step.to));
    case "trust":
      expect((await run(["config", "trust", path])).code).toBe(0);
  }
}

describe.skipIf(process.platform === "win32")("keys go to nobody whom their owner did not name", () => {
  test("in more than 40 configurations", () => {
    expect(keyCases.length).toBeGreaterThan(40);
    expect(new Set(keyCases.map(({ title }) => title)).size).toBe(keyCases.length);
  });

  for (const one of keyCases) {
    const needsRoot = one.steps?.some((step) => step.do === "give") === true;
    test.skipIf(needsRoot && !isRoot)(one.title, async () => {
      const parties = await openParties(one);
      const root = openFolder(one, parties);
      const run: Run = (words, environment = {}) => go(root, words, environment, one.needsProcess);
      for (const step of one.steps ?? []) await take(step, root, parties, run);
      const { code, said } = await run(one.words?.(parties) ?? [], one.environment?.(parties));

      expect(parties.stranger.seen(), said).toBe("");
      expect(parties.stranger.connections()).toBe(0);
      const seen = parties.owner.seen();
      const arrived = Object.entries(secrets).filter(([, secret]) => seen.includes(secret));
      expect(arrived.map(([name]) => name).sort(), said).toEqual([...(one.arrives ?? [])].sort());
      if (one.code !== undefined) expect(said).toContain(one.code);
      if (one.arrives === undefined) expect(code, said).toBe(2);
      for (const secret of Object.values(secrets)) expect(said).not.toContain(secret);
    });
  }
});
