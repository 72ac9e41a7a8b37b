import { expect, it } from "vitest";
import { splitNoun } from "../../../../src/tasks/attribution/rules/known-words.ts";

const words = new Set("leder jacke kunst gurtel optik baum wolle hose in".split(" "));
const split = (folded: string) => splitNoun(folded, (part) => words.has(part));

it("parts a compound into its modifiers and its head", () => {
  expect(split("lederjacke")).toEqual(["leder", "jacke"]);
});

it("parts a head that is a compound itself", () => {
  words.add("ledergurtel");
  expect(split("kunstledergurtel")).toEqual(["kunst", "leder", "ledergurtel"]);
});

it.each(["jacke", "lederoptik", "unbekannt", ""])("finds no parts that tell anything in %j", (folded) => {
  expect(split(folded)).toEqual([]);
});
