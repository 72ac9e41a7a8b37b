import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { headOfShelf } from "../../../../src/tasks/name/rules/abbreviations.ts";
import { nativeName } from "./native-name.ts";

describe("the thing that a shop's category names", () => {
  it.each<readonly [Language, string, string, string]>([
    ["it", "circol", "CIRCOLATORI", "circolatore"],
    ["it", "trasform", "Elettrico > Trasformatori", "trasformatore"],
    ["it", "giunz", "GIUNZIONI", "giunzione"],
    ["fr", "disj", "DISJONCTEURS", "disjoncteur"],
    ["fr", "ondul", "Onduleurs", "onduleur"],
    ["en", "coupl", "COUPLERS", "coupler"],
    ["en", "enclos", "Enclosures", "enclosure"],
  ])("is the name's first short form in %s: %s of %s", (language, run, shelf, head) => {
    expect(headOfShelf(run, 0, { shelf }, language)).toBe(head);
  });

  it.each<readonly [Language, string, string, number]>([
    ["it", "circol", "CIRCOLATORI", 6],
    ["it", "valv", "VALVOLE", 0],
    ["it", "raccor", "RACCORDI RACCORDERIA", 0],
    ["fr", "tuya", "TUYAUX", 0],
    ["en", "bru", "BRUSHES", 0],
    ["en", "brush", "BRUSHES", 0],
    ["en", "glas", "GLASS", 0],
    ["de", "kupp", "KUPPLUNGEN", 0],
  ])("is not sure in %s: %s of %s", (language, run, shelf, start) => {
    expect(headOfShelf(run, start, { shelf }, language)).toBeUndefined();
  });
});

describe("a short form that one word of the shop's category begins with", () => {
  it.each<readonly [Language, string, string, string]>([
    ["fr", "DISJ 2P 16A C", "DISJONCTEURS", "Disjoncteur 2P 16A C"],
    ["fr", "PERC VISS 18V", "PERCEUSES", "Perceuse-visseuse 18 V"],
    ["fr", "MASTIC SIL BLANC 310ML", "SILICONES", "Mastic silicone blanc 310 ml"],
    ["fr", "MASTIC SIL. BLANC 310ML", "SILICONES", "Mastic silicone blanc 310 ml"],
    ["it", "AVVIT 18V BLU", "AVVITATORI", "Avvitatore 18 V blu"],
    ["en", "MACER 400W WHITE", "MACERATORS", "Macerator 400W White"],
    ["de", "AKKUSCHR. 18V BLAU", "Akkuschrauber", "Akkuschrauber 18 V Blau"],
    ["fr", "GEL DOUCHE COCO", "GELULES", "Gel douche coco"],
    ["fr", "MASTIC SIL BLANC 310ML", "SILICONES SILENCIEUX", "Mastic Sil blanc 310 ml"],
    ["it", "GUARN SIL 40MM", "GUARNIZIONI", "Guarnizione sil 40 mm"],
    ["en", "ELEC KETTLE WHITE", "ELECTRONICS", "Electric Kettle White"],
    ["de", "AKKUSCHR 18V BLAU", "Akkuschrauber", "Akkuschr 18 V Blau"],
  ])("stands for it in %s: %s of %s", (language, name, category, native) => {
    expect(nativeName(name, language, { category })).toBe(native);
  });
});
