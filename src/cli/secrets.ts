import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { CliProblem } from "./cli-problem.ts";
import type { ResolvedSettings } from "./resolve-settings.ts";
import type { World } from "./world.ts";

export interface Secrets {
  readonly apiKey?: string;
  readonly providerKey?: string;
}

/** The keys that travel with a call. A flag's file comes before the environment, which comes before a configured file. */
export async function readSecrets(resolved: ResolvedSettings, world: World): Promise<Secrets> {
  const apiKey = await readSecret("apiKeyFile", "PDO_API_KEY", { resolved, world });
  const providerKey = await readSecret("providerKeyFile", "PDO_PROVIDER_KEY", { resolved, world });
  return { ...(apiKey && { apiKey }), ...(providerKey && { providerKey }) };
}

interface Places {
  readonly resolved: ResolvedSettings;
  readonly world: World;
}

async function readSecret(
  setting: "apiKeyFile" | "providerKeyFile",
  variable: string,
  { resolved, world }: Places,
): Promise<string | undefined> {
  const path = resolved.settings[setting];
  const fromEnvironment = world.environment[variable];
  if (fromEnvironment && resolved.sources[setting].kind !== "flag")
    return checkKey(fromEnvironment.trim(), variable);
  if (path === undefined) return undefined;
  const text =
    path === "-"
      ? await readAll(world.input.stream)
      : await readKeyFile(resolve(world.workingDirectory, path));
  return checkKey(text.trim(), path);
}

async function readKeyFile(path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: unknown) => {
    throw new CliProblem(
      {
        code: "PDO_KEY_FILE_UNREADABLE",
        what: `${path}: the key cannot be read.`,
        seen: error instanceof Error ? error.message : String(error),
        nextStep: "Name a file that holds the key and nothing else.",
      },
      { cause: error },
    );
  });
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** A key travels in a header, so it is one line of visible ASCII. The key itself is never shown. */
function checkKey(key: string, place: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  throw new CliProblem({
    code: "PDO_KEY_INVALID",
    what: `${place}: this is not a key.`,
    seen: key === "" ? "It is empty." : "It has spaces, line breaks or characters that no key has.",
    nextStep: "Put the key alone there, on one line.",
  });
}
