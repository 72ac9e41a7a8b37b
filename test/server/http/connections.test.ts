import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { connectionLimitsFor, createConnections } from "../../../src/server/http/connections.ts";

const limits = { maxConnections: 6, maxStrangers: 4, maxStrangersOfOneAddress: 2 };

class StandInSocket extends EventEmitter {
  readonly remoteAddress: string;
  isOpen = true;
  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }
  destroy() {
    this.isOpen = false;
    this.emit("close");
  }
}

function open() {
  const seen = { givenUp: 0 };
  const connections = createConnections(limits, () => {
    seen.givenUp += 1;
  });
  const add = (address: string) => {
    const socket = new StandInSocket(address) as StandInSocket & Socket;
    connections.add(socket);
    return socket;
  };
  const addKnown = (address: string) => {
    const socket = add(address);
    connections.begin(socket);
    connections.recognize(socket, true);
    return socket;
  };
  const opened = (...sockets: StandInSocket[]) => sockets.map(({ isOpen }) => isOpen);
  return { ...connections, add, addKnown, opened, seen };
}

test("of one address too many strangers give up the oldest, and other addresses lose none", () => {
  const { add, opened, seen } = open();
  const other = add("10.0.0.2");
  const own = [add("10.0.0.1"), add("10.0.0.1"), add("10.0.0.1")];
  expect(opened(other, ...own)).toEqual([true, false, true, true]);
  expect(seen.givenUp).toBe(1);
});

test("one that was just heard of is not the oldest", () => {
  const { add, begin, end, opened } = open();
  const own = [add("10.0.0.1"), add("10.0.0.1")];
  if (own[0]) begin(own[0]);
  if (own[0]) end(own[0]);
  expect(opened(...own, add("10.0.0.1"))).toEqual([true, false, true]);
});

test("too many strangers of all addresses give up the oldest, so that known keys keep their reserve", () => {
  const { add, addKnown, opened } = open();
  const known = [addKnown("10.0.0.9"), addKnown("10.0.0.9"), addKnown("10.0.0.9")];
  const strangers = ["1", "2", "3", "4", "5"].map((last) => add(`10.0.0.${last}`));
  expect(opened(...known)).toEqual([true, true, true]);
  expect(opened(...strangers)).toEqual([false, false, true, true, true]);
});

test("the idle one of known keys goes where all are known, and the newcomer where all are busy", () => {
  const { add, addKnown, end, opened } = open();
  const known = Array.from({ length: 6 }, () => addKnown("10.0.0.1"));
  const refused = add("10.0.0.2");
  expect(opened(...known, refused)).toEqual([true, true, true, true, true, true, false]);
  if (known[3]) end(known[3]);
  const taken = add("10.0.0.2");
  expect(opened(...known, taken)).toEqual([true, true, true, false, true, true, true]);
});

test("a key that is no longer known counts no more", () => {
  const { add, addKnown, recognize, opened } = open();
  const own = [addKnown("10.0.0.1"), addKnown("10.0.0.1")];
  if (own[0]) recognize(own[0], false);
  const later = [add("10.0.0.1"), add("10.0.0.1")];
  expect(opened(...own, ...later)).toEqual([false, true, true, true]);
});

test("a network of IPv6 counts as one address, and a mapped IPv4 address as itself", () => {
  const { add, opened } = open();
  const network = ["2001:db8::1", "2001:db8:0:0:5::", "2001:db8::2:3"].map(add);
  expect(opened(...network)).toEqual([false, true, true]);
  const mapped = ["::ffff:10.0.0.1", "10.0.0.1", "::ffff:10.0.0.2"].map(add);
  expect(opened(...mapped)).toEqual([true, true, true]);
});

test("closed ones leave nothing behind", () => {
  const { add, begin, recognize, end, opened } = open();
  for (let round = 0; round < 3; round += 1) {
    const own = [add("10.0.0.1"), add("10.0.0.1")];
    expect(opened(...own)).toEqual([true, true]);
    for (const socket of own) socket.destroy();
    for (const socket of own) {
      begin(socket);
      recognize(socket, true);
      end(socket);
    }
  }
});

test("the limits leave files for everything else", () => {
  expect(connectionLimitsFor(1_024)).toEqual({
    maxConnections: 768,
    maxStrangers: 576,
    maxStrangersOfOneAddress: 384,
  });
  expect(connectionLimitsFor(1e6).maxConnections).toBe(2_048);
});
