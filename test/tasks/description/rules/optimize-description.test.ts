import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OperationBody, OperationQuery } from "../../../../src/api/operations.ts";
import { descriptionResponse } from "../../../../src/api/optimization.ts";
import { createDescriptionOptimizer } from "../../../../src/tasks/description/rules/optimize-description.ts";
import { countWords } from "../../../../src/tasks/description/rules/passage.ts";
import { openers } from "../../../../src/tasks/description/rules/set-voice.ts";
import { createSmallStore } from "../../../translation/small-catalogs.ts";

const optimize = createDescriptionOptimizer({ catalogs: createSmallStore() });
type Query = OperationQuery<"optimizeDescription">;
type Body = OperationBody<"optimizeDescription">;
const defaults = { tone: "professional", length: "medium", bullet_points: false, seo: false } as const;
const ask = (product_description: string, query: Partial<Query> = {}, body: Partial<Body> = {}) =>
  optimize({ query: { ...defaults, ...query }, body: { product_description, ...body } });

const kettle = `<p>The Aqua 200 kettle boils 1.7 litres of water in four minutes. Free shipping on all orders!
Its body is made of brushed stainless steel. The handle stays cool while the water boils.
Buy now at www.example.com for only $ 29.99. The handle stays cool while the water boils.</p>
<ul><li>Colour: Silver</li><li>Capacity: 1.7 l</li><li>Power: 2200 W</li></ul>`;

describe("what is kept", () => {
  it("are facts, without HTML, advertising, prices, addresses and repetitions", () => {
    const { best_description, message } = ask(kettle);
    expect(best_description).toContain("The Aqua 200 kettle boils 1.7 litres of water in four minutes.");
    expect(best_description).not.toMatch(/shipping|\$|www|<|Buy/u);
    expect(best_description.match(/stays cool/gu)).toHaveLength(1);
    expect(message).toContain("1 repeated");
  });

  it("keeps the order of the source", () => {
    const { best_description } = ask(kettle);
    expect(best_description.indexOf("Aqua 200")).toBeLessThan(best_description.indexOf("stainless steel"));
  });

  it("is never padded: a source that is too thin is told", () => {
    const { message, best_description } = ask("A blue cup.", { length: "long" });
    expect(best_description).toBe("A blue cup.");
    expect(message).toContain("too thin for long");
  });

  it("is nothing where the source says nothing", () => {
    expect(ask("").best_description).toBe("");
    expect(ask("<p> </p>").message).toContain("too thin");
  });

  it("is the text as it is where it is all about buying", () => {
    const { best_description, message } = ask(
      "Buy it for Rs. 300 at shop.com. Free Shipping.",
      {},
      { product_name: "Chair" },
    );
    expect(best_description).toBe("Buy it for Rs. 300 at shop.com. Free Shipping.");
    expect(message).toContain("the text stays");
  });
});

describe("length", () => {
  const long = Array.from(
    { length: 40 },
    (_, place) => `Statement number ${place} tells of part ${place} and its use in the house.`,
  ).join(" ");

  it.each([
    ["short", 60],
    ["medium", 150],
    ["long", 300],
  ] as const)("%s has at most %d words", (length, max) => {
    const words = countWords(ask(long, { length }).best_description);
    expect(words).toBeLessThanOrEqual(max);
    expect(words).toBeGreaterThan(max / 3);
  });

  it("cuts one endless sentence behind a word", () => {
    const { best_description } = ask(
      `${Array.from({ length: 400 }, (_, place) => `word${place}`).join(" ")} end.`,
      {
        length: "short",
      },
    );
    expect(countWords(best_description)).toBeLessThanOrEqual(60);
    expect(best_description.endsWith("…")).toBe(true);
  });
});

describe("tone", () => {
  const lively = "This lamp gives an amazing light! You will love the brass base, and it is 30 cm high.";

  it("professional takes out exclamation marks, and no words", () => {
    const { best_description } = ask(lively);
    expect(best_description).toContain("This lamp gives an amazing light.");
    expect(ask("The incredible brass base is 30 cm high!").best_description).not.toContain("!");
    expect(ask("It has a fantastic brass base of 30 cm.").best_description).toBe(
      "It has a fantastic brass base of 30 cm.",
    );
    expect(ask("Die Lampe hat einen traumhaften Fuß aus Messing.").best_description).toBe(
      "Die Lampe hat einen traumhaften Fuß aus Messing.",
    );
  });

  it("casual keeps the liveliness, contracts, and leads with what speaks to the reader", () => {
    const { best_description } = ask(lively, { tone: "casual" });
    expect(best_description).toBe(
      "You'll love the brass base, and it's 30 cm high. This lamp gives an amazing light!",
    );
  });
});

it("says what only a language model can do: a text for an audience or in another tone", () => {
  const text = "The cut of the women's shirt is narrow. The men's shirt has a wide cut with two pockets.";
  const { best_description, message } = ask(text, { target_audience: "men", tone: "casual" });
  expect(best_description).toContain("women's");
  expect(message).toMatch(/Needs a language model: the tone casual .*, a text for men\./u);
});

describe("bullet points", () => {
  it("come from labels and short facts, only when asked for", () => {
    expect(ask(kettle).bullet_points).toEqual([]);
    const { bullet_points } = ask(kettle, { bullet_points: true });
    expect(bullet_points).toEqual(
      expect.arrayContaining(["Colour: Silver", "Capacity: 1.7 l", "Power: 2200 W"]),
    );
    expect(bullet_points.length).toBeLessThanOrEqual(6);
  });

  it("are translated where the glossary knows their words, and the message tells; the prose is not", () => {
    const text =
      "Questa borsa è molto comoda e resistente per tutti i giorni.\n- Colore: Nero\n- Materiale: Legno";
    const answer = ask(text, { bullet_points: true, translation_language: "de" });
    expect(answer.bullet_points).toContain("Farbe: Schwarz");
    expect(answer.bullet_points).toContain("Material: Holz");
    expect(answer.language).toBe("it");
    expect(answer.message).toMatch(/Nero -> schwarz/iu);
  });
});

describe("SEO fields", () => {
  it("are null unless asked for", () => expect(ask(kettle).seo).toBeNull());

  it("have the name as their title, whole sentences, and the keywords that the source states", () => {
    const { seo, message } = ask(
      kettle,
      { seo: true },
      { product_name: "AQUA 200 KETTLE WITH LONG CABLE", keywords: ["stainless steel", "titanium"] },
    );
    expect(seo?.title).toBe("Aqua 200 Kettle with Long Cable");
    expect(seo?.meta_description).toMatch(/\.$/u);
    expect(seo?.keywords[0]).toBe("stainless steel");
    expect(seo?.keywords).not.toContain("titanium");
    expect(message).toContain("not used: titanium");
  });
});

describe("languages", () => {
  it("are not mixed: the sentences in another one are left out", () => {
    const { best_description, message } = ask(
      "The lamp is made of brass and stands on three feet in the living room. It gives a warm light to the table and to the chair beside it. The cable is long enough for a big room with a high ceiling. Die Lampe ist aus Messing und steht im Wohnzimmer auf drei Beinen für Sie.",
    );
    expect(best_description).not.toContain("Lampe");
    expect(message).toContain("in another language");
  });

  it("follow the wish where the source has such a text too", () => {
    const { best_description, language } = ask(
      "The lamp is made of brass and stands on three feet in the living room of the house. Die Lampe ist aus Messing und steht im Wohnzimmer auf drei Beinen, die man mit der Hand einstellen kann.",
      { translation_language: "de" },
    );
    expect(language).toBe("de");
    expect(best_description).toMatch(/^Die Lampe/u);
  });

  it("is the asked one where the text is labelled facts that can be set whole", () => {
    const { best_description, language } = ask("- Colore: Nero\n- Materiale: Legno", {
      translation_language: "de",
    });
    expect(language).toBe("de");
    expect(best_description).toMatch(/Material: Holz/u);
  });
});

describe("the source's faults", () => {
  it.each([
    [
      "Une protection d&rsquo,écran en verre pour la tablette.",
      "Une protection d’écran en verre pour la tablette.",
    ],
    [
      "Un chargeur pour la tablette, compatible avec votre p",
      "Un chargeur pour la tablette, compatible avec votre…",
    ],
    [
      "A saucer of iron with a round mirror floats on the wall A saucer of iron with a round mirror floats on the wall",
      "A saucer of iron with a round mirror floats on the wall.",
    ],
  ])("are mended: %s", (source, expected) => expect(ask(source).best_description).toBe(expected));
});

const sentence = fc.constantFrom(
  "The lamp is 30 cm high.",
  "Free shipping!",
  "Colour: Red",
  "<li>Wood</li>",
  "<p>",
  "La lampe est belle !",
  "Sie ist aus Holz.",
  "Große, helle Lampe",
  "price: $ 3",
  "…",
  "- 12 V",
  "\n",
  "It is amazing!!!",
  "a < b",
  "È in legno massiccio.",
);
const query = fc.record({
  tone: fc.constantFrom<Query["tone"]>("professional", "casual", "playful"),
  length: fc.constantFrom<Query["length"]>("short", "medium", "long"),
  bullet_points: fc.boolean(),
  seo: fc.boolean(),
});

it("answers within the contract, without duplicates, from words of the source", () => {
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 12 }), query, (sentences, options) => {
      const source = sentences.join(" ");
      const answer = ask(source, options);
      expect(descriptionResponse.safeParse(answer).success).toBe(true);
      expect(new Set([answer.best_description, ...answer.other_descriptions]).size).toBe(
        answer.other_descriptions.length + 1,
      );
      for (const bullet of answer.bullet_points) expect(bullet.length).toBeLessThanOrEqual(150);
      const known = `${source} it's ${JSON.stringify(openers)}`.toLowerCase();
      for (const word of answer.best_description.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
        expect(known).toContain(word);
    }),
  );
});

it("takes any text, and comes to an end with a long one of one kind of character", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 300 }),
      (text) => void ask(text, { seo: true, bullet_points: true }),
    ),
  );
  for (const sign of ["a", "a ", "1 ", "<", ". ", "a: ", "\n", "- a\n", "!"]) {
    const text = sign.repeat(20_000);
    expect(() => ask(text, { seo: true, bullet_points: true }), JSON.stringify(sign)).not.toThrow();
  }
});
