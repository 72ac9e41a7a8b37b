import { expect, test } from "vitest";
import { type Engine, watchTasks } from "../../src/tasks/engine.ts";
import { engineWith } from "../stand-ins/engine.ts";

type NameTask = Parameters<Engine["optimizeName"]>;
const task = [{}, {}] as unknown as NameTask;

/** An engine whose tasks end when they are told to. */
function openSlowEngine() {
  const tasks: { succeed: () => void; fail: (fault: Error) => void }[] = [];
  const begin = () =>
    new Promise<never>((resolve, reject) => {
      tasks.push({ succeed: () => resolve(undefined as never), fail: reject });
    });
  return { tasks, ...watchTasks(engineWith({}, begin)) };
}

test("an engine is idle as long as nothing was asked, and again when the last task has ended, in whichever way", async () => {
  const { engine, idle, tasks } = openSlowEngine();
  await idle();
  const asked = [engine.optimizeName(...task), engine.optimizeName(...task)];
  let isIdle = false;
  const waiting = idle().then(() => {
    isIdle = true;
  });
  tasks[0]?.fail(new Error("no"));
  await expect(asked[0]).rejects.toThrow("no");
  expect(isIdle).toBe(false);
  tasks[1]?.succeed();
  await Promise.all([asked[1], waiting]);
  await idle();
});
