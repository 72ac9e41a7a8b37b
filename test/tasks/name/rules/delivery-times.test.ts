import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("how soon it comes", () => {
  it.each([
    ["it", "Aspirapolvere 1700 W - SPEDIZIONE GRATIS 24H", "Aspirapolvere 1700 W"],
    ["it", "Aspirapolvere 1700 W consegna in 24/48h", "Aspirapolvere 1700 W"],
    ["fr", "Aspirateur 1700 W - LIVRAISON GRATUITE 24H", "Aspirateur 1700 W"],
    ["de", "Staubsauger 1700 W Versand in 24 h", "Staubsauger 1700 W"],
    ["en", "Vacuum 1700W - FREE DELIVERY 24H", "Vacuum 1700W"],
    ["it", "Timer 24 h bianco", "Timer 24 h bianco"],
  ] as const)("goes with the promotion: %s: %s", (language, name, clean) => {
    expect(nativeName(name, language)).toBe(clean);
  });
});
