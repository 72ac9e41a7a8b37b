import { describe, expect, it } from "vitest";
import {
  CompoundSplitter,
  createGermanWords,
  learnGermanWords,
} from "../../../src/catalog/search/german-compounds.ts";

const words = "damen madchen leder damenjacken madchenjacken winterjacke winterstiefel stiefel tischlampe";

describe("learnGermanWords", () => {
  const learned = learnGermanWords(new Set(words.split(" ")));

  it("learns a head from the modifiers that it stands with", () => {
    expect(learned).toContain("jack");
  });

  it("learns a modifier from the heads that it stands with", () => {
    expect(learned).toContain("winter");
  });

  it("learns nothing from a single compound", () => {
    expect(learned).not.toContain("lamp");
  });

  it("lets compounds be split whose parts never stand alone", () => {
    const splitter = new CompoundSplitter(createGermanWords(learned));
    expect(splitter.split("winterjacken")).toEqual({ modifiers: ["winter"], head: "jack" });
    expect(splitter.split("lederjacke")).toEqual({ modifiers: ["leder"], head: "jack" });
    expect(splitter.split("softshelljacke")).toEqual({ modifiers: [], head: "jack" });
    expect(splitter.split("tischlampe")).toBeUndefined();
  });
});
