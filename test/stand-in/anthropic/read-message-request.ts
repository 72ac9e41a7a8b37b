import { isObject } from "../exchange.ts";
import type { Caching } from "../money/prompt-cache.ts";
import type { Question } from "../question.ts";
import { findOutputSchemaFault } from "./output-schema.ts";

type Body = Readonly<Record<string, unknown>>;

/** Models that choose their own temperature. */
const settledModel = /claude-(?:(?:opus|sonnet|haiku|fable)-5|opus-4-[78])/;

/** https://docs.claude.com/en/api/messages */
const parameters = new Set(
  (
    "model messages max_tokens cache_control container context_management inference_geo mcp_servers metadata output_config " +
    "service_tier speed stop_sequences stream system temperature thinking tool_choice tools top_k top_p"
  ).split(" "),
);
const mostCacheMarks = 4;
/**
 * Tokens from which a marked beginning is kept, by model (https://platform.claude.com/docs/en/build-with-claude/prompt-caching);
 * 1,024 of the others.
 */
const leastCachedTokens: readonly (readonly [RegExp, number])[] = [
  [/claude-(?:opus|fable|mythos)-5/, 512],
  [/claude-opus-4-7/, 2_048],
  [/claude-(?:opus-4-[56]|haiku-4-5)/, 4_096],
];

/** The question that a body of `POST /v1/messages` asks, or what is wrong with it. */
export function readMessageRequest(body: Body | undefined): Question | string {
  if (body === undefined) return "The request body is not valid JSON";
  return findFault(body) ?? toQuestion(body);
}

function findFault(body: Body): string | undefined {
  const { model, max_tokens: most, temperature, stream } = body;
  const unknown = Object.keys(body).find((name) => !parameters.has(name));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  if (typeof model !== "string" || model === "") return "model: Field required";
  if (most === undefined) return "max_tokens: Field required";
  if (!Number.isInteger(most) || Number(most) < 1)
    return "max_tokens: Input should be greater than or equal to 1";
  if (stream) return "stream: this stand-in does not stream";
  if (temperature !== undefined && !(Number(temperature) >= 0 && Number(temperature) <= 1)) {
    return "temperature: range: 0..1";
  }
  if (temperature !== undefined && settledModel.test(model))
    return "`temperature` is deprecated for this model.";
  return findMessageFault(body.messages) ?? findSystemFault(body.system) ?? findFormatFault(body);
}

function findMessageFault(messages: unknown): string | undefined {
  if (!Array.isArray(messages)) return "messages: Field required";
  if (messages.length === 0) return "messages: at least one message is required";
  for (const [index, message] of messages.entries()) {
    if (!isObject(message)) return `messages.${index}: Input should be a valid dictionary`;
    const { role, content } = message;
    if (role !== "user" && role !== "assistant") {
      return `messages: Unexpected role "${role}". Allowed roles are "user" or "assistant".`;
    }
    if (index === 0 && role !== "user") return 'messages: first message must use the "user" role';
    const text = textOf(content);
    if (text === undefined) return `messages.${index}.content: Input should be a valid list`;
    if (text.trim() === "") return `messages.${index}: text content blocks must contain non-whitespace text`;
  }
  return undefined;
}

function findSystemFault(system: unknown): string | undefined {
  if (system !== undefined && textOf(system) === undefined) return "system: Input should be a valid list";
  const marks = [system].flat().flatMap((block) => (isObject(block) ? (block.cache_control ?? []) : []));
  if (marks.length > mostCacheMarks) {
    return `A maximum of ${mostCacheMarks} blocks with cache_control may be provided. Found ${marks.length}.`;
  }
  const isFit = (mark: unknown) =>
    isObject(mark) &&
    mark.type === "ephemeral" &&
    ["5m", "1h", undefined].includes(mark.ttl as string | undefined);
  return marks.every(isFit) ? undefined : "system.0.cache_control: Input should be a valid cache control";
}

function findFormatFault({ output_config: config, tools, tool_choice: choice }: Body): string | undefined {
  const format = isObject(config) ? config.format : undefined;
  if (format !== undefined) {
    if (!isObject(format) || format.type !== "json_schema")
      return "output_config.format.type: Input should be 'json_schema'";
    if (!isObject(format.schema)) return "output_config.format.schema: Field required";
    const fault = findOutputSchemaFault(format.schema);
    if (fault !== undefined) return `output_config.format.schema: ${fault}`;
  }
  if (!isObject(choice)) return undefined;
  if (!Array.isArray(tools) || tools.length === 0)
    return "tool_choice may only be specified while providing tools";
  return undefined;
}

function toQuestion(body: Body): Question {
  const messages = (body.messages as Body[]).map(({ role, content }) => ({
    role: String(role),
    text: textOf(content) ?? "",
  }));
  const system = textOf(body.system) ?? "";
  const { schema, tool } = findSchema(body);
  return {
    model: String(body.model),
    system,
    messages,
    schema,
    schemaName: tool ?? "",
    ...(tool !== undefined && { tool }),
    maxOutputTokens: Number(body.max_tokens),
    read: [system, ...messages.map(({ text }) => text)].join("\n") + (JSON.stringify(schema) ?? ""),
    caching: cachingOf(body, JSON.stringify(schema) ?? ""),
  };
}

/** The schema comes before the instructions; these before the messages. */
function cachingOf({ model, system, messages }: Body, schema: string): Caching {
  let text = schema;
  const kept: number[] = [];
  const contents = [system, ...(messages as Body[]).map(({ content }) => content)];
  for (const block of contents.flat()) {
    text += typeof block === "string" ? block : (textOf([block]) ?? "");
    if (isObject(block) && isObject(block.cache_control)) kept.push(text.length);
  }
  const [, leastTokens] = leastCachedTokens.find(([name]) => name.test(String(model))) ?? [model, 1_024];
  return { text, kept, leastTokens, lifeMs: 5 * 60_000 };
}

/** Of the output format, or of the tool that has to be called. */
function findSchema({ output_config: config, tools, tool_choice: choice }: Body): {
  schema: Question["schema"];
  tool?: string;
} {
  const format = isObject(config) ? config.format : undefined;
  if (isObject(format)) return { schema: isObject(format.schema) ? format.schema : undefined };
  const tool: unknown =
    Array.isArray(tools) && isObject(choice) && choice.type !== "none" ? tools[0] : undefined;
  if (!isObject(tool)) return { schema: undefined };
  const schema = isObject(tool.input_schema) ? tool.input_schema : undefined;
  return { schema, tool: String(tool.name) };
}

/** Of a text, or of the blocks that it comes in; undefined for anything else. */
function textOf(content: unknown): string | undefined {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return undefined;
  return content.map((block) => (isObject(block) ? String(block.text ?? "") : "")).join("");
}
