import { existsSync } from "node:fs";
import { salesChannels } from "../../contract/vocabulary.ts";
import { connect, openCatalogs } from "../connect.ts";
import { keysPath } from "../run-keys.ts";
import { readSecrets } from "../secrets.ts";
import type { Session } from "../session.ts";
import type { Finding } from "./finding.ts";

export async function examineCatalogs({ resolved, world }: Session): Promise<Finding[]> {
  const catalogs = await openCatalogs(resolved, world);
  return salesChannels.map((salesChannel) => {
    const { source, categories } = catalogs.catalog(salesChannel);
    return { subject: salesChannel, state: "good", sentence: `${categories.length} categories, ${source}.` };
  });
}

/** One call that costs nothing, to see that the service is there and takes the key. */
export async function examineService({ resolved, settings, world }: Session): Promise<Finding[]> {
  const { baseUrl, channel } = settings;
  const client = await connect(resolved, world);
  try {
    const query = { sales_channel: channel };
    const { category_count } = await client.call("listCategories", { query }, { signal: world.signal });
    const where = baseUrl === undefined ? "Embedded in this process" : `${baseUrl} answers`;
    return [
      {
        subject: "service",
        state: "good",
        sentence: `${where}; ${channel} has ${category_count} categories.`,
      },
    ];
  } finally {
    await client.close();
  }
}

export async function examineKeys(session: Session): Promise<Finding[]> {
  const { apiKey, providerKey } = await readSecrets(session.resolved, session.world);
  const isRemote = session.settings.baseUrl !== undefined;
  const path = keysPath(session);
  return [
    {
      subject: "api key",
      state: isRemote && apiKey === undefined ? "warn" : "good",
      sentence:
        apiKey === undefined
          ? `None${isRemote ? "; the service will want one" : "; the embedded service needs none"}.`
          : "There is one.",
    },
    {
      subject: "provider key",
      state: "good",
      sentence:
        providerKey === undefined
          ? "None; the built-in engine does the tasks."
          : "There is one; it travels with each call.",
    },
    {
      subject: "keys file",
      state: "good",
      sentence: existsSync(path) ? `${path}.` : `None at ${path}; pdo keys create makes it.`,
    },
  ];
}
