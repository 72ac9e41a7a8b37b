import { describe, test } from "vitest";
import { cases } from "./feeds.ts";
import { expectEqual } from "./planned.ts";

describe("any number of shards writes what one process writes", () => {
  test.each(cases)("$what", { timeout: 300_000 }, async (feed) => {
    await expectEqual(feed, [1, 7]);
  });
});
