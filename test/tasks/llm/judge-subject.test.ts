import { expect, it } from "vitest";
import { createEmptinessCheck } from "../../../src/tasks/llm/judge-subject.ts";

it("finds names of which nothing is left, and lets short ones and compounds pass", () => {
  const judge = createEmptinessCheck("Norda Thermoskanne 1,5 l Edelstahl silber");
  for (const text of ["Norda", "silber", "1,5 l", "N o r d a", ""])
    expect(judge(text, "best_name")).toHaveLength(1);
  for (const text of ["Norda Thermoskanne", "Edelstahlthermoskanne"])
    expect(judge(text, "best_name")).toEqual([]);
  expect(createEmptinessCheck("Patte d'ours")("Bear", "best_name")).toEqual([]);
});
