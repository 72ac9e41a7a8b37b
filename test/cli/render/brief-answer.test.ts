import { expect, test } from "vitest";
import { briefAnswer, mostSummaryBytes } from "../../../src/cli/render/brief-answer.ts";

const reason = (count: number) => ({ task: "name", code: "PDO_X", count, first_reason: "é".repeat(400) });
const long = {
  rows: 3000,
  output: "a".repeat(300),
  categories: Array.from({ length: 900 }, (_, at) => ({ name: `Category ${at}`, count: 900 - at })),
  reviews: Array.from({ length: 60 }, (_, at) => reason(at)),
  source_categories: {
    new: Array.from({ length: 100 }, (_, at) => ({ source_category: `s${at}`, rows: 1 })),
  },
};

test("a summary that fits is as it is", () => {
  const summary = { rows: 8, categories: [{ name: "Lamps", count: 8 }] };
  expect(briefAnswer(summary)).toBe(summary);
});

test("a longer one keeps its fields and the first of each list, and counts the others", () => {
  const brief = briefAnswer(long) as Record<string, unknown>;
  expect(Buffer.byteLength(`${JSON.stringify(brief)}\n`)).toBeLessThanOrEqual(mostSummaryBytes);
  expect(Object.keys(brief)).toEqual([...Object.keys(long), "left_out"]);
  expect(brief.output).toBe(long.output);
  expect(brief.categories).toEqual(long.categories.slice(0, (brief.categories as unknown[]).length));
  const leftOut = brief.left_out as Record<string, number>;
  expect(Object.keys(leftOut)).toEqual(["categories", "reviews", "source_categories.new"]);
  expect((brief.reviews as unknown[]).length + (leftOut.reviews ?? 0)).toBe(60);
  expect((brief.reviews as unknown[]).length).toBeGreaterThan(0);
});
