import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { body, path } from "./servers.ts";

export interface Caller {
  readonly port: number;
  readonly key: string;
  /** One connection for all calls, or one for each. */
  readonly keepsAlive: boolean;
}

export interface Heard {
  /** 0 where no answer came. */
  readonly status: number;
  readonly milliseconds: number;
}

/** Calls the name operation, one call after the other with a pause between, until told to stop. */
export async function callUntil(stopped: AbortSignal, caller: Caller): Promise<Heard[]> {
  const agent = new Agent({ keepAlive: caller.keepsAlive, maxSockets: 1 });
  const heard: Heard[] = [];
  while (!stopped.aborted) {
    heard.push(await call({ ...caller, agent, path, body }));
    await wait(20);
  }
  agent.destroy();
  return heard;
}

interface Call {
  readonly port: number;
  readonly key: string;
  readonly path: string;
  readonly body: string;
  readonly agent?: Agent | false;
}

export function call({ port, key, path: target, body: text, agent = false }: Call): Promise<Heard> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - startedAt });
    const headers = {
      "X-Api-Key": key,
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(text),
    };
    const asked = request({ host: "127.0.0.1", port, method: "POST", path: target, agent, headers });
    asked.on("response", (response) => {
      response.on("end", () => end(response.statusCode ?? 0)).on("error", () => end(0));
      response.resume();
    });
    asked.on("error", () => end(0));
    asked.end(text);
  });
}
