import type { KeepingClient, KeepMode } from "../answers/keep-answers.ts";
import type { Client } from "../client/client.ts";
import type { KeyValueStore } from "../storage/key-value-store.ts";
import { homeFolder } from "./connect.ts";
import type { ResolvedSettings } from "./resolve-settings.ts";
import { serviceIdentity } from "./service-identity.ts";
import type { World } from "./world.ts";

/** The flags `--no-cache` and `--refresh`; commander says the first as `cache: false`. */
export interface KeepFlags {
  readonly cache?: boolean;
  readonly refresh?: boolean;
}

export interface KeptAnswers {
  readonly client: KeepingClient;
  /** Why the run has to do without kept answers, and the next step; absent where all is well. */
  readonly warning?: string;
}

export function keepMode({ cache = true, refresh = false }: KeepFlags): KeepMode {
  if (!cache) return "off";
  return refresh ? "refresh" : "use";
}

/**
 * The client, with the answers of earlier runs. It takes the client over: closing the one closes both. A store that
 * cannot be opened costs a warning, not the run.
 */
export async function openKeptAnswers(
  client: Client,
  mode: KeepMode,
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: World },
): Promise<KeptAnswers> {
  const { keepAnswers } = await import("../answers/keep-answers.ts");
  const kind = resolved.settings.baseUrl === undefined ? "embedded" : "remote";
  const { store, warning } = mode === "off" ? {} : await openStore(homeFolder(resolved, world));
  const identity = store === undefined ? "" : await serviceIdentity(resolved, world);
  return {
    client: keepAnswers(client, { store, identity, mode, kind, now: world.now }),
    ...(warning !== undefined && { warning }),
  };
}

async function openStore(home: string): Promise<{ store?: KeyValueStore; warning?: string }> {
  const { openAnswersStore } = await import("../answers/answers-store.ts");
  const { AnswersProblem } = await import("../answers/answers-problem.ts");
  try {
    return { store: await openAnswersStore(home) };
  } catch (problem) {
    if (!(problem instanceof AnswersProblem)) throw problem;
    const { what, seen, nextStep } = problem;
    return { warning: `No answers are kept. ${what} ${seen} ${nextStep}` };
  }
}
