import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mostBytes, type ReviewServer, startReview } from "../../src/report/review-server.ts";
import { ReviewStore } from "../../src/report/review-store.ts";
import { reportRow } from "./made-rows.ts";

const decision = { product: "A-1", field: "name", decision: "edit", before: "KETTLE", value: "Kettle" };
const other = { ...decision, field: "category", before: "", value: "Home", category_id: "a-x" };
const linesOf = (...decisions: readonly object[]) =>
  decisions.map((one) => `${JSON.stringify(one)}\n`).join("");

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

describe("the server of a review", () => {
  let server: ReviewServer;
  let store: ReviewStore;
  let file = "";
  let port = "";

  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), "pdo-review-"));
    file = join(folder, "feed.decisions.jsonl");
    writeFileSync(join(folder, "page.html"), "<p>the page</p>");
    store = new ReviewStore(file);
    store.note(reportRow({ row: 7 }));
    server = await startReview({ page: join(folder, "page.html"), store, token: "secret", port: 0 });
    port = new URL(server.url).port;
  });

  afterEach(() => server.close());

  /** Over plain HTTP, since fetch sets neither Host nor Origin as it is asked. */
  function send({ method = "GET", path = "/secret/", headers = {}, body }: Sent) {
    return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
      (resolve, reject) => {
        const sent = request({ port, host: "127.0.0.1", method, path, headers }, (answer) => {
          let text = "";
          answer.on("data", (chunk: Buffer) => {
            text += chunk.toString();
          });
          answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
        });
        sent.on("error", reject);
        sent.end(body);
      },
    );
  }

  const own = () => ({
    Origin: `http://127.0.0.1:${port}`,
    "Content-Type": "application/x-ndjson",
  });
  const put = (body: string, changes: Sent = {}) =>
    send({ method: "PUT", path: "/secret/decisions", headers: own(), body, ...changes });

  it("serves the page on this machine's own address, and lets nobody frame or keep it", async () => {
    expect(server.url).toBe(`http://127.0.0.1:${port}/secret/`);
    const { status, text, headers } = await send({});
    expect([status, text]).toEqual([200, "<p>the page</p>"]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it.each(["/", "/secre/", "/secretx/", "/wrong/decisions", "/secret", "/secret/a/b", "//secret/"])(
    "has nothing at %s",
    async (path) => {
      const { status, text } = await send({ path });
      expect([status, text]).toEqual([404, "Nothing is here.\n"]);
    },
  );

  it("takes decisions back", async () => {
    await put(linesOf(decision, other));
    const withdrawn = { ...decision, decision: "none", value: "" };
    expect((await put(linesOf(withdrawn))).text).toBe('{"saved":1}\n');
    expect(readFileSync(file, "utf8")).toBe(linesOf(other));
    expect((await put(linesOf({ ...withdrawn, field: "price" }))).status).toBe(400);
  });

  it("answers no other host, as a name that leads here would be", async () => {
    for (const host of ["evil.example", `evil.example:${port}`, "127.0.0.1", "127.0.0.1:1"])
      expect((await send({ headers: { Host: host } })).status).toBe(421);
    expect((await send({ headers: { Host: `localhost:${port}` } })).status).toBe(200);
  });

  it("takes decisions from its own page only", async () => {
    const line = linesOf(decision);
    for (const origin of ["http://evil.example", "null", `http://127.0.0.1:1`, `http://localhost:${port}`])
      expect((await put(line, { headers: { ...own(), Origin: origin } })).status).toBe(403);
    expect((await put(line, { headers: { "Content-Type": "application/x-ndjson" } })).status).toBe(403);
    expect((await put(line, { path: "/wrong/decisions" })).status).toBe(404);
    expect((await put(line, { headers: { ...own(), Host: "evil.example" } })).status).toBe(421);
    const plain = await put(line, { headers: { ...own(), "Content-Type": "text/plain" } });
    expect(plain.status).toBe(415);
    for (const method of ["POST", "DELETE", "PATCH", "OPTIONS"])
      expect((await put(line, { method })).status).toBe(405);
    expect((await put(line, { path: "/secret/" })).status).toBe(405);
    expect(store.size).toBe(0);
    expect(() => readFileSync(file)).toThrow();
  });

  it("saves decisions and gives them back with their rows", async () => {
    expect(await put(linesOf(decision))).toMatchObject({ status: 200, text: '{"saved":1}\n' });
    expect((await put(linesOf(other))).text).toBe('{"saved":2}\n');
    expect(readFileSync(file, "utf8")).toBe(linesOf(decision, other));
    const { text } = await send({ path: "/secret/decisions" });
    expect(text).toBe(linesOf({ ...decision, row: 7 }, { ...other, row: 7 }));
  });

  it("writes parts of one request when the last has come", async () => {
    await put(linesOf(decision), { path: "/secret/decisions?more" });
    expect(() => readFileSync(file)).toThrow();
    await put(linesOf(other));
    expect(readFileSync(file, "utf8")).toBe(linesOf(decision, other));
  });

  it("refuses what is no decision, and what is too large, and leaves the file as it was", async () => {
    await put(linesOf(decision));
    for (const body of ["{", '{"product":1}', linesOf({ ...decision, field: "price" }), linesOf(other, {})])
      expect((await put(body)).status).toBe(400);
    const long = linesOf({ ...decision, value: "x".repeat(mostBytes) });
    expect((await put(long)).status).toBe(413);
    expect(readFileSync(file, "utf8")).toBe(linesOf(decision));
  });

  it("does not write over a file that has become something else", async () => {
    await put(linesOf(decision));
    writeFileSync(file, "notes\n");
    for (const _ of [1, 2]) expect((await put(linesOf(other))).status).toBe(400);
    expect(readFileSync(file, "utf8")).toBe("notes\n");
  });

  it("keeps what another program has written in the meantime", async () => {
    await put(linesOf(decision));
    writeFileSync(file, linesOf(decision, { ...decision, product: "B-2" }));
    await put(linesOf(other));
    expect(readFileSync(file, "utf8")).toContain("B-2");
    expect(new ReviewStore(file).size).toBe(3);
  });
});
