import { createInterface } from "node:readline";
import { cpuSeconds } from "../cpu-seconds.ts";
import { pathologicalTexts } from "../pathological-texts.ts";
import { textWorks } from "../text-works.ts";

/* Answers each line `{ work, text, length }` with `{ seconds }`. Without input it tells what there is to be measured. */

async function secondsOf(work: string, text: string, length: number): Promise<number> {
  const made = pathologicalTexts[text]?.(length) ?? "";
  const start = cpuSeconds();
  await textWorks[work]?.(made);
  return cpuSeconds() - start;
}

for (const work of Object.values(textWorks)) {
  for (const text of Object.values(pathologicalTexts)) await work(text(60));
}
process.stdout.write(
  `${JSON.stringify({ works: Object.keys(textWorks), texts: Object.keys(pathologicalTexts) })}\n`,
);
for await (const line of createInterface({ input: process.stdin })) {
  const { work, text, length } = JSON.parse(line) as { work: string; text: string; length: number };
  process.stdout.write(`${JSON.stringify({ seconds: await secondsOf(work, text, length) })}\n`);
}
