import { describe, expect, it } from "vitest";
import { followRedirects, headerOf } from "../../src/net/redirects.ts";

type Answer = { readonly status: number; readonly headers: Record<string, string | string[]> };

const start = new URL("https://shop.example/a");

/** Asks a server of which each path has one answer. */
function following(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const answer = followRedirects(start, async ({ href }) => {
    asked.push(href);
    return answers[href] ?? { status: 404, headers: {} };
  });
  return { answer, asked };
}

const to = (location: string, status = 302): Answer => ({ status, headers: { location } });

describe("redirects", () => {
  it("are followed, from paths too, to the first answer that leads nowhere else", async () => {
    const { answer, asked } = following({
      "https://shop.example/a": to("/b"),
      "https://shop.example/b": to("https://cdn.example/c", 307),
      "https://cdn.example/c": { status: 200, headers: { etag: "1" } },
    });
    expect(await answer).toEqual({ status: 200, headers: { etag: "1" } });
    expect(asked).toEqual(["https://shop.example/a", "https://shop.example/b", "https://cdn.example/c"]);
  });

  it.each([
    ["a refusal", { status: 403, headers: { location: "/b" } }],
    ["an unchanged file", { status: 304, headers: { location: "/b" } }],
    ["a redirect without an address", { status: 301, headers: {} }],
  ])("end at %s", async (_, last) => {
    const { answer, asked } = following({ [start.href]: last });
    expect(await answer).toBe(last);
    expect(asked).toEqual([start.href]);
  });

  it("end at what is no address, and after five", async () => {
    expect(await following({ [start.href]: to("https://") }).answer).toBe("unreadable");
    const { answer, asked } = following({ [start.href]: to("/a") });
    expect(await answer).toBe("endless");
    expect(asked).toHaveLength(6);
  });

  it("end with what asking throws", async () => {
    await expect(followRedirects(start, () => Promise.reject(new Error("no such host")))).rejects.toThrow(
      "no such host",
    );
  });
});

it("reads a header's first value", () => {
  expect(headerOf({ headers: { location: ["/a", "/b"] } }, "location")).toBe("/a");
  expect(headerOf({ headers: {} }, "location")).toBeUndefined();
});
