import { expect, test, vi } from "vitest";
import { rememberOwn } from "../../../../src/cli/commands/verify/verification.ts";
import type { FeedRecord } from "../../../../src/feed/record.ts";
import type { RowForm } from "../../../../src/feed/row-form.ts";

const record = (raw: string, problem?: string) =>
  ({ raw, ...(problem !== undefined && { problem: { reason: problem } }) }) as unknown as FeedRecord;

function openForm() {
  const feedPart = vi.fn((row: FeedRecord) => row.raw);
  const enrichedPart = vi.fn((row: FeedRecord, of: FeedRecord) => `${row.raw} ${of.problem !== undefined}`);
  const form = { feedPart, enrichedPart, mayAnyDiffer: false } as unknown as RowForm;
  return { form: rememberOwn(form), feedPart, enrichedPart };
}

test("a row that is set against many others is read once, an empty one too", () => {
  const { form, feedPart, enrichedPart } = openForm();
  const [row, other] = [record(""), record("b")];
  for (let times = 0; times < 5; times += 1) {
    expect(form.feedPart(row)).toBe("");
    expect(form.enrichedPart(other, record("any"))).toBe("b false");
  }
  expect(feedPart).toHaveBeenCalledTimes(1);
  expect(enrichedPart).toHaveBeenCalledTimes(1);
});

test("what is a row's own beside an unreadable one is not mixed up with what it is beside others", () => {
  const { form } = openForm();
  const other = record("b");
  expect(form.enrichedPart(other, record("a"))).toBe("b false");
  expect(form.enrichedPart(other, record("a", "broken"))).toBe("b true");
  expect(form.enrichedPart(other, record("c"))).toBe("b false");
});
