import { request } from "node:http";
import { connect } from "node:net";

export interface Asked {
  readonly method?: string;
  readonly path: string;
  /** A list sends the header several times. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: string | Buffer;
  /** Sends the body without its length. */
  readonly isChunked?: boolean;
}

export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** One request as it is written, with nothing tidied up on the way; a connection of its own. */
export function ask(origin: string, asked: Asked): Promise<Heard> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", path, body = "", isChunked = false } = asked;
  const bytes = Buffer.from(body as string);
  const length = isChunked || bytes.length === 0 ? {} : { "Content-Length": String(bytes.length) };
  const all = Object.entries({ ...length, ...asked.headers }).filter(([, value]) => value !== undefined);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, agent: false, headers: Object.fromEntries(all) as never },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    sent.on("error", reject);
    if (isChunked) {
      for (let at = 0; at < bytes.length; at += 65_536) sent.write(bytes.subarray(at, at + 65_536));
      sent.end();
    } else sent.end(bytes);
  });
}

/** Bytes on a bare socket, and all that comes back until the other side closes. */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.write(bytes);
  });
}
