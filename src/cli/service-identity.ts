import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { salesChannels } from "../contract/vocabulary.ts";
import { openCatalogs, openExamples } from "./connect.ts";
import type { ResolvedSettings } from "./resolve-settings.ts";
import { readVersion } from "./version.ts";
import type { World } from "./world.ts";

/**
 * All that an answer depends on besides the call that it answers, in words that can be shown: the address of a remote
 * service; of the embedded one the program, the channels' catalogs and examples, the rules and the glossary. No key.
 */
export async function serviceIdentity(resolved: ResolvedSettings, world: World): Promise<string> {
  const { baseUrl, rules = [], glossary } = resolved.settings;
  if (baseUrl !== undefined) return `service at ${baseUrl.replace(/\/+$/, "")}`;
  const catalogs = await openCatalogs(resolved, world);
  const examples = await openExamples(resolved, world);
  const parts = [
    `pdo ${readVersion()}`,
    `program ${shortened(programFingerprint())}`,
    ...salesChannels.map((channel) => `catalog ${channel} ${shortened(catalogs.fingerprint(channel))}`),
    ...salesChannels.flatMap((channel) => toPart(`examples ${channel}`, examples.fingerprint(channel))),
    ...(rules.length === 0 ? [] : [`rules ${[...rules].sort().join("+")}`]),
    ...toPart("glossary", glossary && fileFingerprint(resolve(world.workingDirectory, glossary))),
  ];
  return parts.join(", ");
}

function toPart(name: string, fingerprint: string | undefined): string[] {
  return fingerprint === undefined ? [] : [`${name} ${shortened(fingerprint)}`];
}

/** Sixteen digits of a SHA-256. */
function shortened(fingerprint: string): string {
  return fingerprint.slice(0, 16);
}

/** Whoever works on the program has other answers tomorrow under the same version; a copy of it has the same. */
function programFingerprint(): string {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const hash = createHash("sha256");
  for (const file of programFiles(folder)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}

function programFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.[jt]s$/.test(file))
    .sort();
}

function fileFingerprint(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
