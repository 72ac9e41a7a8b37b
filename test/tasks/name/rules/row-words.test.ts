import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../../../src/api/vocabulary.ts";
import { nativeName } from "./native-name.ts";

const cases: Readonly<
  Record<Language, readonly (readonly [name: string, description: string, native: string])[]>
> = {
  de: [
    ["Einbaustr. LED rund", "Einbaustrahler für die Decke, dimmbar.", "Einbaustrahler LED rund"],
    ["Werkzeugkoff. leer", "Robuster Werkzeugkoffer aus Kunststoff.", "Werkzeugkoffer leer"],
    ["Kratzbaum deckenh. 240 cm", "Deckenhoher Kratzbaum mit Sisal.", "Kratzbaum deckenhoch 240 cm"],
    ["Stiefel knieh. 38", "Kniehohe Stiefel aus Leder.", "Stiefel kniehoch 38"],
    ["Zaun hüfth. 2 m", "Hüfthoher Zaun aus Holz.", "Zaun hüfthoch 2 m"],
    ["Ladekab. USB-C 1 m", "Ladekabel USB-C auf USB-C", "Ladekabel USB-C 1 m"],
    ["Kissenb. 40x40 Samt", "Kissenbezug aus Samt mit Reißverschluss.", "Kissenbezug 40x40 Samt"],
    ["Kissenb. 40x40 Samt", "Kissenbezug und Kissenbär aus Samt.", "Kissenb. 40x40 Samt"],
  ],
  en: [
    ["Moist. cream 50ml", "Moisturising cream for dry skin.", "Moisturising cream 50ml"],
    ["Pipe clmpng ring", "A clamping ring for pipes.", "Pipe clamping ring"],
    ["Oak brdng strip", "Boarding strip of solid oak.", "Oak boarding strip"],
    ["Oak brdng strip", "Boarding or braiding of solid oak.", "Oak brdng strip"],
  ],
  fr: [
    ["Applique orient. laiton", "Applique orientable en laiton.", "Applique orientable laiton"],
    ["Rideau occult. gris", "Rideau occultant gris perle.", "Rideau occultant gris"],
    ["Housse rembourr. blanche", "Housse rembourrée, lavable.", "Housse rembourrée blanche"],
  ],
  it: [
    ["Tappeto antisciv. 60x90", "Tappeto antiscivolo da bagno.", "Tappeto antiscivolo 60x90"],
    ["Sedia impilab. bianca", "Sedia impilabile in plastica.", "Sedia impilabile bianca"],
    ["GIUBBINO BIMBO IMBOTT. ROSSO", "Giubbino imbottito da bimbo.", "Giubbino bimbo imbottito rosso"],
    ["Tenda oscur. grigia", "Tenda oscurante grigia.", "Tenda oscurante grigia"],
  ],
};

describe.each(languages)("a short form that only the row's own texts spell out in %s", (language) => {
  it.each(cases[language])("is written as they write it: %s (%s)", (name, description, native) => {
    expect(nativeName(name, language, { description })).toBe(native);
  });
});

it("is not guessed without them", () => {
  expect(nativeName("Einbaustr. LED rund", "de")).toBe("Einbaustr. LED rund");
  expect(nativeName("Pipe clmpng ring", "en")).toBe("Pipe clmpng ring");
});

describe("a word that was cut off", () => {
  it("is written whole where the row says it", () => {
    const facts = { Farbe: "dunkelblau" };
    const name = "Vorhang blickdicht mit Ösen und Kräuselband dunkelbl...";
    expect(nativeName(name, "de", { facts })).toBe("Vorhang blickdicht mit Ösen und Kräuselband dunkelblau");
    expect(
      nativeName("Maglione lana con collo alto grigio chiar...", "it", {
        facts: { Colore: "grigio chiaro" },
      }),
    ).toBe("Maglione lana con collo alto grigio chiaro");
    expect(
      nativeName("Rideau occultant à oeillets en polyester antraci...", "fr", {
        facts: { Couleur: "anthracite" },
      }),
    ).not.toContain("anthracite");
    expect(
      nativeName("Blackout curtain with eyelets and pencil pleat burgun...", "en", {
        facts: { Colour: "burgundy" },
      }),
    ).toBe("Blackout curtain with eyelets and pencil pleat burgundy");
  });

  it("stays behind a colour where nothing says it whole", () => {
    expect(nativeName("Maglione lana con collo alto grigio chiar...", "it")).toBe(
      "Maglione lana con collo alto grigio chiar",
    );
  });
});

it("takes no time that grows faster than the texts", () => {
  for (const piece of ["abcd. ", "bcdf ", "a", "bcdfg", "((", "l'"]) {
    const text = piece.repeat(100_000 / piece.length);
    expect(nativeName(text.slice(0, 500), "de", { description: text })).toBeTypeOf("string");
    expect(nativeName(text, "it", { description: text })).toBeTypeOf("string");
  }
});
