import { expect, test } from "vitest";
import { isLoopback, isLoopbackHostHeader, toOrigin } from "../../../src/server/http/gate.ts";

test.each(["localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "::1"])("%s is this machine", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(["0.0.0.0", "::", "10.0.0.1", "127.evil.test", "localhost.evil.test", "", "128.0.0.1"])(
  "%s is not only this machine",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test.each(["localhost", "localhost:8080", "127.0.0.1:1", "[::1]", "[::1]:8080"])(
  "the Host header %s names this machine",
  (header) => {
    expect(isLoopbackHostHeader(header)).toBe(true);
  },
);

test.each([
  "evil.test",
  "evil.test:8080",
  "localhost:8080:1",
  "localhost@evil.test",
  "127.0.0.1.evil.test",
  "::1",
  "",
])("the Host header %s does not", (header) => {
  expect(isLoopbackHostHeader(header)).toBe(false);
});

test("an IPv6 address stands in brackets in an origin", () => {
  expect(toOrigin("::1", 80)).toBe("http://[::1]:80");
  expect(toOrigin("localhost", 80)).toBe("http://localhost:80");
});
