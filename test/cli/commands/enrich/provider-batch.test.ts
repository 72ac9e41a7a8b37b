import { expect, test } from "vitest";
import { describeOtherJob, describeWaiting } from "../../../../src/cli/commands/enrich/provider-batch.ts";
import { beginJob } from "../../../../src/llm/batches/batch-job.ts";

test("a person is told of batches of the same feed that only another command fetches", () => {
  const job = beginJob({ id: "1", vendor: "openai", identity: "openai gpt", feed: "/feed.csv" });
  const part = {
    number: 1,
    from: 0,
    to: 9,
    requests: 1,
    tries: 0,
    state: { at: "submitted", id: "b" },
  } as const;
  expect(describeOtherJob("feed.csv", job)).toBeUndefined();
  expect(describeOtherJob("feed.csv", { ...job, parts: [part] })).toMatch(
    /^feed\.csv: 1 batch of an earlier command with other settings \(openai gpt\) not fetched yet/,
  );
});

const waiting = { round: 1, batches: 1, requests: 1, done: 0, planned: 0, state: "/home/batches/a.json" };

test("a person is told where the batch stands and when to come again", () => {
  expect(describeWaiting(waiting)).toMatch(/^Round 1: 1 request in 1 batch, 0 done\. .*--batch-wait/);
  expect(describeWaiting({ ...waiting, batches: 3, requests: 25_000, done: 400, planned: 7 })).toMatch(
    /^Round 1: 25000 requests in 3 batches, 400 done; 7 requests to be submitted when there is room\. /,
  );
});
