import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import type { PdoError } from "../lib/errors.ts";
import { createRedactor } from "../net/redaction.ts";
import type { ResolvedSettings } from "./config.ts";
import { cliError } from "./errors.ts";
import type { World } from "./world.ts";

export interface Secrets {
  readonly apiKey?: string;
  readonly providerKey?: string;
}

/**
 * The keys sent with a call. A flag's file takes precedence over the environment, and that over a configured file.
 * @param onWarning called for a file that others can read
 */
export async function readSecrets(
  resolved: ResolvedSettings,
  world: World,
  onWarning: (sentence: string) => void = () => undefined,
): Promise<Secrets> {
  const { apiKeyFile, providerKeyFile } = resolved.settings;
  if (apiKeyFile === "-" && providerKeyFile === "-") throw inputTwice("Both keys are to come from it.");
  const places = { resolved, world, onWarning };
  const apiKey = await readSecret("apiKeyFile", "PDO_API_KEY", places);
  const providerKey = await readSecret("providerKeyFile", "PDO_PROVIDER_KEY", places);
  return { ...(apiKey && { apiKey }), ...(providerKey && { providerKey }) };
}

interface Places {
  readonly resolved: ResolvedSettings;
  readonly world: World;
  readonly onWarning: (sentence: string) => void;
}

async function readSecret(
  setting: "apiKeyFile" | "providerKeyFile",
  variable: string,
  { resolved, world, onWarning }: Places,
): Promise<string | undefined> {
  const path = resolved.settings[setting];
  const fromEnvironment = world.environment[variable];
  if (fromEnvironment && resolved.sources[setting].kind !== "flag")
    return checkKey(fromEnvironment.trim(), variable, Number.POSITIVE_INFINITY);
  if (path === undefined) return undefined;
  const place = resolved.sources[setting].name;
  if (path === "-") return checkKey((await readStart(world.input.stream)).trim(), place);
  const file = resolve(world.workingDirectory, path);
  const text = await readStart(createReadStream(file)).catch(throwUnreadable(place));
  if (world.platform !== "win32" && (await isOpenToOthers(file))) {
    onWarning(`${place}: others on this machine can read the file with the key; chmod 600 keeps it to you.`);
  }
  return checkKey(text.trim(), place);
}

async function isOpenToOthers(file: string): Promise<boolean> {
  const { mode } = await stat(file);
  return (mode & 0o077) !== 0;
}

/** Omits the path: it may be the key itself, given instead of a file's name. */
function throwUnreadable(place: string): (cause: unknown) => never {
  return (cause) => {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    throw cliError({
      code: "PDO_KEY_FILE_UNREADABLE",
      what: `${place}: the file with the key cannot be read.`,
      seen: unreadableBecause[code] ?? `The system says: ${code}.`,
      nextStep: "Name a file that holds the key and nothing else; the key itself does not stand there.",
    });
  };
}

const unreadableBecause: Readonly<Record<string, string>> = {
  ENOENT: "There is no such file.",
  ENOTDIR: "There is no such file.",
  EISDIR: "It is a folder.",
  EACCES: "The system refused to open it.",
};

/** In characters. Only signed tokens are longer, and they can be given in the environment. */
const longestKey = 512;

/** Enough of it to see that it is no key: a file that never ends must not be read to its end. */
async function readStart(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > 16 * longestKey) break;
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Standard input can be read only once. */
function inputTwice(seen: string): PdoError {
  return cliError({
    code: "PDO_INPUT_TWICE",
    what: "Standard input cannot be two things at once.",
    seen,
    nextStep: "Put the key into a file, or into PDO_API_KEY or PDO_PROVIDER_KEY.",
  });
}

/** Refuses a key from standard input for a command that reads its data there. */
export function refuseKeyFromInput({ settings }: ResolvedSettings): void {
  const { apiKeyFile, providerKeyFile } = settings;
  if (apiKeyFile !== "-" && providerKeyFile !== "-") return;
  throw inputTwice("It brings the products, and a key file is given as - too.");
}

/**
 * A key is sent in a header, so it must be one line of visible ASCII; a longer text is some other file, named by mistake.
 * The key itself is never shown.
 */
function checkKey(key: string, place: string, most = longestKey): string {
  const seen = whyNoKey(key, most);
  if (seen === undefined) return key;
  throw cliError({
    code: "PDO_KEY_INVALID",
    what: `${place}: this is not a key.`,
    seen,
    nextStep: "Put the key alone there, on one line.",
  });
}

function whyNoKey(key: string, most: number): string | undefined {
  if (key === "") return "It is empty.";
  if (key.length > most) return `It has more than ${most} characters.`;
  if (/[\r\n]/.test(key)) return "It has several lines.";
  return /^[\x21-\x7e]+$/.test(key) ? undefined : "It has spaces or characters that no key has.";
}

/** Redacts what looks like a provider's key in input that is shown. */
export const hideKeys = createRedactor([]);

/** Redacts the environment's keys, whole or in part, and what looks like other keys. */
export function withoutKeys(text: string, { PDO_API_KEY, PDO_PROVIDER_KEY }: World["environment"]): string {
  return createRedactor([PDO_API_KEY?.trim(), PDO_PROVIDER_KEY?.trim()])(text);
}
