import { describe, expect, test } from "vitest";
import { choosePacks, defaultPacks } from "../../../../src/cli/commands/lint/options.ts";
import { recordOf } from "../../../../src/cli/flags.ts";
import { rulePackNames, rulePacks } from "../../../../src/lint/packs.ts";

describe("the packs of --rules", () => {
  test("are those that are named, each once, in the order of their naming", () => {
    expect(choosePacks("zalando, google,zalando").map(({ name }) => name)).toEqual(["zalando", "google"]);
    expect(choosePacks("Google").map(({ name }) => name)).toEqual(["google"]);
  });

  test("are all of them for all, and the usual ones are there", () => {
    expect(choosePacks("all")).toBe(rulePacks);
    expect(choosePacks(defaultPacks.join(",")).length).toBe(defaultPacks.length);
  });

  test("are known to lint and to every other command alike: by the table of the packs", () => {
    expect(rulePackNames.flatMap(choosePacks)).toEqual(rulePacks);
    expect(recordOf("rules").type).toEqual({ kind: "list", choices: rulePackNames });
  });

  test.each(["", " , ", "gogle", "nothing-like-it"])("are refused where one is not there: '%s'", (list) => {
    expect(() => choosePacks(list)).toThrow(expect.objectContaining({ code: "PDO_RULES_UNKNOWN" }));
  });
});
