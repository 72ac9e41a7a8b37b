import { describe, expect, test } from "vitest";
import { readAnthropicResult } from "../../../src/llm/batches/anthropic-batches.ts";
import { readOpenaiResult } from "../../../src/llm/batches/openai-batches.ts";

describe("a line of OpenAI's output and error files", () => {
  const read = (value: unknown) => readOpenaiResult(JSON.stringify(value));

  test("is an answer with a status 200", () => {
    const response = { status_code: 200, request_id: "r", body: { choices: [] } };
    expect(read({ id: "b", custom_id: "k", response, error: null })).toEqual({
      key: "k",
      kind: "answered",
      body: { choices: [] },
    });
  });

  test("is a failure with any other", () => {
    const body = { error: { code: "context_length_exceeded" } };
    expect(read({ custom_id: "k", response: { status_code: 400, body }, error: null })).toEqual({
      key: "k",
      kind: "failed",
      status: 400,
      body,
    });
  });

  test("is undone without a response", () => {
    const error = {
      code: "batch_expired",
      message: "This request could not be executed before the completion window expired.",
    };
    expect(read({ custom_id: "k", response: null, error })).toMatchObject({
      kind: "undone",
      reason: error.message,
    });
  });

  test.each(["", "no JSON", "[]", "null", '{"custom_id":7}', '{"response":{}}'])("is none as %j", (line) => {
    expect(readOpenaiResult(line)).toBeUndefined();
  });
});

describe("a line of Anthropic's results", () => {
  const read = (result: unknown) => readAnthropicResult(JSON.stringify({ custom_id: "k", result }));

  test("is an answer where it succeeded", () => {
    const message = { type: "message", content: [] };
    expect(read({ type: "succeeded", message })).toEqual({ key: "k", kind: "answered", body: message });
  });

  test.each([
    ["invalid_request_error", 400],
    ["rate_limit_error", 429],
    ["overloaded_error", 529],
    ["something_new_error", 500],
  ])("has for %s the status of a live call", (type, status) => {
    const error = { type: "error", error: { type, message: "no" } };
    expect(read({ type: "errored", error })).toEqual({ key: "k", kind: "failed", status, body: error });
    expect(read({ type: "errored", error: error.error })).toMatchObject({ status, body: error });
  });

  test.each(["canceled", "expired", "something_new"])("is undone where it is %s", (type) => {
    expect(read({ type })).toEqual({ key: "k", kind: "undone", reason: type });
  });

  test.each(["", "no JSON", "[]", "{}"])("is none as %j", (line) => {
    expect(readAnthropicResult(line)).toBeUndefined();
  });
});
