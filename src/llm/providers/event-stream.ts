import { asFields, type Fields, fieldsOf, fieldsOfEach, parseJson } from "../../lib/json.ts";

/**
 * The body that a server would have sent at once, from the events that some send although no stream was asked for: OpenAI's chunks,
 * Anthropic's message events, Google's parts. Undefined: the text is no such stream.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function readEventStream(text: string): Fields | undefined {
  if (!/^(?:\uFEFF)?\s*(?:data|event|id|retry|):/.test(text)) return undefined;
  const events = dataOf(text);
  if (events.length === 0) return undefined;
  const failed = events.find(
    ({ error, type }) => (error !== undefined && error !== null) || type === "error",
  );
  if (failed !== undefined) return failed;
  if (events.some(({ type }) => type === "message_start")) return joinMessage(events);
  return events.some(({ candidates }) => candidates !== undefined)
    ? joinCandidates(events)
    : joinChunks(events);
}

/** The objects of the events' data; `[DONE]` and comments are left out. */
function dataOf(text: string): readonly Fields[] {
  return text.split(/\r?\n\r?\n/).flatMap((event) => {
    const data = event
      .split(/\r?\n/)
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice("data:".length).trim());
    const fields = parse(data.join("\n"));
    return fields === undefined ? [] : [fields];
  });
}

const parse = (text: string) => asFields(parseJson(text));

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** https://platform.openai.com/docs/api-reference/chat-streaming: deltas, and the usage in the last chunk or with each. */
function joinChunks(chunks: readonly Fields[]): Fields {
  const choices = chunks.map((chunk) => fieldsOf([chunk.choices].flat()[0]));
  const deltas = choices.map(({ delta, message }) => fieldsOf(delta ?? message));
  const joined = (name: string) => deltas.map((delta) => textOf(delta[name])).join("");
  const calls = deltas
    .flatMap((delta) => fieldsOfEach(delta.tool_calls))
    .map((call) => fieldsOf(call.function));
  const given = calls.map((call) => textOf(call.arguments)).join("");
  const reasoning = joined("reasoning_content") + joined("reasoning");
  return {
    ...chunks[0],
    ...lastOf(chunks, "usage"),
    choices: [
      {
        message: {
          role: "assistant",
          content: joined("content"),
          ...(joined("refusal") !== "" && { refusal: joined("refusal") }),
          ...(reasoning !== "" && { reasoning_content: reasoning }),
          ...(given !== "" && { tool_calls: [{ type: "function", function: { arguments: given } }] }),
        },
        // A stream that breaks off has none.
        finish_reason: "broken off",
        ...lastOf(choices, "finish_reason"),
      },
    ],
  };
}

/** https://docs.claude.com/en/docs/build-with-claude/streaming */
function joinMessage(events: readonly Fields[]): Fields {
  const message = fieldsOf(events.find(({ type }) => type === "message_start")?.message);
  const ends = events.filter(({ type }) => type === "message_delta");
  const blocks = new Map<unknown, Fields>();
  for (const { type, index, content_block: block } of events)
    if (type === "content_block_start") blocks.set(index, fieldsOf(block));
  const ofBlock = (wanted: unknown, name: string) =>
    events
      .filter(({ type, index }) => type === "content_block_delta" && index === wanted)
      .map(({ delta }) => textOf(fieldsOf(delta)[name]))
      .join("");
  const content = [...blocks].map(([index, block]) =>
    block.type === "tool_use"
      ? { ...block, input: parse(ofBlock(index, "partial_json")) ?? {} }
      : { ...block, text: textOf(block.text) + ofBlock(index, "text") },
  );
  const usages = ends.map(({ usage }) => fieldsOf(usage));
  return {
    ...message,
    content,
    ...lastOf(
      ends.map(({ delta }) => fieldsOf(delta)),
      "stop_reason",
    ),
    usage: Object.assign({}, fieldsOf(message.usage), ...usages),
  };
}

/** https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent */
function joinCandidates(chunks: readonly Fields[]): Fields {
  const candidates = chunks.map((chunk) => fieldsOf([chunk.candidates].flat()[0]));
  return {
    ...chunks[0],
    ...lastOf(chunks, "usageMetadata"),
    candidates: [
      {
        content: { parts: candidates.flatMap(({ content }) => fieldsOfEach(fieldsOf(content).parts)) },
        ...lastOf(candidates, "finishReason"),
      },
    ],
  };
}

/** The last value of a field, which counts: usage and the reason to stop come at the end. */
function lastOf(parts: readonly Fields[], name: string): Fields {
  const last = parts.findLast((part) => part[name] !== undefined && part[name] !== null);
  return last === undefined ? {} : { [name]: last[name] };
}
