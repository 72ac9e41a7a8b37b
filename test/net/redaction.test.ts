import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRedactor } from "../../src/net/redaction.ts";

const key = "sk-proj-Abc123Def456Ghi789Jkl012";

describe("the redaction of keys", () => {
  test("takes the key out, whole and in parts of six characters and more", () => {
    const redact = createRedactor(["0123456789abcdefghij"]);
    expect(redact("key 0123456789abcdefghij!")).toBe("key [key]!");
    expect(redact("it ends in efghij, begins 012345.")).toBe("it ends in [key], begins [key].");
    expect(redact("012345x56789abc")).toBe("[key]x[key]");
    expect(redact("only fghij here")).toBe("only fghij here");
  });

  test("takes out what is masked, keys of others and headers", () => {
    const redact = createRedactor([key]);
    expect(redact("Incorrect API key provided: sk-proj-****************l012.")).toBe(
      "Incorrect API key provided: [key].",
    );
    expect(redact("Incorrect API key provided: abcd1234*****wxyz.")).not.toMatch(/abcd|wxyz/);
    expect(redact("Authorization: Bearer eyJhbGciOi.J9 was sent")).toBe(
      "Authorization: Bearer [key] was sent",
    );
    expect(redact("https://host/?key=QWERTY123456&x=1")).toBe("https://host/?key=[key]&x=1");
    expect(redact('{"api_key": "QWERTY123456"}')).toBe('{"api_key": "[key]"}');
    expect(redact("AIzaSyABCDEF and gsk_ABCDEF and sk-ant-api03-xyz_1")).toBe("[key] and [key] and [key]");
    expect(redact("The key AQ.Ab8RN6Kx-y_Z is leaked.")).toBe("The key [key] is leaked.");
  });

  test("leaves other words alone, also where the key is a short word", () => {
    expect(createRedactor([undefined])("The model does not exist.")).toBe("The model does not exist.");
    expect(createRedactor(["none"])("none of nonesuch: none")).toBe("[key] of nonesuch: [key]");
  });

  test("leaves no six characters of the key, wherever it stands and however it is cut", () => {
    const text = fc.tuple(fc.string(), fc.nat(key.length), fc.nat(key.length), fc.string());
    fc.assert(
      fc.property(text, ([before, from, to, after]) => {
        const left = createRedactor([key])(
          `${before}${key.slice(Math.min(from, to), Math.max(from, to))}${after}`,
        );
        for (let at = 0; at + 6 <= key.length; at += 1) expect(left).not.toContain(key.slice(at, at + 6));
      }),
    );
  });
});
