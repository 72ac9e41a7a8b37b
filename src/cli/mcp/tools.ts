import { z } from "zod";
import { type OperationInput, type OperationName, operations, taskNames } from "../../api/operations.ts";
import type { Category } from "../../api/reference-lists.ts";
import { languages } from "../../api/vocabulary.ts";
import type { Client } from "../../client/client.ts";
import { lintProduct } from "../../library/lint.ts";
import { rulePackNames } from "../../lint/packs.ts";
import { textFields } from "../../lint/rule.ts";
import { createMatcher, namesOf } from "../commands/reference.ts";
import type { Session } from "../session.ts";
import { resolveBelow } from "./folder.ts";

/** What an assistant can call. It changes nothing. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** @param args as `input` has validated them */
  call(args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

interface ToolParts {
  readonly client: Client;
  readonly session: Session;
  /** Below which feeds may be looked at. Absent: none may. */
  readonly folder: string | undefined;
}

/** Identifiers are shorter, and a search has few words. */
const shortText = z.string().min(1).max(500);
const mostListed = 50;

/** The tasks of the service's table of operations, its lists, and what the command line says of texts and feeds. */
export async function createTools(parts: ToolParts): Promise<readonly Tool[]> {
  return [
    ...taskNames.map((name) => taskTool(name, parts)),
    categoriesTool(parts),
    attributesTool(parts),
    valuesTool(parts),
    lintTool,
    ...(parts.folder === undefined ? [] : [await doctorTool(parts.folder, parts)]),
  ];
}

/** `optimizeName` becomes `optimize_name`: its query and body in one object, its answer as the service gives it. */
function taskTool(name: (typeof taskNames)[number], { client, session }: ToolParts): Tool {
  const { query, body, summary } = operations[name];
  const input = z.strictObject({ ...withDefaultChannel(query.shape, session), ...body.shape });
  return {
    name: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    title: summary,
    description: `${summary} Offline rules and the channel's catalog; it states nothing that the texts do not say.`,
    input,
    call: (args) => {
      const pick = (shape: object) =>
        Object.fromEntries(Object.entries(args).filter(([key]) => key in shape));
      const request = { query: pick(query.shape), body: pick(body.shape) } as OperationInput<typeof name>;
      return client.call(name as OperationName, request as OperationInput<OperationName>, {
        signal: session.world.signal,
      });
    },
  };
}

function withDefaultChannel(shape: z.ZodRawShape, { settings }: Session): z.ZodRawShape {
  const { sales_channel: channel, ...others } = shape;
  return channel === undefined ? shape : { ...others, sales_channel: z.string().default(settings.channel) };
}

function categoriesTool({ client, session }: ToolParts): Tool {
  return {
    name: "find_categories",
    title: "Find a sales channel's categories.",
    description: `Categories whose names or identifiers have these words, at most ${mostListed}; count says how many there are.`,
    input: z.strictObject({
      search: shortText,
      sales_channel: z.string().max(64).default(session.settings.channel),
    }),
    call: async ({ search, sales_channel: channel }) => {
      const query = { sales_channel: String(channel) };
      const { categories } = await client.call("listCategories", { query }, { signal: session.world.signal });
      return found(categories, String(search));
    },
  };
}

function found(items: readonly Category[], search: string | undefined) {
  const matches = createMatcher(search);
  const all = items.filter(({ identifier, languages: names }) =>
    matches({ identifier, names: namesOf(names) }),
  );
  const listed = all
    .slice(0, mostListed)
    .map(({ identifier, languages: names }) => ({ identifier, ...namesOf(names) }));
  return { count: all.length, listed };
}

function attributesTool({ client, session }: ToolParts): Tool {
  return {
    name: "list_attributes",
    title: "List the attributes that a category asks for.",
    description:
      "With identifier, names in four languages and whether it is required, recommended or optional.",
    input: z.strictObject({ category: shortText }),
    call: ({ category }) =>
      client.call(
        "listAttributes",
        { query: { category_identifier: String(category) } },
        { signal: session.world.signal },
      ),
  };
}

function valuesTool({ client, session }: ToolParts): Tool {
  return {
    name: "list_values",
    title: "List the values that a category's attribute allows.",
    description: `At most ${mostListed}; count says how many there are. None: it takes any text, or a measure.`,
    input: z.strictObject({ category: shortText, attribute: shortText, search: shortText.optional() }),
    call: async ({ category, attribute, search }) => {
      const query = { category_identifier: String(category), attribute_identifier: String(attribute) };
      const answer = await client.call("listValues", { query }, { signal: session.world.signal });
      return found(answer.values, search === undefined ? undefined : String(search));
    },
  };
}

const longText = z.string().max(200_000);
const lintInput = z.strictObject({
  fields: z.partialRecord(z.enum(textFields), longText).describe("The product's texts by field."),
  language: z.enum(languages).optional(),
  rules: z
    .array(z.enum(rulePackNames as [string, ...string[]]))
    .nonempty()
    .max(20)
    .default(["google"]),
});

const lintTool: Tool = {
  name: "lint_product",
  title: "Say what channels' rules find in a product's texts.",
  description: `Rule packs: ${rulePackNames.join(", ")}. Each finding has its rule, level, place and, where there is one right answer, a fix.`,
  input: lintInput,
  call: async (args) => {
    const { fields, language, rules } = lintInput.parse(args);
    return { findings: await lintProduct({ fields, ...(language && { language }) }, rules) };
  },
};

async function doctorTool(folder: string, { session }: ToolParts): Promise<Tool> {
  const { examineFeed } = await import("../commands/doctor-run.ts");
  return {
    name: "examine_feed",
    title: "Say how a feed would be read.",
    description:
      "Format, encoding, columns and why, language, thin fields, unreadable rows. Nothing of it is sent or written.",
    input: z.strictObject({
      feed: z.string().min(1).max(4096).describe("Its path below the folder that is served."),
    }),
    call: async ({ feed }) => {
      const path = await resolveBelow(folder, String(feed), session.world.workingDirectory);
      return { findings: await examineFeed(path, {}, session) };
    },
  };
}
