import { describe, test } from "vitest";
import { usualCases } from "./feeds.ts";
import { expectEqual } from "./planned.ts";

describe("shards write what one process writes", () => {
  test.each(usualCases)("$what", async (feed) => {
    await expectEqual(feed, [3]);
  });
});
