import { describe, test } from "vitest";
import { cases } from "./feeds.ts";
import { expectEqual } from "./planned.ts";

/** Each form of feed in few and in many shards; between them in one, two, three and seven. */
const numbers = [
  [1, 7],
  [2, 7],
  [3, 7],
] as const;

describe("any number of shards writes what one process writes", () => {
  test.each(cases.map((feed, place) => ({ ...feed, shards: numbers[place % numbers.length] ?? [2] })))(
    "$what: $shards",
    { timeout: 300_000 },
    async ({ shards, ...feed }) => {
      await expectEqual(feed, shards);
    },
  );
});
