import { describe, test } from "vitest";
import { cases } from "./feeds.ts";
import { expectEqual } from "./planned.ts";

/** Each form of feed in many shards, every second one in few too: in one, two and three. */
const numbers = [[7], [1, 7], [7], [2, 7], [7], [3, 7]] as const;

describe("any number of shards writes what one process writes", () => {
  test.each(cases.map((feed, place) => ({ ...feed, shards: numbers[place % numbers.length] ?? [7] })))(
    "$what: $shards",
    { timeout: 300_000 },
    async ({ shards, ...feed }) => {
      await expectEqual(feed, shards);
    },
  );
});
