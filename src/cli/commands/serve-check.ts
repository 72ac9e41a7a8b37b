import { isLoopback } from "../../server/http/gate.ts";
import type { RunningServer } from "../../server/http/server.ts";
import { listKeys } from "../../server/keys.ts";
import type { Service } from "../../server/service.ts";
import { usesModel } from "../config.ts";
import { dollars } from "../render/figures.ts";
import type { Finding } from "../render/findings.ts";
import type { Session } from "../session.ts";

interface Checked {
  readonly session: Session;
  readonly service: Service;
  /** Absent: the service makes a key for the session. */
  readonly keysFile: string | undefined;
}

/** What a service serves that could be started as it is configured. */
export function describeService(server: RunningServer, { session, service, keysFile }: Checked): Finding[] {
  const { settings } = session;
  const { corsOrigin = [], drainTime, drainDelay, quiet } = settings;
  const good = (subject: string, sentence: string): Finding => ({ subject, state: "good", sentence });
  return [
    good("address", `${server.url}/api, described at ${server.url}/api/docs; the port is free.`),
    describeProbes(server, settings.host),
    keysFile === undefined
      ? good("keys", "No keys file; a key is made for each start, and only this machine is answered.")
      : describeKeys(keysFile),
    ...service.catalogs.channels().map((channel) => {
      const { categories, source } = service.catalogs.catalog(channel);
      return good(channel, `${categories.length} categories, ${source}.`);
    }),
    good("language model", describeModel(session)),
    good(
      "browsers",
      corsOrigin.length === 0
        ? "Pages of other origins may not call; --cors-origin allows it."
        : `Pages of ${corsOrigin.join(", ")} may call.`,
    ),
    good(
      "shutdown",
      `On SIGTERM /readyz says no; new calls are taken for ${drainDelay} ms more, and all is finished within ${drainTime} ms.`,
    ),
    good("log", quiet ? "None (--quiet)." : "A line of JSON for each request, on standard error."),
  ];
}

function describeProbes({ url, adminUrl }: RunningServer, host: string): Finding {
  const probes = adminUrl ?? url;
  const where = `${probes}/healthz, ${probes}/readyz and ${probes}/metrics, without a key.`;
  const isOpen = adminUrl === undefined && !isLoopback(host);
  return isOpen
    ? {
        subject: "probes",
        state: "warn",
        sentence: `${where} Whoever reaches the service can read the metrics; --admin-port gives them a port of their own.`,
      }
    : { subject: "probes", state: "good", sentence: where };
}

function describeKeys(path: string): Finding {
  const counts = new Map<string, number>();
  for (const { level } of listKeys(path)) counts.set(level, (counts.get(level) ?? 0) + 1);
  const levels = [...counts].map(([level, count]) => `${count} ${level}`).join(", ");
  return levels === ""
    ? { subject: "keys", state: "warn", sentence: `${path} holds none; pdo keys create makes one.` }
    : { subject: "keys", state: "good", sentence: `${path}: ${levels}.` };
}

function describeModel({ resolved, world }: Session): string {
  const { provider, model, maxCost, maxTokens } = resolved.settings;
  if (!usesModel(resolved, world)) return "None of the operator's own; callers may bring a provider's key.";
  const name = [provider ?? "the provider key's provider", model]
    .filter((part) => part !== undefined)
    .join(", ");
  const bounds = [
    ...(maxCost === undefined ? [] : [`at most ${dollars(maxCost)}`]),
    ...(maxTokens === undefined ? [] : [`at most ${maxTokens} tokens`]),
  ];
  const limit = bounds.length === 0 ? "without a limit of cost (PDO_MAX_COST)" : bounds.join(" and ");
  return `${name}, for callers whose level includes it, ${limit} until the next start.`;
}
