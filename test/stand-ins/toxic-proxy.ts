import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The eight faults of Shopify's toxiproxy. */
export const toxics = [
  "latency",
  "down",
  "bandwidth",
  "slow_close",
  "timeout",
  "reset_peer",
  "slicer",
  "limit_data",
] as const;
export type Toxic = (typeof toxics)[number];

interface ToxicProxyOptions {
  readonly toxic: Toxic;
  /** Which way is poisoned: what the client sends, or what it gets. */
  readonly direction: "up" | "down";
  readonly upstreamPort: number;
}

interface Way {
  readonly from: Socket;
  readonly to: Socket;
  /** Both ends of the connection. */
  readonly end: (reset?: boolean) => void;
}

/** A proxy on loopback that harms every other connection, beginning with the first; one that is down harms all. */
export async function startToxicProxy({ toxic, direction, upstreamPort }: ToxicProxyOptions) {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((client) => {
    connections += 1;
    if (toxic === "down") return client.destroy();
    const upstream = connect(upstreamPort, "127.0.0.1");
    const end = (reset = false) => {
      for (const socket of [client, upstream]) reset ? socket.resetAndDestroy() : socket.destroy();
    };
    for (const socket of [client, upstream]) sockets.add(socket.on("error", () => end()).setNoDelay());
    const harm = connections % 2 === 1 ? harms[toxic] : plain;
    (direction === "up" ? harm : plain)({ from: client, to: upstream, end });
    (direction === "down" ? harm : plain)({ from: upstream, to: client, end });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  // Down on the way up: nobody listens. Down on the way back: whoever listens hangs up.
  if (toxic === "down" && direction === "up") close();
  return { origin: `http://127.0.0.1:${port}`, connections: () => connections, close };
}

function plain({ from, to }: Way): void {
  from.on("data", (chunk) => to.write(chunk));
  from.on("end", () => to.end());
}

/** Passes pieces on one after the other, each after so many milliseconds. */
function passSlowly({ from, to }: Way, delayMs: number, pieceBytes = Number.POSITIVE_INFINITY): void {
  let turn = Promise.resolve();
  const later = (act: () => void) => {
    turn = turn.then(() => new Promise((resolve) => setTimeout(resolve, delayMs))).then(act);
  };
  from.on("data", (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      later(() => to.write(chunk.subarray(at, Math.min(chunk.length, at + pieceBytes))));
    }
  });
  from.on("end", () => later(() => to.end()));
}

const harms: Readonly<Record<Toxic, (way: Way) => void>> = {
  down: ({ end }) => end(),
  latency: (way) => passSlowly(way, 20),
  bandwidth: (way) => passSlowly(way, 2, 100),
  slicer: (way) => passSlowly(way, 0, 7),
  slow_close: ({ from, to }) => {
    from.on("data", (chunk) => to.write(chunk));
    from.on("end", () => setTimeout(() => to.end(), 50));
  },
  timeout: ({ from, end }) => {
    from.once("data", () => setTimeout(end, 50));
    from.resume();
  },
  reset_peer: ({ from, end }) => {
    from.once("data", () => end(true));
  },
  limit_data: ({ from, to, end }) => {
    let left = 90;
    from.on("data", (chunk: Buffer) => {
      if (left <= 0) return;
      to.write(chunk.subarray(0, left), () => left <= 0 && end());
      left -= chunk.length;
    });
  },
};
