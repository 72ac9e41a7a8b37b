import { expect, test } from "vitest";
import { parseBaseUrl } from "../../src/client/remote.ts";
import { createRedactor } from "../../src/net/redaction.ts";

test.each([
  ["https://host.test", "https://host.test", "", false],
  ["https://host.test/", "https://host.test", "", false],
  ["https://host.test:8443/a/b/api/", "https://host.test:8443", "/a/b/api", false],
  ["http://127.0.0.1:8080/api", "http://127.0.0.1:8080", "/api", false],
  ["http://localhost/api", "http://localhost", "/api", false],
  ["http://[::1]:1/api", "http://[::1]:1", "/api", false],
  ["http://host.test/api//", "http://host.test", "/api", true],
])("%s keeps its path prefix", (text, origin, prefix, isInTheClear) => {
  expect(parseBaseUrl(text)).toEqual({ origin, prefix, isInTheClear });
});

test.each([
  "",
  "host.test/api",
  "localhost:8080/api",
  "ftp://host.test",
  "https://",
  "https://user:hunter2@host.test/api",
  "https://host.test/api?key=hunter2",
  "https://host.test/api#hunter2",
])("%j is refused, and nothing secret of it is told", (text) => {
  const parse = () => parseBaseUrl(text);
  expect(parse).toThrow(expect.objectContaining({ code: "PDO_CLIENT_BASE_URL_INVALID" }));
  try {
    parse();
  } catch (problem) {
    expect(JSON.stringify(problem)).not.toContain("hunter2");
  }
});

test("a key is taken out as it is and as JSON writes it", () => {
  const redact = createRedactor(['a"b', undefined, "secret"], { of: "keys" });
  expect(redact('secret a"b a\\"b [secret]')).toBe("[key] [key] [key] [[key]]");
});
