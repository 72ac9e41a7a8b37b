import { describe, expect, it, vi } from "vitest";
import { createGathering } from "../../src/tasks/gathering.ts";

const double = async (items: readonly number[]) => items.map((item) => 2 * item);

describe("those that gather", () => {
  it("ask once, for all of them, in the order of their seats", async () => {
    const gathering = createGathering();
    const [first, second] = [gathering.seat(), gathering.seat()];
    const ask = vi.fn(double);
    const later = second.join(5, ask);
    expect(ask).not.toHaveBeenCalled();
    expect(await Promise.all([first.join(4, ask), later])).toEqual([8, 10]);
    expect(ask.mock.calls).toEqual([[[4, 5]]]);
  });

  it("do not wait for one who leaves", async () => {
    const gathering = createGathering();
    const [first, second, third] = [gathering.seat(), gathering.seat(), gathering.seat()];
    const answers = Promise.all([first.join(4, double), third.join(6, double)]);
    second.leave();
    expect(await answers).toEqual([8, 12]);
  });

  it("ask alone where nobody else asks, and whatever they ask later", async () => {
    const gathering = createGathering();
    const [first, second] = [gathering.seat(), gathering.seat()];
    second.leave();
    expect(await first.join(4, double)).toBeUndefined();
    expect(await first.join(5, double)).toBeUndefined();
    first.leave();
  });

  it("all have the fault where there is one", async () => {
    const gathering = createGathering();
    const fault = new Error("away");
    const fail = async () => {
      throw fault;
    };
    const seats = [gathering.seat(), gathering.seat()];
    const outcomes = await Promise.allSettled(seats.map((seat) => seat.join(1, fail)));
    expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason)).toEqual([
      fault,
      fault,
    ]);
  });
});
