import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("a device in capitals that a thing is for is written as its maker does", () => {
  it.each([
    ["fr", "Coque souple pour APPLE IPHONE 6 PLUS", "Coque souple pour Apple iPhone 6 Plus"],
    ["fr", "Chargeur pour HP PAVILION ZX5001", "Chargeur pour HP PAVILION ZX5001"],
    ["it", "Custodia nera per APPLE IPHONE 13 PRO", "Custodia nera per Apple iPhone 13 Pro"],
    ["de", "Silikonhülle für APPLE IPAD AIR", "Silikonhülle für Apple iPad Air"],
    ["en", "Leather Case for APPLE IPAD MINI", "Leather Case for Apple iPad Mini"],
    ["fr", "Dalle pour AU OPTRONICS B173", "Dalle pour AU OPTRONICS B173"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("the capitals of short words", () => {
  it.each([
    ["en", "Miller'S Self Design Blanket", "Miller's Self Design Blanket"],
    ["en", "M&M'S Peanut 200 g", "M&M'S Peanut 200 g"],
    ["fr", "MY CRAZY SUMMER N.04", "My Crazy Summer N.04"],
    ["fr", "COURONNE TUBE PER ROUGE 50 M", "Couronne tube PER rouge 50 m"],
    ["it", "PETTORINA ANTISTRAPPO CANE TAGLIA M", "Pettorina antistrappo cane taglia M"],
    ["it", "GUANTI PER FORNO", "Guanti per forno"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});

describe("shorthand of plumbers is opened where it can be nothing else", () => {
  it.each([
    ["en", "IMM HTR 24IN 3KW", "Immersion heater 24in 3kW"],
    ["en", "TOOL SET 2IN1 STEEL", "Tool Set 2-in-1 Steel"],
    ["fr", "PACK WC SUSP BLANC", "Pack WC suspendu blanc"],
    ["it", "SCALDAB.ELETTR. 50LT", "Scaldabagno elettrico 50 l"],
  ] as const)("%s: %s", (language, name, native) => expect(nativeName(name, language)).toBe(native));
});
