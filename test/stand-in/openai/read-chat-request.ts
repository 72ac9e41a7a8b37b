import { isObject, type Reply } from "../exchange.ts";
import type { Caching } from "../money/prompt-cache.ts";
import type { Question } from "../question.ts";
import { invalidRequest } from "./error.ts";
import { findStrictFault } from "./strict-schema.ts";

type Body = Readonly<Record<string, unknown>>;

const roles = new Set(["system", "developer", "user", "assistant", "tool", "function"]);
/** Models that think: they count what they think as well, and choose their own temperature. */
const thinkingModel = /(?:^|\/)(?:o\d|gpt-[5-9])/;
/** https://platform.openai.com/docs/api-reference/chat/create */
const parameters = new Set(
  (
    "model messages audio frequency_penalty function_call functions logit_bias logprobs max_completion_tokens max_tokens " +
    "metadata modalities n parallel_tool_calls prediction presence_penalty prompt_cache_key prompt_cache_options prompt_cache_retention " +
    "reasoning_effort response_format safety_identifier seed service_tier stop store stream stream_options temperature " +
    "tool_choice tools top_logprobs top_p user verbosity web_search_options"
  ).split(" "),
);
const defaultMaxTokens = 4_096;
/**
 * Models that keep the beginnings of questions where these are marked, and at the end of the last message where nobody says otherwise;
 * older ones find what questions share (https://developers.openai.com/api/docs/guides/prompt-caching).
 */
const markedModel = /(?:^|\/)gpt-(?:5\.[6-9]|[6-9])/;
const leastCachedTokens = 1_024;

/** The question that a body of `POST /chat/completions` asks, or the 400 that it gets. */
export function readChatRequest(body: Body | undefined): Question | Reply {
  if (body === undefined) return invalidRequest("We could not parse the JSON body of your request.");
  return findFault(body) ?? toQuestion(body);
}

function findFault(body: Body): Reply | undefined {
  return findModelFault(body) ?? findMessageFault(body) ?? findNumberFault(body) ?? findFormatFault(body);
}

function findModelFault(body: Body): Reply | undefined {
  const { model, stream } = body;
  if (typeof model !== "string" || model === "") return invalidRequest("you must provide a model parameter");
  const isKnown = (name: string) =>
    parameters.has(name) &&
    (name !== "reasoning_effort" || thinkingModel.test(model)) &&
    (name !== "prompt_cache_options" || markedModel.test(model));
  const unknown = Object.keys(body).find((name) => !isKnown(name));
  if (unknown !== undefined) return invalidRequest(`Unrecognized request argument supplied: ${unknown}`);
  return stream ? invalidRequest("This stand-in does not stream.", "stream") : undefined;
}

function findMessageFault({ messages, model: named }: Body): Reply | undefined {
  const model = String(named);
  if (messages === undefined) {
    return invalidRequest(
      "Missing required parameter: 'messages'.",
      "messages",
      "missing_required_parameter",
    );
  }
  if (!Array.isArray(messages) || messages.length === 0) {
    return invalidRequest("Invalid 'messages': empty array.", "messages", "empty_array");
  }
  for (const [index, message] of messages.entries()) {
    const at = `messages[${index}]`;
    if (!isObject(message)) return invalidRequest(`Invalid type for '${at}'.`, at, "invalid_type");
    if (!roles.has(String(message.role))) {
      return invalidRequest(`Invalid value: '${message.role}'.`, `${at}.role`, "invalid_value");
    }
    if (typeof message.content !== "string" && !Array.isArray(message.content)) {
      return invalidRequest(`Invalid type for '${at}.content'.`, `${at}.content`, "invalid_type");
    }
    if (!markedModel.test(model) && marksOf(message.content).length > 0) {
      const parameter = `${at}.content[0].prompt_cache_breakpoint`;
      return invalidRequest(`Unknown parameter: '${parameter}'.`, parameter, "unknown_parameter");
    }
  }
  return undefined;
}

function findNumberFault(body: Body): Reply | undefined {
  const [most, completionMost, temperature] = [body.max_tokens, body.max_completion_tokens, body.temperature];
  for (const [name, value] of [
    ["max_tokens", most],
    ["max_completion_tokens", completionMost],
  ] as const) {
    if (value !== undefined && (!Number.isInteger(value) || Number(value) < 1)) {
      return invalidRequest(
        `Invalid '${name}': integer below minimum value.`,
        name,
        "integer_below_min_value",
      );
    }
  }
  if (temperature !== undefined && !(Number(temperature) >= 0 && Number(temperature) <= 2)) {
    return invalidRequest("Invalid 'temperature'.", "temperature", "decimal_above_max_value");
  }
  if (!thinkingModel.test(String(body.model))) return undefined;
  if (most !== undefined) {
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    return invalidRequest(message, "max_tokens", "unsupported_parameter");
  }
  if (temperature === undefined || temperature === 1) return undefined;
  const message = `Unsupported value: 'temperature' does not support ${temperature} with this model. Only the default (1) value is supported.`;
  return invalidRequest(message, "temperature", "unsupported_value");
}

function findFormatFault(body: Body): Reply | undefined {
  const format = body.response_format;
  if (format === undefined) return undefined;
  if (!isObject(format))
    return invalidRequest("Invalid type for 'response_format'.", "response_format", "invalid_type");
  if (format.type === "text") return undefined;
  if (format.type === "json_object") {
    if (/json/i.test(JSON.stringify(body.messages))) return undefined;
    const message =
      "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
    return invalidRequest(message, "messages");
  }
  if (format.type !== "json_schema") {
    return invalidRequest(`Invalid value: '${format.type}'.`, "response_format.type", "invalid_value");
  }
  return findSchemaFault(format.json_schema);
}

function findSchemaFault(named: unknown): Reply | undefined {
  if (!isObject(named)) {
    const param = "response_format.json_schema";
    return invalidRequest(`Missing required parameter: '${param}'.`, param, "missing_required_parameter");
  }
  const { name, schema, strict } = named;
  if (typeof name !== "string" || !/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
    const param = "response_format.json_schema.name";
    const form =
      "string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.";
    return invalidRequest(`Invalid '${param}': ${form}`, param, "invalid_value");
  }
  const fault =
    strict !== true ? undefined : isObject(schema) ? findStrictFault(schema) : "schema must be an object.";
  return fault === undefined
    ? undefined
    : invalidRequest(`Invalid schema for response_format '${name}': ${fault}`, "response_format");
}

function toQuestion(body: Body): Question {
  const messages = (body.messages as Body[]).map(({ role, content }) => ({
    role: String(role),
    text: textOf(content),
  }));
  const isInstruction = ({ role }: { role: string }) => role === "system" || role === "developer";
  const format = isObject(body.response_format) ? body.response_format.json_schema : undefined;
  const named = isObject(format) ? format : {};
  return {
    model: String(body.model),
    system: messages
      .filter(isInstruction)
      .map(({ text }) => text)
      .join("\n"),
    messages: messages.filter((message) => !isInstruction(message)),
    schema: isObject(named.schema) ? named.schema : undefined,
    schemaName: String(named.name ?? ""),
    maxOutputTokens: Number(body.max_completion_tokens ?? body.max_tokens ?? defaultMaxTokens),
    read: messages.map(({ text }) => text).join("\n") + (JSON.stringify(named.schema) ?? ""),
    caching: cachingOf(body, JSON.stringify(named.schema) ?? ""),
  };
}

/** The schema comes before the messages. Where a model keeps marked beginnings, it takes a key to find them again. */
function cachingOf(body: Body, schema: string): Caching {
  const { model, messages, prompt_cache_key: key, prompt_cache_options: options } = body;
  let text = schema;
  const marked: number[] = [];
  for (const { content } of messages as Body[]) {
    const start = text.length;
    text += textOf(content);
    marked.push(...marksOf(content).map((end) => start + end));
  }
  const kept = isObject(options) && options.mode === "explicit" ? marked : [...marked, text.length];
  return {
    text,
    kept: markedModel.test(String(model)) ? (key === undefined ? [] : kept) : "any",
    leastTokens: leastCachedTokens,
    lifeMs: 30 * 60_000,
  };
}

/** The ends of a content's marked parts within its text. */
function marksOf(content: unknown): readonly number[] {
  if (!Array.isArray(content)) return [];
  let end = 0;
  return content.flatMap((part: unknown) => {
    end += textOf([part]).length;
    return isObject(part) && isObject(part.prompt_cache_breakpoint) ? [end] : [];
  });
}

/** Of a text, or of the parts that it comes in. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return (content as unknown[]).map((part) => (isObject(part) ? String(part.text ?? "") : "")).join("");
}
