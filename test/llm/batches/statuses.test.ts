import { describe, expect, test } from "vitest";
import { readAnthropicStatus, requestsOfBatch } from "../../../src/llm/batches/anthropic-batches.ts";
import { readOpenaiStatus } from "../../../src/llm/batches/openai-batches.ts";

describe("OpenAI's statuses", () => {
  test.each(["validating", "in_progress", "finalizing", "cancelling", "something_new"])(
    "%s is no end",
    (status) => {
      const request_counts = { total: 9, completed: 5, failed: 1 };
      expect(readOpenaiStatus({ status, request_counts })).toMatchObject({
        isEnded: false,
        done: 5,
        failed: 1,
      });
    },
  );

  test.each(["completed", "expired", "cancelled"])("%s has the results that there are", (status) => {
    const read = readOpenaiStatus({ status, output_file_id: "file-1", error_file_id: "file/2" });
    expect(read).toMatchObject({
      isEnded: true,
      resultPaths: ["/files/file-1/content", "/files/file%2F2/content"],
    });
    expect(readOpenaiStatus({ status, output_file_id: null }).resultPaths).toEqual([]);
    const files = readOpenaiStatus({ status, input_file_id: "file-0", output_file_id: "file-1" });
    expect(files.filePaths).toEqual(["/files/file-0", "/files/file-1"]);
  });

  test("failed says why, and whether it is for later", () => {
    const failed = (code: string) =>
      readOpenaiStatus({ status: "failed", errors: { object: "list", data: [{ code, message: "Words." }] } });
    expect(failed("model_not_found").failure).toEqual({ reason: "Words.", isForLater: false });
    expect(failed("token_limit_exceeded").failure).toEqual({ reason: "Words.", isForLater: true });
    expect(readOpenaiStatus({ status: "failed" }).failure).toMatchObject({ isForLater: false });
  });
});

describe("Anthropic's statuses", () => {
  const counts = { processing: 0, succeeded: 3, errored: 1, canceled: 2, expired: 4 };

  test.each(["in_progress", "canceling", "something_new"])("%s is no end", (processing_status) => {
    expect(readAnthropicStatus({ id: "b", processing_status }).isEnded).toBe(false);
  });

  test("ended has results at the configured address, whatever address it names", () => {
    const batch = {
      id: "msgbatch_1",
      processing_status: "ended",
      results_url: "https://elsewhere/",
      request_counts: counts,
    };
    expect(readAnthropicStatus(batch)).toEqual({
      isEnded: true,
      done: 3,
      failed: 7,
      resultPaths: ["/messages/batches/msgbatch_1/results"],
    });
    expect(requestsOfBatch(batch)).toBe(10);
  });

  test("archived results cannot be had", () => {
    const batch = { id: "b", processing_status: "ended", archived_at: "2026-11-22T00:00:00Z" };
    expect(readAnthropicStatus(batch).resultPaths).toEqual([]);
  });
});
