import type { PdoError } from "../../../lib/errors.ts";
import { cliError } from "../../errors.ts";
import type { Session } from "../../session.ts";
import type { EnrichFlags, OpenedRun } from "./open-run.ts";

/** @throws PdoError for what a cluster does not do */
export function refuseForCluster(
  { feed, feedName, filePath, output, mapping }: OpenedRun,
  { run, cache, refresh }: EnrichFlags,
  isBuiltIn: boolean,
  { settings }: Pick<Session, "settings">,
): void {
  if (filePath === undefined)
    throw notOfCluster(
      "Standard input",
      "A stream is read once, and claims are read where they lie.",
      "Save the feed to a file that all machines see, and name that.",
    );
  if (feed.description.workbook !== undefined || output.workbook !== undefined)
    throw notOfCluster(
      feedName,
      "A workbook is one packed file, and so would its output be.",
      "Save the sheet as CSV, or leave --cluster out.",
    );
  if (output.path === undefined && run === undefined)
    throw notOfCluster(
      "Standard output",
      "The parts of the output lie beside it until they are joined.",
      "Name a folder for them with --run FOLDER, which all machines see.",
    );
  if (settings.baseUrl !== undefined)
    throw notOfCluster(
      "A remote service",
      "Its machines do the rows already.",
      "Leave out --base-url (pdo config shows where it is set), or --cluster.",
    );
  const ofOneMachine = (["record", "replay", "voice"] as const).find((name) => settings[name] !== undefined);
  if (!isBuiltIn && (ofOneMachine !== undefined || settings.images))
    throw notOfCluster(
      `--${ofOneMachine ?? "images"}`,
      "It is of one machine.",
      "Leave it out (pdo config shows where it is set), or leave --cluster out.",
    );
  if (!isBuiltIn && (cache === false || refresh === true))
    throw notOfCluster(
      "--no-cache and --refresh",
      "Workers share what is answered.",
      "Leave it out, or leave --cluster out.",
    );
  if (settings.batch)
    throw notOfCluster("--batch", "A provider's batch is one for the whole feed.", "Leave one of them out.");
  const isFollowed = settings.write !== "add" || mapping.supplied !== undefined;
  if (settings.maxChurn !== undefined && isFollowed)
    throw notOfCluster(
      "--max-churn with --write or --facts",
      "It follows each row of the feed, and rows are done elsewhere.",
      "Leave --max-churn out, or leave --cluster out.",
    );
}

function notOfCluster(what: string, seen: string, nextStep: string): PdoError {
  return cliError({
    code: "PDO_CLUSTER_NOT_DONE",
    what: `${what}: a cluster does not do that.`,
    seen,
    nextStep,
  });
}

/** @throws PdoError PDO_CLUSTER_MISSING for a flag that is about a cluster where none is named */
export function refuseWithoutCluster(flags: EnrichFlags): void {
  const name = (["run", "priority", "shards"] as const).find((flag) => flags[flag] !== undefined);
  if (name !== undefined) throw clusterMissing(`--${name}`);
}

export function clusterMissing(what: string): PdoError {
  return cliError({
    code: "PDO_CLUSTER_MISSING",
    what: `${what}: no cluster is named.`,
    seen: "Neither --cluster nor PDO_CLUSTER says where its Redis or Valkey is.",
    nextStep: "Name it, for example: --cluster redis://queue.example:6379",
  });
}
