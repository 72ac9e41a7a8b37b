import { describe, expect, test } from "vitest";
import { candidates, languageByScript, languageEvidence } from "../../src/nlp/foreign-language.ts";

describe("a script", () => {
  test.each([
    ["Καλοκαιρινό φόρεμα 100% βαμβάκι", "Greek"],
    ["Кроссовки мужские Nike", "a language in Cyrillic letters"],
    ["木製テーブルランプ", "Japanese"],
    ["不锈钢保温杯", "Chinese or Japanese"],
    ["무선 이어폰", "Korean"],
  ])("tells the language of %s", (text, name) => {
    expect(languageByScript(text)).toBe(name);
  });

  test.each([
    "Widerstand 10 kΩ",
    "μ-Controller Board",
    "Фабрика T-shirt with a print of the logo",
    "Crème brûlée",
    "",
  ])("does not tell it of %j", (text) => {
    expect(languageByScript(text)).toBeUndefined();
  });
});

describe("own words", () => {
  test("are those that none of the four languages has", () => {
    const { ownWords } = languageEvidence("Zapatos de cuero para mujer con cordones");
    expect(ownWords("es")).toBeGreaterThanOrEqual(3);
    expect(ownWords("ro")).toBe(0);
  });

  test.each(["Care bear sale are over", "Damen Mantel", "Samsung Galaxy A54 5G", "Masala Dosa Mix"])(
    "are not in %s",
    (text) => {
      const { ownWords } = languageEvidence(text);
      const others = candidates.slice(4) as readonly Parameters<typeof ownWords>[0][];
      expect(Math.max(...others.map(ownWords))).toBeLessThan(2);
    },
  );
});
