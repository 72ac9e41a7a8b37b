import { isIPv6, type Socket } from "node:net";

export interface ConnectionLimits {
  /** Of all connections. Must stay below the process's limit of open files. */
  readonly maxConnections: number;
  /** Of strangers: connections that have not shown a known key. The rest is kept for the others. */
  readonly maxStrangers: number;
  readonly maxStrangersOfOneAddress: number;
}

/** @param openFiles how many files the process may have open; some stay free for what else it does */
export function connectionLimitsFor(openFiles: number): ConnectionLimits {
  const maxConnections = Math.max(64, Math.min(2_048, openFiles - 256));
  return {
    maxConnections,
    maxStrangers: Math.floor(maxConnections * 0.75),
    maxStrangersOfOneAddress: Math.floor(maxConnections / 2),
  };
}

/**
 * The open connections. At the time of accepting only the address is known, so nobody is refused for the others' number:
 * where too many are open, one is given up in the newcomer's place, the stranger heard of least recently; where there is
 * none, the idle connection of a known key that was heard of least recently.
 */
export interface Connections {
  add(socket: Socket): void;
  /** A request began. */
  begin(socket: Socket): void;
  /** Whether the request's key is a known one; it counts until a request says otherwise. */
  recognize(socket: Socket, isKnown: boolean): void;
  /** The request was answered, or its connection is gone. */
  end(socket: Socket): void;
  /** How many are open, by whether their key is a known one. */
  counts(): { readonly known: number; readonly strangers: number };
}

/** Each set is ordered by when the connection was last heard of. */
interface Connection {
  readonly socket: Socket;
  /** Of one customer: see `networkOf`. */
  readonly address: string;
  isKnown: boolean;
  requests: number;
}

/** @param onGivenUp called for each connection that was closed in another's place */
export function createConnections(limits: ConnectionLimits, onGivenUp: () => void): Connections {
  const connections = new Map<Socket, Connection>();
  const strangers = new Set<Connection>();
  const known = new Set<Connection>();
  const neighbourhoods = new Map<string, Set<Connection>>();

  const enter = (connection: Connection) => {
    if (connection.isKnown) return void known.add(connection);
    strangers.add(connection);
    const neighbours = neighbourhoods.get(connection.address) ?? new Set();
    neighbourhoods.set(connection.address, neighbours.add(connection));
  };
  const leave = (connection: Connection) => {
    if (connection.isKnown) return void known.delete(connection);
    strangers.delete(connection);
    const neighbours = neighbourhoods.get(connection.address);
    neighbours?.delete(connection);
    if (neighbours?.size === 0) neighbourhoods.delete(connection.address);
  };
  const remove = (connection: Connection) => {
    leave(connection);
    connections.delete(connection.socket);
  };
  const giveUp = (connection: Connection | undefined) => {
    if (connection === undefined) return;
    remove(connection);
    connection.socket.destroy();
    onGivenUp();
  };
  const enterAgain = (connection: Connection | undefined, isKnown: boolean) => {
    if (connection === undefined) return;
    leave(connection);
    connection.isKnown = isKnown;
    enter(connection);
  };
  return {
    add: (socket) => {
      const address = networkOf(socket.remoteAddress ?? "");
      const connection: Connection = { socket, address, isKnown: false, requests: 0 };
      connections.set(socket, connection);
      enter(connection);
      socket.once("close", () => remove(connection));
      const neighbours = neighbourhoods.get(address);
      if (neighbours !== undefined && neighbours.size > limits.maxStrangersOfOneAddress)
        giveUp(first(neighbours));
      else if (strangers.size > limits.maxStrangers) giveUp(first(strangers));
      else if (connections.size > limits.maxConnections)
        giveUp(strangers.size > 1 ? first(strangers) : (firstIdle(known) ?? connection));
    },
    begin: (socket) => {
      const connection = connections.get(socket);
      if (connection === undefined) return;
      connection.requests += 1;
      if (!connection.isKnown) enterAgain(connection, false);
    },
    recognize: (socket, isKnown) => enterAgain(connections.get(socket), isKnown),
    end: (socket) => {
      const connection = connections.get(socket);
      if (connection !== undefined) connection.requests -= 1;
    },
    counts: () => ({ known: known.size, strangers: strangers.size }),
  };
}

function first(connections: ReadonlySet<Connection>): Connection | undefined {
  for (const connection of connections) return connection;
  return undefined;
}

function firstIdle(connections: ReadonlySet<Connection>): Connection | undefined {
  for (const connection of connections) if (connection.requests === 0) return connection;
  return undefined;
}

/** Who counts as one address: an IPv4 address, or the 64 bits of an IPv6 address that one customer commonly gets. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":");
  const behind = address.includes("::") ? tail.split(":") : [];
  while (groups.length + behind.length < 8) groups.push("0");
  return [...groups, ...behind].slice(0, 4).join(":");
}
