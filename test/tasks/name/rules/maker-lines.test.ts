import { describe, expect, it } from "vitest";
import { nativeName } from "./native-name.ts";

describe("the row's maker is not lowered, nor the word before its designation", () => {
  it.each([
    ["fr", "CYLINDRE EUROPEEN VACHETTE RADIAL NT+ 30X30", "Vachette", "Vachette Radial NT+"],
    ["fr", "SERRURE VACHETTE 5 CLES", "Vachette", "Serrure Vachette"],
    ["it", "CILINDRO EUROPEO VACHETTE 30X30", "Vachette", "Vachette"],
    ["it", "CINTURA PELLE CAVALLO 90 CM", "Acme", "cavallo"],
    ["it", "CAFFE MACINATO FORTE 250G", "Forte", "macinato forte"],
  ] as const)("%s: %s of %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});

describe("an English name of a shade at the end keeps its capitals", () => {
  it.each([
    ["fr", "POUSSETTE CANNE ARCEAU RED PASSION", "Acme", "Red Passion"],
    ["it", "PASSEGGINO LEGGERO BLACK NIGHT", "Acme", "Black Night"],
    ["fr", "POUSSETTE CANNE NOIRE", "Acme", "noire"],
  ] as const)("%s: %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});

describe("a known line of the row's maker has its capitals", () => {
  it.each([
    ["it", "Clementoni galileo kit scienza", "Clementoni", "Galileo"],
    ["it", "PROFUMO DONNA LANCOME LA VIE EST BELLE 50ML", "Lancôme", "La Vie Est Belle"],
    ["fr", "MASCARA LANCOME HYPNOSE NOIR", "Lancôme", "Hypnôse"],
    ["it", "kit scienza galileo per bambini", "Acme", "galileo"],
  ] as const)("%s: %s of %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});

describe("one word of a line in capitals is no other maker", () => {
  it.each([
    ["fr", "Montre homme DESTINO CASABLANCA VL044", "Acme", "DESTINO CASABLANCA"],
    ["fr", "Sac femme GRANDO CASABLANCA VL044", "Acme", "GRANDO CASABLANCA"],
    ["fr", "Coque rigide pour NOKIA LUMIA 625", "Acme", "Nokia Lumia 625"],
  ] as const)("%s: %s", (language, name, brand, part) => {
    expect(nativeName(name, language, { brand })).toContain(part);
  });
});
