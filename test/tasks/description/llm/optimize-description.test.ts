import { describe, expect, it } from "vitest";
import type { OperationRequest } from "../../../../src/api/operations.ts";
import { createModelDescriber } from "../../../../src/tasks/description/llm/optimize-description.ts";
import type { TaskContext } from "../../../../src/tasks/engine.ts";
import { builtin, engineParts, fakeModel, type Reply } from "../../fake-model.ts";

const source =
  "<p>Der Akkuschrauber Norda hat 12 V und wiegt 1,2 kg. Er kommt mit 2 Akkus und einem Ladegerät. " +
  "Das Gehäuse ist aus Kunststoff, der Griff ist mit Gummi überzogen. Bestellen Sie jetzt auf www.norda.example!</p>";
const good =
  "Der Norda Akkuschrauber arbeitet mit 12 V und wiegt 1,2 kg.\n\nZum Lieferumfang gehören 2 Akkus und ein Ladegerät. " +
  "Der Griff am Gehäuse aus Kunststoff ist mit Gummi überzogen.";

type Query = OperationRequest<"optimizeDescription">["query"];

async function describedBy(
  replies: readonly Reply[],
  query: Partial<Query> = {},
  context: TaskContext = { isBestEnough: true },
) {
  const model = fakeModel(...replies);
  const request: OperationRequest<"optimizeDescription"> = {
    query: { tone: "professional", length: "short", bullet_points: false, seo: false, ...query },
    body: { product_description: source, product_name: "Akkuschrauber Norda", keywords: ["Schrauber"] },
  };
  const answer = await createModelDescriber(engineParts(model))(request, context);
  return { answer, model, request };
}

describe("a description by a language model", () => {
  it("is the model's, in the language of the text where no other is asked for", async () => {
    const { answer, model } = await describedBy([{ best_description: good }]);
    expect(answer).toEqual({
      message: "By fake-1.",
      old_description: source,
      best_description: good,
      other_descriptions: [],
      bullet_points: [],
      seo: null,
      language: "de",
    });
    const record = JSON.parse(model.requests[0]?.messages[0]?.text ?? "").record;
    expect(Object.keys(record)).toEqual(["product_name", "keywords", "product_description"]);
    expect(record.product_description).not.toContain("<p>");
  });

  it("is asked for in the tone, for the readers and in the length that were wished", async () => {
    const wishes = { tone: "playful", target_audience: "children", length: "long" } as const;
    const { model } = await describedBy([{ best_description: good }], wishes);
    const system = model.requests[0]?.system ?? "";
    for (const words of ["with a wink", "children", "never more than 300", "German"])
      expect(system).toContain(words);
    expect(system).not.toContain("bullet_points");
    expect(system).not.toContain("seo");
  });

  it("is asked for with no more than what will be read", async () => {
    const { model } = await describedBy(
      [
        {
          best_description: good,
          other_descriptions: [],
          bullet_points: [],
          seo: { title: "Norda", meta_description: "Der Norda Akkuschrauber.", keywords: [] },
        },
      ],
      { bullet_points: true, seo: true },
      {},
    );
    expect(Object.keys(model.requests[0]?.schema.properties ?? {})).toEqual([
      "best_description",
      "other_descriptions",
      "bullet_points",
      "seo",
    ]);
  });

  it.each([
    ["adds a fact", good.replace("1,2 kg", "900 g")],
    ["adds a claim", `${good} Er ist klimaneutral.`],
    ["keeps a link", `${good} Mehr auf www.norda.example.`],
    ["adds a price", `${good} Für nur 49,90 €.`],
    ["advertises", `${good} Jetzt zum Bestpreis bestellen!`],
    [
      "is in another language",
      "The Norda cordless screwdriver works with 12 V, weighs 1.2 kg and comes with 2 batteries and a charger.",
    ],
    [
      "is about something else",
      "Diese Jacke hält bei Regen schön trocken und sitzt bequem, sagt jede Kundin nach dem Kauf im Laden.",
    ],
    ["is far too long", `${good} ${"Der Akkuschrauber ist ein Schrauber. ".repeat(20)}`],
    ["is marked up", `**Norda** ${good} **Akkuschrauber**`],
    ["says nothing", "–"],
  ])("is asked for again where it %s, and refused the second time", async (_, bad) => {
    const { answer, model } = await describedBy([{ best_description: bad }, { best_description: good }]);
    expect(answer.best_description).toBe(good);
    expect(model.requests).toHaveLength(2);
    const twice = describedBy([{ best_description: bad }, { best_description: bad }]);
    await expect(twice).rejects.toMatchObject({ code: "PDO_PROVIDER_ANSWER_UNUSABLE" });
  });

  it("loses its last sentences where it is a little too long the second time too", async () => {
    const long = {
      best_description: `${good} ${"Der Akkuschrauber hat einen Griff aus Kunststoff. ".repeat(5)}`.trim(),
    };
    const { answer, model } = await describedBy([long, long]);
    expect(model.requests).toHaveLength(2);
    expect(answer.best_description.startsWith(good)).toBe(true);
    expect(answer.best_description.split(/\s+/).length).toBeLessThanOrEqual(60);
    expect(answer.message).toMatch(/^By fake-1\. Cut from \d+ to \d+ words\.$/);
  });

  it("leaves out bullet points and search words with faults, and mends SEO fields", async () => {
    const reply = {
      best_description: good,
      bullet_points: ["- 12 V", "18 V", "2 Akkus im Lieferumfang", "Bestellbar auf www.norda.example"],
      seo: {
        title: "Norda Akkuschrauber 12 V mit 2 Akkus und Ladegerät, Gehäuse aus Kunststoff",
        meta_description: "Norda Akkuschrauber mit 18 V.",
        keywords: ["Akkuschrauber", "Norda", "Norda", "Bohrhammer 18 V"],
      },
    };
    const { answer } = await describedBy([reply, reply], { bullet_points: true, seo: true });
    expect(answer.bullet_points).toEqual(["12 V", "2 Akkus im Lieferumfang"]);
    expect(answer.seo).toEqual({
      title: "Norda Akkuschrauber 12 V mit 2 Akkus und Ladegerät, Gehäuse",
      meta_description: "Der Norda Akkuschrauber arbeitet mit 12 V und wiegt 1,2 kg.",
      keywords: ["Akkuschrauber", "Norda"],
    });
    expect(answer.message).toBe(
      "By fake-1. Bullet points with faults were left out. The SEO title was mended. The meta description was mended.",
    );
  });

  it("may be a translation", async () => {
    const english =
      "The Norda cordless screwdriver works with 12 V and weighs 1.2 kg. It comes with 2 batteries and a charger; " +
      "the housing is made of plastic and the handle is covered with rubber.";
    const { answer } = await describedBy([{ best_description: english }], { translation_language: "en" });
    expect(answer).toMatchObject({ best_description: english, language: "en" });
  });

  it("comes with alternatives without faults only", async () => {
    const other =
      "Norda Akkuschrauber mit 12 V, 2 Akkus und Ladegerät; er wiegt 1,2 kg und hat einen Griff mit Gummi.";
    const reply = {
      best_description: good,
      other_descriptions: [other, `${other} Er ist wasserdicht.`, good],
    };
    const { answer, model } = await describedBy([reply], {}, {});
    expect(answer.other_descriptions).toEqual([other]);
    expect(model.requests).toHaveLength(1);
  });

  it("is the built-in engine's where there is no text", async () => {
    const model = fakeModel();
    const request = {
      query: { tone: "professional", length: "short", bullet_points: false, seo: false },
      body: { product_description: "<p> </p>", product_name: "Akkuschrauber" },
    } as const;
    const answer = await createModelDescriber(engineParts(model))(request, {});
    expect(answer).toEqual(await builtin.optimizeDescription(request, {}));
  });
});
