import { describe, expect, test } from "vitest";
import { createWaitingLine } from "../../../src/language-model/money/waiting-line.ts";

/** A room with so many places; who asks for more than there are at all is refused. */
function roomOf(places: number) {
  const room = { taken: 0, entered: [] as string[] };
  const line = createWaitingLine<number>((asked) => {
    if (asked > places) throw new Error("too large");
    return room.taken + asked <= places;
  });
  const enter = (name: string, asked: number, signal?: AbortSignal) =>
    line.enter(
      asked,
      () => {
        room.taken += asked;
        room.entered.push(name);
      },
      signal,
    );
  const leave = (count: number) => {
    room.taken -= count;
    line.look();
  };
  return { room, enter, leave };
}

describe("a waiting line", () => {
  test("lets in first who came first, also before those who need less", async () => {
    const { room, enter, leave } = roomOf(2);
    const all = [enter("a", 2), enter("b", 2), enter("c", 1)];
    expect(room.entered).toEqual(["a"]);
    leave(1);
    expect(room.entered).toEqual(["a"]);
    leave(1);
    expect(room.entered).toEqual(["a", "b"]);
    leave(2);
    await Promise.all(all);
    expect(room.entered).toEqual(["a", "b", "c"]);
  });

  test("never lets in more than there is room for in one turn", async () => {
    const { room, enter, leave } = roomOf(2);
    const all = [enter("a", 2), enter("b", 1), enter("c", 1), enter("d", 1)];
    leave(2);
    expect(room).toEqual({ taken: 2, entered: ["a", "b", "c"] });
    leave(1);
    await Promise.all(all);
  });

  test("goes on behind one who is refused, and one who gives up", async () => {
    const { room, enter, leave } = roomOf(2);
    const controller = new AbortController();
    await enter("a", 2);
    const [given, refused, last] = [enter("b", 2, controller.signal), enter("c", 3), enter("d", 1)];
    controller.abort(new Error("given up"));
    await expect(given).rejects.toThrow("given up");
    await expect(refused).rejects.toThrow("too large");
    leave(1);
    await last;
    expect(room.entered).toEqual(["a", "d"]);
    await expect(enter("e", 1, controller.signal)).rejects.toThrow("given up");
  });
});
