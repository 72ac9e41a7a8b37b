import { completionPending } from "../../llm/errors.ts";
import type { CompletionRequest, LanguageModel } from "../../llm/language-model.ts";
import { promptCacheOf, tokensOf } from "../../llm/prompt-cache.ts";
import { type ProviderName, providers } from "../../llm/providers/providers.ts";
import { joinLanguageModels } from "../../llm/several-models.ts";
import { attemptTask } from "../../pipeline/attempt-task.ts";
import { attributionTask } from "../../pipeline/attribution-task.ts";
import { languageOfProduct, type Product } from "../../pipeline/product.ts";
import { attemptRecord } from "../../pipeline/record-call.ts";
import type { ProductTasks } from "../../pipeline/task.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { embed, openCatalogs } from "../connect.ts";
import { readModelNames } from "../model-names.ts";
import { printAnswer } from "../render/answer.ts";
import { counted } from "../render/figures.ts";
import { openSession, type Session } from "../session.ts";
import { toTaskOptions } from "../settings.ts";
import { openEach } from "../several-models.ts";

/** What is shown where no product is named. */
const ownProduct: Product = {
  name: "*** NEW *** STEEL KETTLE 1,7L cordless!!!",
  description: "Kettle of stainless steel, 2200 W. Switches off by itself. Order today!",
  brand: "Norda",
  facts: [{ label: "Colour", text: "silver" }],
};

/** `pdo prompts show`: the requests of a run for one product, caught before they are sent. */
export async function runShowPrompts(
  name: string | undefined,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const identity = identityOf(session);
  const requests = await catchRequests(name === undefined ? ownProduct : { name }, identity, session);
  const shown = requests.map((request) => toShown(request));
  const leastTokens = promptCacheOf(identity)?.minimumTokens ?? null;
  await printAnswer(
    {
      answer: { model: identity, cached_from_tokens: leastTokens, requests: shown },
      text: () => shown.map((each) => render(each, session)).join("\n"),
      rows: () => [
        ["task", "instructions_tokens", "reference_tokens", "system", "reference"],
        ...shown.map(({ task, tokens, system, reference }) => [
          ...[task, String(tokens.instructions), String(tokens.reference), system, reference ?? ""],
        ]),
      ],
      items: () => shown,
    },
    session,
  );
}

/** The model that the settings name, as far as they do; no key is needed. */
function identityOf({ settings }: Session): string {
  const provider: ProviderName = settings.provider ?? "openai";
  const { baseUrl = "-", model = "-" } = providers[provider];
  return `${provider} ${settings.providerBaseUrl ?? baseUrl} ${readModelNames(settings).model ?? model}`;
}

/** The identity of a named model of the same provider. */
function identityOfModel(identity: string, name: string): string {
  return [...identity.split(" ").slice(0, 2), name].join(" ");
}

async function catchRequests(
  product: Product,
  identity: string,
  session: Session,
): Promise<readonly CompletionRequest[]> {
  const requests: CompletionRequest[] = [];
  const catching = (name: string): LanguageModel => ({
    identity: name,
    complete: async (request) => {
      requests.push(request);
      throw completionPending(request.task);
    },
    close: async () => {},
  });
  const opened = catching(identity);
  const { byTask } = readModelNames(session.settings);
  const several = await openEach({ byTask }, { name: identity, opened }, async (name) =>
    catching(identityOfModel(identity, name)),
  );
  const model = joinLanguageModels(several);
  // A model is asked whatever the built-in engine would make of it.
  const { escalateBelow: _, ...settings } = session.settings;
  const resolved = { ...session.resolved, settings: settings as Session["settings"] };
  const client = await embed(resolved, session.world, async () => model);
  const options = toTaskOptions(settings as Session["settings"]);
  const language = options.language ?? languageOfProduct(product);
  const asked: ProductTasks = { client, options, product, language, isBestEnough: true };
  const first = options.tasks.filter((task) => task !== "attribution");
  const { done } = await attemptRecord(first, asked);
  for (const task of first) if (!done.has(task)) await attemptTask(task, asked);
  const categoryIdentifier = await firstLeaf(session);
  if (options.tasks.includes("attribution") && attributionTask.inRecord !== undefined)
    await attemptTask("attribution", { ...asked, categoryIdentifier });
  return requests;
}

/** A category of the channel, whose attributes are asked for. */
async function firstLeaf({ resolved, world }: Session): Promise<string | undefined> {
  const catalog = (await openCatalogs(resolved, world)).catalog(resolved.settings.channel);
  return catalog.categories.find(({ identifier }) => catalog.isLeaf(identifier))?.identifier;
}

function toShown({ task, system, reference, messages, schema, maxOutputTokens }: CompletionRequest) {
  return {
    task,
    tokens: { instructions: tokensOf(system), reference: tokensOf(reference ?? "") },
    system,
    reference: reference ?? null,
    message: JSON.parse(messages[0]?.text ?? "{}") as unknown,
    schema,
    max_output_tokens: maxOutputTokens,
  };
}

/** Lines of a reference in text: a channel's categories are thousands. */
const mostLines = 12;

function render(
  { task, tokens, system, reference, message, schema }: ReturnType<typeof toShown>,
  session: Session,
) {
  const { styles } = session;
  const about = (count: number) => `about ${counted(count, "token")}`;
  const lines = reference?.split("\n") ?? [];
  const cut = lines.length > mostLines ? [`… ${counted(lines.length - mostLines, "line")} more`] : [];
  const parts = [
    [`${task}: instructions, ${about(tokens.instructions)}`, system],
    ...(reference === null
      ? []
      : [[`behind them, ${about(tokens.reference)}`, [...lines.slice(0, mostLines), ...cut].join("\n")]]),
    ["the row", JSON.stringify(message, undefined, 2)],
    ["the answer's form", JSON.stringify(schema)],
  ];
  return parts.map(([title = "", text = ""]) => `${styles.bold(title)}\n${text}\n`).join("\n");
}
