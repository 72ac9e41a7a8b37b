import { afterEach, describe, expect, test } from "vitest";
import { followRedirect } from "../../src/client/transport.ts";
import { createTestClient, goodName, type StandInServer, sendJson, startStandIn } from "./stand-in-server.ts";

const servers: StandInServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function start(...answer: Parameters<typeof startStandIn>): Promise<StandInServer> {
  const server = await startStandIn(...answer);
  servers.push(server);
  return server;
}

const statuses = [301, 302, 303, 307, 308];

describe.each(statuses)("a %i", (status) => {
  test("to another port is not followed: no key and no request gets there", async () => {
    const second = await start((_request, response) => sendJson(response, 200, goodName));
    const first = await start((_request, response) => {
      response.writeHead(status, { Location: `${second.origin}/api/x?secret=1` }).end();
    });
    const { name } = createTestClient(`${first.origin}/api`, { retries: 3 });
    await expect(name()).rejects.toMatchObject({
      code: "PDO_CLIENT_REDIRECTED",
      seen: `The answer is a ${status} to ${second.origin}/api/x.`,
    });
    expect(second.requests).toEqual([]);
    expect(first.requests).toHaveLength(1);
  });

  test("to another host is not followed", async () => {
    const first = await start((request, response) => {
      const other = `http://localhost:${first.port}${request.url}`;
      response.writeHead(status, { Location: other }).end();
    });
    const { name } = createTestClient(`${first.origin}/api`);
    await expect(name()).rejects.toMatchObject({ code: "PDO_CLIENT_REDIRECTED" });
    expect(first.requests).toHaveLength(1);
  });

  test("from https to http is not followed", () => {
    const url = "https://host.test/api/data/values";
    const redirecting = { status, location: "http://host.test/api/x", url, isSecondHop: false };
    for (const method of ["GET", "POST"] as const) {
      expect(() => followRedirect({ ...redirecting, method })).toThrow(
        expect.objectContaining({ code: "PDO_CLIENT_REDIRECTED" }),
      );
    }
  });

  test("within the same origin is followed once, unchanged, unless it would change the method", async () => {
    const first = await start((request, response) => {
      if (request.url?.startsWith("/moved")) sendJson(response, 200, goodName);
      else response.writeHead(status, { Location: "/moved?x=1" }).end();
    });
    const { name } = createTestClient(`${first.origin}/api`);
    if (status === 303) {
      await expect(name()).rejects.toMatchObject({ code: "PDO_CLIENT_REDIRECTED" });
      return;
    }
    expect(await name()).toEqual(goodName);
    expect(first.requests.map(({ url, method }) => [method, url?.split("?")[0]])).toEqual([
      ["POST", "/api/tasks/optimization/name"],
      ["POST", "/moved"],
    ]);
  });

  test("after another one is not followed", async () => {
    const first = await start((_request, response, count) => {
      response.writeHead(status, { Location: `/hop${count}` }).end();
    });
    const { name } = createTestClient(`${first.origin}/api`);
    await expect(name()).rejects.toMatchObject({ code: "PDO_CLIENT_REDIRECTED" });
    expect(first.requests.length).toBeLessThanOrEqual(2);
  });
});

test("a target that no host has is named by its scheme", () => {
  const redirecting = { status: 307, method: "GET", url: "https://host.test/a", isSecondHop: false } as const;
  expect(() => followRedirect({ ...redirecting, location: "javascript:alert(1)" })).toThrow(
    expect.objectContaining({ seen: "The answer is a 307 to an address of the scheme javascript." }),
  );
});

test.each([undefined, "", "http://", "http://[", "//other.test/x", "https://user:word@host.test/x"])(
  "the target %s is never followed, and no password is told",
  (location) => {
    const redirecting = {
      status: 307,
      method: "GET",
      url: "https://host.test/a",
      isSecondHop: false,
    } as const;
    const follow = () => followRedirect({ ...redirecting, location });
    expect(follow).toThrow(expect.objectContaining({ code: "PDO_CLIENT_REDIRECTED" }));
    expect(follow).not.toThrow("word");
  },
);
