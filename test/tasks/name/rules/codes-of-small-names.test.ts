import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("models of a name in small letters", () => {
  it.each([
    ["en", "lg oled 55oled803 television", "55OLED803"],
    ["en", "philips studio 43hfl2869t led tv", "43HFL2869T"],
    ["en", "samsung ue55ks7000/ue55ks7000 television", "UE55KS7000 Television"],
    ["de", "samsung ue55ks7000/ue55ks7000 fernseher", "Samsung UE55KS7000 Fernseher"],
    ["en", "dell laptop core i7 i7 4770 8 gb", "Core i7 4770"],
    ["fr", "ordinateur portable core i5 4770 8 go", "i5 4770"],
    ["it", "notebook asus core i3 4130 nero", "i3 4130"],
    ["it", "Scheda grafica Gigabyte nvidia geforce rtx 4060 8 GB", "NVIDIA GeForce RTX 4060"],
    ["en", "bahco hardpoint saw 7tpi", "7 TPI"],
  ] as const)("%s: %s", (language, name, part) => {
    expect(nativeName(name, language)).toContain(part);
  });

  it.each([
    ["en", "walkers crisps 25gx6 multipack", "25"],
    ["de", "schraube m8x40 verzinkt", "40"],
  ] as const)("but no measures: %s: %s", (language, name, part) => {
    expect(nativeName(name, language)).toContain(part);
  });
});
