import { describe, expect, it } from "vitest";
import { readEventStream } from "../../../src/llm/providers/event-stream.ts";

const stream = (...events: readonly object[]) =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
const chunk = (delta: object, finish_reason: unknown = null) => ({
  id: "chatcmpl-1",
  model: "m",
  choices: [{ index: 0, delta, finish_reason }],
});

describe("a stream of events", () => {
  it("of OpenAI's chunks reads as one completion, with the usage of its end", () => {
    const text = `: a comment\n\n${stream(
      chunk({ role: "assistant", content: "" }),
      chunk({ reasoning_content: "Hm." }),
      chunk({ content: '{"a":' }),
      chunk({ content: "1}" }),
      chunk({}, "stop"),
      { id: "chatcmpl-1", choices: [], usage: { prompt_tokens: 5, completion_tokens: 2 } },
    )}data: [DONE]\n\n`;
    expect(readEventStream(text)).toMatchObject({
      model: "m",
      choices: [{ message: { content: '{"a":1}', reasoning_content: "Hm." }, finish_reason: "stop" }],
      usage: { prompt_tokens: 5, completion_tokens: 2 },
    });
  });

  it("of a call of a tool has its arguments whole", () => {
    const call = (written: string) => chunk({ tool_calls: [{ index: 0, function: { arguments: written } }] });
    expect(readEventStream(stream(call('{"a"'), call(":1}"), chunk({}, "tool_calls")))).toMatchObject({
      choices: [{ message: { tool_calls: [{ function: { arguments: '{"a":1}' } }] } }],
    });
  });

  it("of Anthropic's events reads as one message", () => {
    const delta = (text: string) => ({
      type: "content_block_delta",
      index: 0,
      delta: { type: "text_delta", text },
    });
    const text = stream(
      { type: "message_start", message: { id: "msg_1", usage: { input_tokens: 9, output_tokens: 1 } } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "ping" },
      delta('{"a":'),
      delta("1}"),
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 4 } },
      { type: "message_stop" },
    );
    expect(readEventStream(text)).toEqual({
      id: "msg_1",
      content: [{ type: "text", text: '{"a":1}' }],
      stop_reason: "end_turn",
      usage: { input_tokens: 9, output_tokens: 4 },
    });
  });

  it("of Google's parts reads as one candidate", () => {
    const part = (text: string, more: object = {}) => ({
      candidates: [{ content: { parts: [{ text }] }, ...more }],
    });
    const text = stream(part('{"a":'), {
      ...part("1}", { finishReason: "STOP" }),
      usageMetadata: { promptTokenCount: 3 },
    });
    expect(readEventStream(text)).toMatchObject({
      candidates: [{ content: { parts: [{ text: '{"a":' }, { text: "1}" }] }, finishReason: "STOP" }],
      usageMetadata: { promptTokenCount: 3 },
    });
  });

  it("with an error in it is that error", () => {
    const error = { error: { message: "Overloaded", code: 503 } };
    expect(readEventStream(stream(chunk({ content: "{" }), error))).toEqual(error);
  });

  it("that breaks off has no reason to stop that is known", () => {
    expect(readEventStream(stream(chunk({ content: "{" })))).toMatchObject({
      choices: [{ finish_reason: "broken off" }],
    });
  });

  it.each(["", "{}", "<html>", "data", "data: \n\n", "event: ping\n\n"])("is none: %j", (text) => {
    expect(readEventStream(text)).toBeUndefined();
  });
});
