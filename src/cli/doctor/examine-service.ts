import { existsSync } from "node:fs";
import { salesChannels } from "../../contract/vocabulary.ts";
import { connect, openCatalogs, openExamples } from "../connect.ts";
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

/** Examples of categories that the catalog has lost since teach nothing any more. */
export async function examineExamples({ resolved, world }: Session): Promise<Finding[]> {
  const [store, catalogs] = [await openExamples(resolved, world), await openCatalogs(resolved, world)];
  const taught = salesChannels.filter((salesChannel) => store.learned(salesChannel) !== undefined);
  if (taught.length === 0) {
    return [{ subject: "examples", state: "good", sentence: "None; pdo examples add learns from a feed." }];
  }
  return taught.map((salesChannel) => {
    const examples = store.examples(salesChannel);
    const catalog = catalogs.catalog(salesChannel);
    const lost = examples.filter(
      ({ categoryIdentifier }) => catalog.findCategory(categoryIdentifier) === undefined,
    ).length;
    const told = `${salesChannel} has learned from ${examples.length}`;
    return lost === 0
      ? { subject: "examples", state: "good", sentence: `${told}.` }
      : {
          subject: "examples",
          state: "warn",
          sentence: `${told}, ${lost} of them of categories that its catalog does not have; add them anew.`,
        };
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
          : isRemote
            ? "There is one; it travels with each call."
            : "There is one; it goes to the provider of the language model alone.",
    },
    {
      subject: "keys file",
      state: "good",
      sentence: existsSync(path) ? `${path}.` : `None at ${path}; pdo keys create makes it.`,
    },
  ];
}
