import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { findRulePack } from "../../../../src/lint/packs.ts";
import { createDescriptionJudges } from "../../../../src/tasks/description/llm/judge-description.ts";
import { wordLimits } from "../../../../src/tasks/description/llm/text-length.ts";
import { createNameJudges } from "../../../../src/tasks/name/llm/judge-name.ts";
import { createGlossary } from "../../../../src/translation/glossary.ts";
import { textLanguage } from "../../../../src/translation/text-language.ts";
import { createShopCatalog } from "../../shop-catalog.ts";
import { naturalDescriptions, naturalNames } from "./natural-answers.ts";

/** What a good editor writes must pass: each wrong fault costs a second question, or the answer. */
const glossary = createGlossary([createShopCatalog()]);
const packs = [findRulePack("google")].flatMap((pack) => pack ?? []);

type NameCase = readonly [source: string, language: Language, good: string];

const names: readonly NameCase[] = [
  ["Cavo USB-C con USB-C INTENSO 7991003 Viola", "it", "Intenso Cavo USB-C a USB-C Viola 7991003"],
  ["Cavo USB-C con USB-C INTENSO 7991003 Viola", "de", "Intenso USB-C-auf-USB-C-Kabel, violett (7991003)"],
  [
    "Matita Occhi Estee Lauder Little Black Eyeliner Nero 9 g",
    "en",
    "Estée Lauder Little Black Eyeliner Pencil, Black, 9 g",
  ],
  [
    "Gilet Sportivo con Effetto Sauna da Uomo Passwa InnovaGoods",
    "fr",
    "InnovaGoods Passwa Gilet de sport à effet sauna pour homme",
  ],
  [
    "Gilet Sportivo con Effetto Sauna da Uomo Passwa InnovaGoods",
    "en",
    "InnovaGoods Passwa Men's Sauna Effect Sports Vest",
  ],
  ["Chaîne de Distribution BIHR - 71931 - Bihr", "de", "BIHR Steuerkette 71931"],
  ["FERRONNERIE - 500 ml - NOIR VELOURS", "fr", "Peinture pour ferronnerie noir velours 500 ml"],
  [
    "Shaun Printed Baby Boy's Yellow, Grey, Black Track Pants",
    "en",
    "Shaun Baby Boys' Printed Track Pants, Yellow/Grey/Black",
  ],
  [
    "Shaun Printed Baby Boy's Yellow, Grey, Black Track Pants",
    "de",
    "Shaun Trainingshose für Babys (Jungen), bedruckt, Gelb/Grau/Schwarz",
  ],
  [
    "Lal Haveli Rajasthani Handmade Wooden Camel Design Photo Frame - 43.18 cm",
    "fr",
    "Cadre photo artisanal du Rajasthan Lal Haveli, bois, motif chameau, 43,18 cm",
  ],
  [
    "NIKE Herren Laufschuh Air Zoom Pegasus 39 schwarz/weiß Gr. 44,5 !!! TOP PREIS !!!",
    "de",
    "Nike Air Zoom Pegasus 39 Herren-Laufschuh, Schwarz/Weiß, Größe 44,5",
  ],
  [
    "NIKE Herren Laufschuh Air Zoom Pegasus 39 schwarz/weiß Gr. 44,5",
    "it",
    "Nike Air Zoom Pegasus 39 scarpa da corsa da uomo nero/bianco taglia 44,5",
  ],
  ["Bosch GSR 18V-28 Akkuschrauber o. Akku", "de", "Bosch Akkuschrauber GSR 18V-28 (ohne Akku)"],
  [
    "Bosch GSR 18V-28 Akkuschrauber o. Akku",
    "fr",
    "Bosch GSR 18V-28 Perceuse-visseuse sans fil (sans batterie)",
  ],
  [
    "Bettwäsche 2tlg. 135x200 Biber anthrazit 100% BW",
    "fr",
    "Parure de lit 2 pièces 135 x 200, flanelle, anthracite, 100 % coton",
  ],
  ["Patte d'ours", "en", "Bear claw"],
  ["Apricot pie", "de", "Aprikosenkuchen"],
];

const camera =
  "Die Kamera bietet außergewöhnliche Bildqualität mit hohem Detailreichtum. Ihre 20 Megapixel ermöglichen eine flexible Motivwahl, " +
  "das Zuschneiden der Aufnahmen und brillante Drucke im Posterformat. Dank des optischen Bildstabilisators werden Kamerawackler " +
  "ausgeglichen. Auf Knopfdruck zeichnen Sie ganz einfach HD-Movies (720p) auf – selbst aus der Bewegung und bei vollem Zoom.";
const pants =
  "Number of Contents in Sales Package Pack of 3 Fabric Cotton Pockets 2 Side Pockets Pattern Printed Ideal For Baby Boy's In the Box 3 " +
  "Track Pant Style Code 633BTP Fabric Care Gentle Machine Wash in Lukewarm Water, Do Not Bleach. Yellow, Grey, Black";

type DescriptionCase = readonly [name: string, source: string, language: Language, good: string];

const descriptions: readonly DescriptionCase[] = [
  [
    "Canon IXUS 177",
    camera,
    "de",
    "Die Canon IXUS 177 nimmt mit 20 Megapixeln detailreiche Bilder auf, die sich zuschneiden und im Posterformat drucken lassen. Der optische Bildstabilisator gleicht Verwacklungen aus. HD-Movies (720p) starten Sie per Knopfdruck, auch in Bewegung und bei vollem Zoom.",
  ],
  [
    "Canon IXUS 177",
    camera,
    "de",
    "Mit der Canon IXUS 177 hältst du Erinnerungen gestochen scharf fest. Wackelige Hände? Kein Problem: Der optische Bildstabilisator gleicht Verwacklungen aus. Und wenn du lieber filmst, genügt ein Knopfdruck!",
  ],
  [
    "Canon IXUS 177",
    camera,
    "en",
    "The Canon IXUS 177 captures detailed 20-megapixel images that you can crop freely or print as posters. Its optical image stabiliser compensates for camera shake. Record HD movies (720p) at the press of a button, even on the move or at full zoom.",
  ],
  [
    "Canon IXUS 177",
    camera,
    "fr",
    "Le Canon IXUS 177 offre une qualité d'image exceptionnelle : ses 20 mégapixels permettent de recadrer librement et d'imprimer au format poster. Le stabilisateur optique compense les tremblements. Les films HD (720p) s'enregistrent d'une simple pression.",
  ],
  [
    "Shaun Track Pants",
    pants,
    "en",
    "Ready, set, crawl! This three-pack of printed track pants from Shaun keeps baby boys comfy in yellow, grey and black. They're made of cotton, with two side pockets for tiny treasures. Care is easy: a gentle machine wash in lukewarm water, no bleach.",
  ],
  [
    "Shaun Track Pants",
    pants,
    "de",
    "Das Dreierpack bedruckter Trainingshosen von Shaun für Babys (Jungen) enthält je eine Hose in Gelb, Grau und Schwarz. Die Hosen sind aus Baumwolle und haben zwei Seitentaschen. Schonwaschgang in lauwarmem Wasser, nicht bleichen.",
  ],
  [
    "Shaun Track Pants",
    pants,
    "it",
    "Confezione da 3 pantaloni sportivi stampati Shaun per neonato, nei colori giallo, grigio e nero. In cotone, con due tasche laterali. Lavaggio delicato in lavatrice con acqua tiepida, non candeggiare.",
  ],
];

describe("a good answer has no fault", () => {
  it.each(names)("as a name: %s in %s: %s", (source, language, good) => {
    for (const task_type of ["cleaned", "detailed"] as const) {
      const query = { task_type, translation_language: language };
      const judges = createNameJudges({ source, query, packs, glossary, terms: undefined });
      expect(judges.faults(good, "best_name")).toEqual([]);
    }
  });

  it.each(descriptions)("as a description: %s", (name, description, language, good) => {
    const judges = createDescriptionJudges({
      ...{ name, description, language, packs },
      sourceLanguage: textLanguage(description, glossary, language),
      limits: wordLimits.short,
      terms: undefined,
    });
    expect(judges.faults(good, "best_description")).toEqual([]);
    expect(judges.blemishes(good, "best_description")).toEqual([]);
  });

  it.each(naturalNames)("as a %s name in %s: %s: %s", (task_type, language, source, good) => {
    const query = { task_type, translation_language: language };
    const judges = createNameJudges({ source, query, packs: [], glossary, terms: undefined });
    expect(judges.faults(good, "best_name")).toEqual([]);
  });

  it.each(naturalDescriptions)("as a description in %s of %s", (language, name, description, good) => {
    const judges = createDescriptionJudges({
      ...{ name, description, language, packs: [] },
      sourceLanguage: textLanguage(description, glossary, language),
      limits: wordLimits.short,
      terms: undefined,
    });
    expect(judges.faults(good, "best_description")).toEqual([]);
  });
});
