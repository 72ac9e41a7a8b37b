import { existsSync } from "node:fs";
import type { CompletionRequest } from "../../llm/language-model.ts";
import { usesModel } from "../config.ts";
import { connect, openCatalogs, openExamples } from "../connect.ts";
import { openModel } from "../open-model.ts";
import { count, dollars, duration } from "../render/figures.ts";
import type { Finding } from "../render/findings.ts";
import { readSecrets } from "../secrets.ts";
import type { Session } from "../session.ts";
import { keysPath } from "./keys-run.ts";

const subject = "language model";

/** The cheapest request that shows whether key, model and schemas work. */
const question: CompletionRequest = {
  task: "doctor",
  system: "Answer with the JSON object that the schema describes: is the word in the record the word ready?",
  messages: [{ role: "user", text: JSON.stringify({ record: { word: "ready" } }) }],
  schema: {
    type: "object",
    properties: { ready: { type: "boolean" } },
    required: ["ready"],
    additionalProperties: false,
  },
  schemaName: "readiness",
  maxOutputTokens: 512,
};

/** Checks the configured language model with one minimal call. */
export async function examineModel({ resolved, settings, world }: Session): Promise<Finding[]> {
  if (settings.baseUrl !== undefined) return [];
  if (!usesModel(resolved, world)) {
    return [{ subject, state: "good", sentence: "None; --provider or a provider key sets one up." }];
  }
  const { model, figures } = await openModel({ cacheMode: "off" }, { resolved, world });
  try {
    const startedAt = world.now();
    const { text, finish } = await model.complete(question, { signal: world.signal });
    const { input_tokens, output_tokens, cost } = figures().total;
    const price = cost === null ? "a price that is not known" : dollars(cost);
    const facts = `${figures().model} answered in ${duration(world.now() - startedAt)}, for ${count(input_tokens)} tokens in and ${count(output_tokens)} out, ${price}`;
    return [
      isReady(text)
        ? { subject, state: "good", sentence: `${facts}.` }
        : {
            subject,
            state: "warn",
            sentence: `${facts}, and not as asked (it ended with "${finish}"): its answers may be of no use.`,
          },
    ];
  } finally {
    await model.close();
  }
}

function isReady(text: string): boolean {
  try {
    return (JSON.parse(text) as { ready?: unknown } | null)?.ready === true;
  } catch {
    return false;
  }
}

export async function examineCatalogs({ resolved, world }: Session): Promise<Finding[]> {
  const catalogs = await openCatalogs(resolved, world);
  return catalogs.channels().map((salesChannel) => {
    const { source, categories } = catalogs.catalog(salesChannel);
    return { subject: salesChannel, state: "good", sentence: `${categories.length} categories, ${source}.` };
  });
}

/** Examples of categories that were removed from the catalog since are not used for training. */
export async function examineExamples({ resolved, world }: Session): Promise<Finding[]> {
  const [store, catalogs] = [await openExamples(resolved, world), await openCatalogs(resolved, world)];
  const taught = catalogs.channels().filter((salesChannel) => store.learned(salesChannel) !== undefined);
  if (taught.length === 0) {
    return [{ subject: "examples", state: "good", sentence: "None; pdo examples add learns from a feed." }];
  }
  return taught.map((salesChannel) => {
    const examples = store.examples(salesChannel);
    const catalog = catalogs.catalog(salesChannel);
    const lost = examples.filter(
      ({ categoryIdentifier }) => catalog.findCategory(categoryIdentifier) === undefined,
    ).length;
    const facts = `${salesChannel} has learned from ${examples.length}`;
    return lost === 0
      ? { subject: "examples", state: "good", sentence: `${facts}.` }
      : {
          subject: "examples",
          state: "warn",
          sentence: `${facts}, ${lost} of them of categories that its catalog does not have; add them anew.`,
        };
  });
}

/** Checks with one free call that the service is reachable and accepts the key. */
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
