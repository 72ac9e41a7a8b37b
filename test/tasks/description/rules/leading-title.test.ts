import { describe, expect, it } from "vitest";
import { dropLeadingTitle } from "../../../../src/tasks/description/rules/leading-title.ts";

describe("a title before the text", () => {
  it("goes where the text begins with it again, also with a colon or a dash of its own", () => {
    const text = "Lampe en laiton : modèle A - bleu - Lampe en laiton : modèle A - bleu de 30 cm avec câble";
    expect(dropLeadingTitle(text, "")).toBe("Lampe en laiton : modèle A - bleu de 30 cm avec câble");
  });

  it("stays whole where the text is nothing but the title again, even cut", () => {
    expect(dropLeadingTitle("Brass lamp with cable - Brass lamp with cable…", "")).toBe(
      "Brass lamp with cable",
    );
    expect(dropLeadingTitle("Brass lamp with cable - Brass lamp with ca…", "")).toBe("Brass lamp with cable");
  });

  it("is not cut where it is the name", () => {
    expect(dropLeadingTitle("Brass lamp - 8 cm…", "Brass lamp - 8 cm")).toBe("Brass lamp - 8 cm");
  });

  it("goes where it is the name", () => {
    expect(dropLeadingTitle("Brass lamp - With a cable of two metres", "Brass lamp")).toBe(
      "With a cable of two metres",
    );
  });

  it("is none where something else follows the dash", () => {
    const text = "Brass lamp - made by hand in a small workshop";
    expect(dropLeadingTitle(text, "Other")).toBe(text);
  });
});
