import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createExchanges } from "../../../src/service/http/exchange.ts";
import { createShortWay } from "../../../src/service/http/short-way.ts";
import { writeJson } from "../../../src/service/http/write-answer.ts";
import { ask } from "./ask.ts";

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/** A server that answers which way a request took. */
async function start(isAdmitting = true): Promise<string> {
  const exchanges = createExchanges({ now: () => 0, onEnd: () => {} });
  const shortWay = createShortWay({
    enter: (request, response) => {
      if (isAdmitting) return exchanges.begin(request, response);
      response.end("refused");
      return undefined;
    },
    answerCall: async (name, _request, exchange) =>
      writeJson(exchange, { status: 200, headers: {}, body: name }),
    otherwise: (_request, response) => response.end("otherwise"),
  });
  const server = createServer(shortWay).listen(0, "127.0.0.1");
  ended.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const name = "/api/tasks/optimization/name";

test.each([
  ["POST", name, '"optimizeName"'],
  ["POST", `${name}?a=b`, '"optimizeName"'],
  ["GET", "/api/data/values?a=b", '"listValues"'],
  ["GET", name, "otherwise"],
  ["POST", `${name}/`, "otherwise"],
  ["POST", "/api/tasks/optimization/n%61me", "otherwise"],
  ["POST", `http://shop.example${name}`, "otherwise"],
  ["GET", "/api/docs", "otherwise"],
])("%s %s is answered by %s", async (method, path, text) => {
  expect((await ask(await start(), { method, path })).text).toBe(text);
});

test("who is refused at the entrance is answered there", async () => {
  expect((await ask(await start(false), { method: "POST", path: name })).text).toBe("refused");
});
