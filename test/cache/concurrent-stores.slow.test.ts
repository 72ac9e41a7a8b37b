import { expect, test } from "vitest";
import { openAnswersStore } from "../../src/cache/store.ts";
import { answerOf, keyOf, newPlace, range } from "./numbered-entries.ts";
import { buildWritingProgram, startWriting } from "./store-process.ts";

function missing(home: string, numbers: readonly number[]): number[] {
  const store = openAnswersStore(newPlace({ home }));
  const lost = numbers.filter(
    (number) => store.find(keyOf(number))?.value.equals(answerOf(number).value) !== true,
  );
  store.close();
  return lost;
}

test("processes that write at the same time lose nothing, while others open and merge", async () => {
  const { home } = newPlace();
  const program = await buildWritingProgram();
  for (const turn of range(0, 4)) {
    const first = turn * 10_000;
    const processes = range(0, 3).map((at) =>
      startWriting(program, home, [first + at * 1000, first + at * 1000 + 1000]),
    );
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    expect(
      missing(
        home,
        range(0, turn + 1).flatMap((each) => range(each * 10_000, each * 10_000 + 3000)),
      ),
    ).toEqual([]);
  }
}, 60_000);

test("all acknowledged answers are there after kills at any moment", async () => {
  const { home } = newPlace();
  const program = await buildWritingProgram();
  for (const [turn, patience] of [1, 3, 11, 24, 2, 5, 1, 7, 3, 4, 2, 1].entries()) {
    const first = turn * 100_000;
    const { process, written, ended } = startWriting(program, home, [first, first + 100_000]);
    let upTo = first;
    let said = 0;
    for await (const line of written) {
      upTo = Number(line);
      said += 1;
      if (said === patience) process.kill("SIGKILL");
    }
    await ended;
    expect(process.signalCode).toBe("SIGKILL");
    expect(missing(home, range(first, upTo))).toEqual([]);
  }
}, 60_000);
