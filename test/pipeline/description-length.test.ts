import { describe, expect, it } from "vitest";
import { descriptionTask } from "../../src/pipeline/description-task.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const { length: _, ...options } = plainOptions;
const lengthOf = (description: string, wanted?: "short") =>
  descriptionTask.toOptions({
    client: {} as never,
    language: "en",
    options: wanted ? { ...options, length: wanted } : options,
    product: { description },
  } as never).length;

describe("the length of a description that nobody asked for", () => {
  it("is medium where that holds the whole text", () => {
    expect(lengthOf("A chair of oak.")).toBe("medium");
    expect(lengthOf(`<p>${"<b>oak</b> - ".repeat(150)}</p>`)).toBe("medium");
  });

  it("is long where it does not", () => {
    expect(lengthOf("oak ".repeat(151))).toBe("long");
    expect(lengthOf("oak ".repeat(1_000))).toBe("long");
  });

  it("is the one that was asked for", () => expect(lengthOf("oak ".repeat(151), "short")).toBe("short"));
});
