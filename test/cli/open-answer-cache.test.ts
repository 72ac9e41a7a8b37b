import { describe, expect, test } from "vitest";
import { serviceIdentity } from "../../src/cli/open-answer-cache.ts";

describe("what identifies a service", () => {
  test("is its address, however many slashes it was written with", () => {
    expect(serviceIdentity("https://host/api")).toBe("service at https://host/api");
    expect(serviceIdentity("https://host/api//")).toBe("service at https://host/api");
    expect(serviceIdentity("https://other/api")).not.toBe(serviceIdentity("https://host/api"));
  });
});
