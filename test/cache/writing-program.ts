import { openAnswersStore } from "../../src/cache/store.ts";
import { answerOf } from "./numbered-entries.ts";

const [home = "", from = "0", to = "0"] = process.argv.slice(2);
const step = 100;
const owner = { pid: process.pid, startedAt: "", host: "here" };
const isAlive = ({ pid }: typeof owner) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const store = openAnswersStore({ home, owner, isAlive, now: Date.now });
for (let at = Number(from); at < Number(to); at += step) {
  for (let number = at; number < at + step; number += 1) store.writer().append(answerOf(number));
  await store.writer().sync();
  process.stdout.write(`${at + step}\n`);
}
store.close();
