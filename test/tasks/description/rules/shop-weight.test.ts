import { describe, expect, it } from "vitest";
import type { Language } from "../../../../src/api/vocabulary.ts";
import { createCatalogStore } from "../../../../src/catalog/store.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";

const optimize = createDescriptionOptimizer({ catalogs: createCatalogStore() });

function answerOf(language: Language, name: string, text: string, facts: readonly string[]) {
  return optimize(
    {
      query: { tone: "professional", length: "medium", bullet_points: true, seo: true },
      body: { product_description: text, product_name: name },
    },
    {
      evidence: {
        language,
        facts: facts.map((line) => {
          const [label = "", value = ""] = line.split(": ");
          return { label, text: value };
        }),
      },
    },
  );
}

const weight = /(?:Weight|Gewicht|Poids|Peso)\s?:/u;

describe("what the carrier weighs is no point", () => {
  it.each<[Language, string, string, string[]]>([
    [
      "fr",
      "Thé vert menthe bio",
      "Thé vert Gunpowder et menthe nanah. La boîte contient 20 sachets individuels, 40 g.",
      ["Poids: 0,09 kg"],
    ],
    ["en", "Fig scented candle", "A candle of 180 g in a glass. It burns for 45 hours.", ["Weight: 0.4 kg"]],
    [
      "de",
      "Früchtetee Hibiskus",
      "Ein kräftiger Früchtetee. Die Dose enthält 100 Beutel, 250 g.",
      ["Gewicht: 0,5 kg"],
    ],
    [
      "it",
      "Candela profumata al fico",
      "Una candela da 180 g in vetro. Brucia per 45 ore.",
      ["Peso: 0,4 kg"],
    ],
    [
      "en",
      "Heather honey 340 g",
      "Dark honey from moorland hives. Spoon it over porridge.",
      ["Weight: 0.6 kg"],
    ],
    [
      "en",
      "Hand balm",
      "A balm with beeswax for dry hands. Sinks in quickly.",
      ["Weight: 0.1 kg", "Size: 50 ml"],
    ],
    [
      "de",
      "Waldhonig 500 g",
      "Kräftiger Honig aus dem Bayerischen Wald. Er bleibt lange flüssig.",
      ["Gewicht: 0,8 kg"],
    ],
    [
      "fr",
      "Confiture de figues 250 g",
      "Une confiture cuite au chaudron. Les fruits viennent du Gard.",
      ["Poids: 0,42 kg"],
    ],
    [
      "it",
      "Passata di pomodoro 700 g",
      "Pomodori raccolti a mano in agosto. Cottura lenta in pentola.",
      ["Peso: 1,1 kg"],
    ],
    [
      "it",
      "Amaro alle erbe",
      "Un amaro di dodici erbe di montagna. Si serve freddo.",
      ["Peso: 1,2 kg", "Formato: 0,7 l"],
    ],
  ])("beside the amount that is sold: %s, %s", (language, name, text, facts) => {
    const points = answerOf(language, name, text, facts).bullet_points;
    expect(points.length).toBeGreaterThan(0);
    expect(points.join("\n")).not.toMatch(weight);
  });

  it.each<[Language, string, string, string[]]>([
    ["en", "Step stool Larkin", "A sturdy step stool of beech for the pantry.", ["Weight: 4.2 kg"]],
    ["de", "Tritthocker Larkin", "Ein stabiler Tritthocker aus Buche für die Küche.", ["Gewicht: 4,2 kg"]],
    ["fr", "Marchepied Larkin", "Un marchepied solide en hêtre pour la cuisine.", ["Poids: 4,2 kg"]],
    ["it", "Sgabello Larkin", "Uno sgabello robusto in faggio per la cucina.", ["Peso: 4,2 kg"]],
    ["en", "Kettle Dunmore 1.7 L", "A kettle of brushed steel with a cool handle.", ["Weight: 1.1 kg"]],
    ["it", "Piumone Alba 300 g/m²", "Un piumone in microfibra per le notti fredde.", ["Peso: 2,1 kg"]],
  ])("but stays where nothing else says how much: %s, %s", (language, name, text, facts) => {
    expect(answerOf(language, name, text, facts).bullet_points.join("\n")).toMatch(weight);
  });

  it.each<[Language, string, string]>([
    ["en", "Brake hose front left M10 x 1", "Weight: 0.16 kg"],
    ["de", "Starterbatterie 74 Ah 680 A", "Gewicht: 17,6 kg"],
    ["fr", "Flexible de frein avant gauche", "Poids: 0,16 kg"],
    ["it", "Tubo freno anteriore sinistro", "Peso: 0,16 kg"],
  ])("nor the only one: %s, %s", (language, name, fact) => {
    expect(answerOf(language, name, "", [fact]).bullet_points).toEqual([]);
  });

  it.each<[Language, string, string[]]>([
    ["en", "Padlock", ["Weight: 310 g", "Material: polished brass body", "Finish: polished"]],
    [
      "de",
      "Vorhängeschloss",
      ["Gewicht: 310 g", "Material: polierter Körper aus Messing", "Oberfläche: poliert"],
    ],
    ["fr", "Cadenas", ["Poids: 310 g", "Matière: Laiton massif poli", "Finition: Poli"]],
    ["it", "Lucchetto", ["Peso: 310 g", "Materiale: Corpo in ottone massiccio", "Finitura: Lucida"]],
  ])("nor the only sentence: %s, %s", (language, name, facts) => {
    const { best_description } = answerOf(language, name, "", facts);
    expect(best_description).not.toMatch(/weighs|wiegt|pèse|pesa /u);
    expect(best_description).toMatch(weight);
  });
});
