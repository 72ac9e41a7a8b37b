import { describe, expect, test } from "vitest";
import { parseProviderAddress } from "../../../src/llm/providers/open-provider.ts";

const invalid = (text: string) => () => parseProviderAddress(text);

describe("a provider's base URL", () => {
  test("is https, or this machine", () => {
    expect(parseProviderAddress("https://host.example/openai/v1/")).toEqual({
      origin: "https://host.example",
      prefix: "/openai/v1",
      query: "",
    });
    for (const host of ["localhost:11434", "127.0.0.1:8000", "[::1]:1234"]) {
      expect(parseProviderAddress(`http://${host}/v1`).origin).toBe(`http://${host}`);
    }
  });

  test.each([
    "http://host.example/v1",
    "http://localhost.example/v1",
    "http://127.0.0.1.example/v1",
    "http://10.0.0.1/v1",
    "ftp://host.example",
    "host.example/v1",
    "https://user:secret@host.example/v1",
    "https://host.example/v1?key=secret",
    "https://host.example/v1#x",
    "",
  ])("is refused where it is %s", (text) => {
    expect(invalid(text)).toThrow(
      expect.objectContaining({ code: "PDO_PROVIDER_ADDRESS_INVALID", kind: "final" }),
    );
    expect(invalid(text)).not.toThrow(expect.objectContaining({ seen: expect.stringContaining("secret") }));
  });

  test("may hold the version that Azure asks for", () => {
    expect(parseProviderAddress("https://r.openai.azure.com/openai/v1?api-version=preview").query).toBe(
      "?api-version=preview",
    );
  });
});
