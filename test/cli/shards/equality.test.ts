import { describe, test } from "vitest";
import { cases } from "./feeds.ts";
import { expectEqual } from "./planned.ts";

describe("shards write what one process writes", () => {
  test.each(cases)("$what", async (feed) => {
    await expectEqual(feed, [3]);
  });
});
