import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { deflateSync, gzipSync } from "node:zlib";

/** The answer to a call of the name task, as it should be. */
interface GoodAnswer {
  readonly message: string;
  readonly old_name: string;
  readonly best_name: string;
  readonly other_names: readonly string[];
}

interface Call {
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly good: GoodAnswer;
  /** An address that the user did not name. */
  readonly elsewhere: string;
  /** The key that came with the call. */
  readonly key: string;
}

export interface Mode {
  readonly name: string;
  readonly answer: (call: Call) => void;
  /** A run has to come to its end as with a good service. */
  readonly isHarmless?: true;
  /** The name is the service's own, whatever it is, as long as it is clean. */
  readonly mayAlterName?: true;
}

const send = (
  { response }: Call,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
) => {
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(body);
};
const json = (
  name: string,
  change: (good: GoodAnswer, call: Call) => unknown,
  more: Partial<Mode> = {},
): Mode => ({
  name,
  answer: (call) => send(call, 200, JSON.stringify(change(call.good, call))),
  ...more,
});
const body = (name: string, text: string | Buffer, headers: Record<string, string> = {}): Mode => ({
  name,
  answer: (call) => send(call, 200, text, headers),
});
const status = (code: number, text = '{"detail":"x"}', headers: Record<string, string> = {}): Mode => ({
  name: `status ${code} ${text.slice(0, 20)} ${Object.keys(headers)}`,
  answer: (call) => send(call, code, text, headers),
});
const redirect = (code: number): Mode => ({
  name: `redirect ${code} to another address`,
  answer: (call) => send(call, code, "", { Location: `${call.elsewhere}/api/tasks/optimization/name` }),
});
/** The very bytes of a response. */
const raw = (name: string, bytes: (call: Call) => string, ends = true): Mode => ({
  name,
  answer: (call) => {
    call.socket.write(bytes(call), "latin1");
    if (ends) call.socket.end();
  },
});
const head = (more: string) => `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${more}\r\n`;
const text = ({ good }: Call) => JSON.stringify(good);

/** Writes again and again until the other side has had enough. */
function flood({ socket }: Call, piece: () => string): void {
  const write = () => {
    while (!socket.destroyed && socket.write(piece()));
  };
  socket.on("drain", write);
  write();
}

export const hostileModes: readonly Mode[] = [
  // Time.
  { name: "never answers", answer: () => {} },
  {
    name: "sends its head and hangs",
    answer: ({ response }) =>
      void response.writeHead(200, { "Content-Type": "application/json" }).flushHeaders(),
  },
  {
    name: "trickles a byte each 50 ms",
    answer: (call) => {
      const letters = [...text(call).repeat(50)];
      call.response.writeHead(200, { "Content-Type": "application/json" });
      const timer = setInterval(() => {
        if (call.socket.destroyed || letters.length === 0) clearInterval(timer);
        else call.response.write(letters.shift());
      }, 50);
    },
  },
  {
    name: "trickles its head",
    answer: ({ socket }) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const timer = setInterval(
        () => (socket.destroyed ? clearInterval(timer) : socket.write("X-A: b\r\n")),
        20,
      );
    },
  },
  {
    name: "answers, and holds the connection",
    answer: (call) => call.socket.write(`${head(`Content-Length: ${text(call).length}\r\n`)}${text(call)}`),
    isHarmless: true,
  },
  // Connections.
  { name: "hangs up", answer: ({ socket }) => socket.destroy() },
  { name: "resets", answer: ({ socket }) => socket.resetAndDestroy() },
  {
    name: "hangs up after half of the head",
    answer: ({ socket }) => void socket.end("HTTP/1.1 200 OK\r\nContent-"),
  },
  raw(
    "hangs up after half of the body",
    (call) => `${head(`Content-Length: ${text(call).length}\r\n`)}${text(call).slice(0, 20)}`,
  ),
  raw(
    "says a longer length",
    (call) => `${head(`Content-Length: ${text(call).length + 50}\r\n`)}${text(call)}`,
  ),
  raw(
    "says a longer length, and holds",
    (call) => `${head(`Content-Length: ${text(call).length + 50}\r\n`)}${text(call)}`,
    false,
  ),
  raw(
    "says a shorter length",
    (call) => `${head(`Content-Length: ${text(call).length - 5}\r\n`)}${text(call)}`,
  ),
  raw(
    "says two lengths",
    (call) => `${head(`Content-Length: 5\r\nContent-Length: ${text(call).length}\r\n`)}${text(call)}`,
  ),
  raw("says a negative length", (call) => `${head("Content-Length: -1\r\n")}${text(call)}`),
  raw("says a huge length", (call) => `${head("Content-Length: 99999999999999\r\n")}${text(call)}`),
  raw("wrong chunk size", () => `${head("Transfer-Encoding: chunked\r\n")}zz\r\n{}\r\n0\r\n\r\n`),
  raw(
    "chunks without an end",
    (call) =>
      `${head("Transfer-Encoding: chunked\r\n")}${text(call).length.toString(16)}\r\n${text(call)}\r\n`,
  ),
  raw("a huge chunk", () => `${head("Transfer-Encoding: chunked\r\n")}ffffffffffffff\r\n{}`),
  raw(
    "chunks and a length",
    (call) =>
      `${head("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n")}2\r\n{}\r\n0\r\n\r\n${text(call)}`,
  ),
  raw("another protocol", () => "SSH-2.0-OpenSSH_9.6\r\n"),
  raw("HTTP/9", (call) => `HTTP/9.9 200 OK\r\n\r\n${text(call)}`),
  raw("HTTP/0.9", text),
  raw("status 999", (call) => `HTTP/1.1 999 ?\r\nContent-Length: ${text(call).length}\r\n\r\n${text(call)}`),
  raw("a control character in the reason", () => "HTTP/1.1 500 \u001b[31mX\r\nContent-Length: 2\r\n\r\n{}"),
  raw(
    "switches protocols",
    () => "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  ),
  raw(
    "informs a hundred times",
    (call) =>
      `${"HTTP/1.1 103 Early Hints\r\n\r\n".repeat(100)}${head(`Content-Length: ${text(call).length}\r\n`)}${text(call)}`,
  ),
  raw("two answers to a call", (call) =>
    `${head(`Content-Length: ${text(call).length}\r\n`)}${text(call)}`.repeat(2),
  ),
  // Size.
  {
    name: "flood of headers",
    answer: (call) =>
      flood(
        { ...call, ...(call.socket.write("HTTP/1.1 200 OK\r\n") && {}) },
        () => `X-${"a".repeat(1000)}: b\r\n`,
      ),
  },
  {
    name: "a body without end",
    answer: (call) => flood({ ...call, ...(call.socket.write(head("")) && {}) }, () => " ".repeat(65_536)),
  },
  {
    name: "early hints without end",
    answer: (call) => flood(call, () => "HTTP/1.1 103 Early Hints\r\n\r\n".repeat(100)),
  },
  json("20 MB of a name", (good) => ({ ...good, best_name: "x".repeat(20_000_000) })),
  json("20 MB of a message", (good) => ({ ...good, message: "x".repeat(20_000_000) })),
  json("a million other names", (good) => ({
    ...good,
    other_names: Array.from({ length: 1_000_000 }, () => "x"),
  })),
  {
    name: "a gzip bomb",
    answer: (call) =>
      send(call, 200, gzipSync(`${text(call)}${" ".repeat(50_000_000)}`), { "Content-Encoding": "gzip" }),
  },
  {
    name: "gzip that nobody asked for",
    answer: (call) => send(call, 200, gzipSync(text(call)), { "Content-Encoding": "gzip" }),
  },
  {
    name: "gzip that is cut",
    answer: (call) => send(call, 200, gzipSync(text(call)).subarray(0, 20), { "Content-Encoding": "gzip" }),
  },
  {
    name: "deflate that says br",
    answer: (call) => send(call, 200, deflateSync(text(call)), { "Content-Encoding": "br" }),
  },
  body("nested 100,000 deep", `{"best_name":${"[".repeat(100_000)}${"]".repeat(100_000)}}`),
  // Content.
  body("nothing", ""),
  body("HTML", "<html><body>Log in</body></html>", { "Content-Type": "text/html" }),
  body("cut JSON", '{"message":"Done.","old_name":"x","best'),
  body("null", "null"),
  body("an array", "[]"),
  body("bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  json("no name", ({ message }) => ({ message })),
  json("a number as name", (good) => ({ ...good, best_name: 5 })),
  json("an empty name", (good) => ({ ...good, best_name: "" })),
  json("the answer of another product", (good) => ({
    ...good,
    old_name: "Something else",
    best_name: "something else!",
  })),
  json("other letters in the old name", (good) => ({
    ...good,
    old_name: good.old_name.toUpperCase().split("").reverse().join(""),
    best_name: "x!",
  })),
  json(
    "control characters",
    (good) => ({ ...good, best_name: `\u001b[31m${good.best_name}\u0007\u0000\u202e` }),
    { mayAlterName: true },
  ),
  json("line breaks", (good) => ({ ...good, best_name: `${good.best_name}\r\nx,y,"z` }), {
    mayAlterName: true,
  }),
  json("a formula", (good) => ({ ...good, best_name: '=HYPERLINK("http://x","y")' }), { mayAlterName: true }),
  json("control characters in the message", (good) => ({
    ...good,
    message: "\u001b]0;owned\u0007\u202eDone.",
  })),
  json("__proto__", (good) => JSON.parse(`{"__proto__":{"best_name":"x"},${JSON.stringify(good).slice(1)}`), {
    isHarmless: true,
  }),
  json("fields that nobody knows", (good) => ({ ...good, more: { of: [1, 2] } }), { isHarmless: true }),
  // Refusals.
  ...[400, 401, 403, 404, 405, 408, 409, 413, 418, 422, 429, 500, 501, 502, 503, 504].map((code) =>
    status(code),
  ),
  status(503, "", { "Retry-After": "99999999" }),
  status(429, "{}", { "Retry-After": "-5" }),
  status(429, "{}", { "Retry-After": "Thu, 01 Jan 2099 00:00:00 GMT" }),
  status(500, `{"detail":"${"\\u001b[2J".repeat(100)}"}`),
  status(422, `{"detail":[${'{"loc":["a"],"msg":"\\u202eb","type":"c"},'.repeat(1000)}1]}`),
  status(204, ""),
  status(500, "x".repeat(5_000_000)),
  {
    name: "says the key in its error",
    answer: (call) => send(call, 400, JSON.stringify({ detail: `Bad key ${call.key}` })),
  },
  // Other addresses.
  ...[301, 302, 303, 307, 308].map(redirect),
  {
    name: "redirects to itself",
    answer: (call) => send(call, 307, "", { Location: "/api/tasks/optimization/name" }),
  },
  {
    name: "an alternative service",
    answer: (call) =>
      send(call, 200, text(call), {
        "Alt-Svc": `http/1.1="${call.elsewhere.slice(7)}"`,
        Refresh: `0; url=${call.elsewhere}`,
      }),
    isHarmless: true,
  },
];
