import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { noAnswer } from "../../src/client/errors.ts";
import { ExchangeFault } from "../../src/net/http-exchange.ts";
import { explain } from "../../src/net/transport.ts";
import { createTestClient } from "./stand-in-server.ts";

const origin = "http://host.test";
const limits = { timeoutMs: 1000, maxAnswerBytes: 1000 };
const describeFault = (cause: unknown) =>
  explain(new ExchangeFault("connection", true, cause), noAnswer(origin, origin), limits);
const describeCode = (code: string) => describeFault(Object.assign(new Error("holds a secret"), { code }));

describe("what happened to a connection", () => {
  test.each([
    ["UND_ERR_SOCKET", "PDO_CLIENT_CONNECTION_LOST", "the connection was closed before the answer was whole"],
    ["ECONNRESET", "PDO_CLIENT_CONNECTION_LOST", "the connection was closed before the answer was whole"],
    ["UND_ERR_CONNECT_TIMEOUT", "PDO_CLIENT_TIMEOUT", "nothing answered the attempt to connect"],
    ["HPE_INVALID_CONSTANT", "PDO_CLIENT_NOT_HTTP", "the answer is not HTTP"],
    ["UND_ERR_HEADERS_OVERFLOW", "PDO_CLIENT_NOT_HTTP", "the answer's headers are too large"],
    ["CERT_HAS_EXPIRED", "PDO_CLIENT_TLS", "the certificate has expired"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", "PDO_CLIENT_TLS", "the certificate is signed by no known authority"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "PDO_CLIENT_TLS", "the certificate's authority is not known"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "PDO_CLIENT_TLS", "the certificate is for another host"],
  ])("is told in words: %s", (code, problem, words) => {
    expect(describeCode(code)).toMatchObject({ code: problem, seen: `${origin}: ${words}.` });
  });

  test("is described by its code if there is no better text, and never by its message", () => {
    expect(describeCode("ENOTFOUND")).toMatchObject({ seen: `${origin}: ENOTFOUND.` });
    expect(describeFault("holds a secret")).toMatchObject({ seen: `${origin}: the reason is not known.` });
  });

  test("is described in words for a call to a server that hangs up", async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { name } = createTestClient(`http://127.0.0.1:${port}/api`);
    await expect(name()).rejects.toMatchObject({
      seen: `http://127.0.0.1:${port}: the connection was closed before the answer was whole.`,
    });
    server.close();
  });
});
