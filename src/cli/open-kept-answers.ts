import type { JournalPlace } from "../answers/answer-journal.ts";
import type { AnswersPlace } from "../answers/answers-store.ts";
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
 * The home folder's answers. A process of another host counts as gone: a container that is started again has another
 * name; and if it is still there, it notices that its journal was taken, and goes on without.
 */
export function answersPlace(resolved: ResolvedSettings, world: World): AnswersPlace {
  const { own, isRunning } = world.processes;
  return {
    home: homeFolder(resolved, world),
    isAlive: (owner) => owner.host === own.host && isRunning(owner),
  };
}

/**
 * The client, with the answers of earlier runs where it asks a remote service. It takes the client over: closing the one
 * closes both. A store that cannot be opened costs a warning, not the run.
 */
export async function openKeptAnswers(
  client: Client,
  mode: KeepMode,
  { resolved, world }: { readonly resolved: ResolvedSettings; readonly world: World },
): Promise<KeptAnswers> {
  const { keepAnswers } = await import("../answers/keep-answers.ts");
  const { baseUrl } = resolved.settings;
  const { now } = world;
  if (baseUrl === undefined || mode === "off") {
    const kind = baseUrl === undefined ? "embedded" : "remote";
    return { client: keepAnswers(client, { store: undefined, identity: "", mode: "off", kind, now }) };
  }
  const { warning, ...opened } = await openStore(answersPlace(resolved, world), world);
  return {
    client: keepAnswers(client, { ...opened, identity: serviceIdentity(baseUrl), mode, kind: "remote", now }),
    ...(warning !== undefined && { warning }),
  };
}

interface OpenedStore {
  readonly store: KeyValueStore | undefined;
  readonly journal?: JournalPlace;
  readonly warning?: string;
}

async function openStore(place: AnswersPlace, { processes }: World): Promise<OpenedStore> {
  const { answersFolder, openAnswersStore } = await import("../answers/answers-store.ts");
  const { AnswersProblem } = await import("../answers/answers-problem.ts");
  try {
    const store = await openAnswersStore(place);
    return { store, journal: { folder: answersFolder(place.home), owner: processes.own } };
  } catch (problem) {
    if (!(problem instanceof AnswersProblem)) throw problem;
    const { what, seen, nextStep } = problem;
    return { store: undefined, warning: `No answers are kept. ${what} ${seen} ${nextStep}` };
  }
}
