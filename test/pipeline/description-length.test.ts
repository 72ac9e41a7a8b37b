import { describe, expect, it } from "vitest";
import { descriptionTask } from "../../src/pipeline/description-task.ts";
import { plainOptions } from "../stand-ins/task-options.ts";

const { length: _, ...options } = plainOptions;
const lengthOf = (description: string, wanted?: "short") =>
  descriptionTask.toOptions({
    client: {} as never,
    language: "en",
    options: wanted ? { ...options, length: wanted } : options,
    product: { description },
  } as never).length;

describe("the length of a description that nobody asked for", () => {
  it("is medium where that holds the whole text", () => {
    expect(lengthOf("A chair of oak.")).toBe("medium");
    expect(lengthOf(`<p>${"<b>oak</b> - ".repeat(150)}</p>`)).toBe("medium");
  });

  it("is long where it does not", () => {
    expect(lengthOf("oak ".repeat(151))).toBe("long");
    expect(lengthOf("oak ".repeat(1_000))).toBe("long");
  });

  it("is the one that was asked for", () => expect(lengthOf("oak ".repeat(151), "short")).toBe("short"));
});

/** The sentence so many times, each with a number of its own: a sentence that stands twice is written once. */
function times(sentence: string, count: number): string {
  return Array.from({ length: count }, (_, place) => sentence.replace(/(?=\. $)/u, ` (${place + 1})`)).join(
    "",
  );
}

describe("a description of more words than the longest length", () => {
  const answer = {
    message: "Kept 2 of 40 statements.",
    best_description: "A chair.",
    other_descriptions: [],
    bullet_points: ["Oak"],
    seo: null,
    language: "en",
  } as const;
  const byRules = { source: "rules", model: null, date: null } as const;
  const resultOf = (
    old_description: string,
    wanted: object = {},
    origin: Parameters<NonNullable<typeof descriptionTask.toResult>>[2] = byRules,
    best_description = answer.best_description as string,
  ) =>
    descriptionTask.toResult?.(
      { ...answer, best_description, old_description, other_descriptions: [], bullet_points: ["Oak"] },
      { ...options, ...wanted },
      origin,
    );

  it.each([
    "The chair of solid oak has a woven seat and is 45 cm high. ",
    "Der Stuhl aus massiver Eiche hat einen geflochtenen Sitz und ist 45 cm hoch. ",
    "La chaise en chêne massif a une assise tressée et mesure 45 cm de haut. ",
    "La sedia in rovere massiccio ha una seduta intrecciata ed è alta 45 cm. ",
  ])("stays as it is, and the message says so: %s", (sentence) => {
    const text = `<p>${times(sentence, 30)}</p>`;
    const message =
      "The description is longer than 300 words and stays whole, in plain text; --length shortens it.";
    expect(resultOf(text)).toMatchObject({
      best_description: times(sentence, 30).trim(),
      message,
      bullet_points: ["Oak"],
    });
    expect(resultOf(text, { length: "long" })).toMatchObject({ best_description: "A chair." });
    expect(resultOf(times(sentence, 18))).toMatchObject({ best_description: "A chair." });
  });

  it.each([
    ["If you like to see every detail, buy Acme Monitor X24 at the best price. ", "Acme Monitor X24"],
    ["Se ti piace la tecnologia, acquista Switch Aruba JL684B al miglior prezzo. ", "Switch Aruba JL684B"],
    ["Wenn Sie Musik lieben, kaufen Sie Acme Box 200 zum besten Preis. ", "Acme Box 200"],
    ["Si vous aimez la musique, achetez Enceinte Acme 200 au meilleur prix. ", "Enceinte Acme 200"],
  ])("loses a sentence that only asks to buy what the name says: %s", (order, name) => {
    const body = times("The chair of solid oak has a woven seat and is 45 cm high. ", 30);
    const found = descriptionTask.toResult?.(
      { ...answer, old_description: order + body, other_descriptions: [], bullet_points: [] },
      options,
      byRules,
      name,
    );
    expect(found?.best_description).toBe(body.trim());
    expect(found?.message).toContain(name);
  });

  it("is replaced by its translation", () => {
    const text = times("Der Stuhl aus massiver Eiche hat einen geflochtenen Sitz. ", 40);
    expect(resultOf(text, { language: "en" })).toMatchObject({ best_description: "A chair." });
    expect(resultOf(text, { language: "de" })).toMatchObject({
      best_description: text.trim(),
    });
  });

  it("has its nested lists as a label with its values", () => {
    const list = "<ul><li>Colore:<ul><li>Nero</li><li>Argentato</li></ul></li><li>Potenza: 1600 W</li></ul>";
    const { best_description: text = "" } =
      resultOf(`<p>${"La sedia in rovere ha una seduta intrecciata. ".repeat(60)}</p>${list}`) ?? {};
    expect(text).toMatch(/\n• Colore: Nero, Argentato\n• Potenza: 1600 W$/u);
  });

  it.each([
    ["en", "Oak chair", "The seat number", "is made of oak and woven by hand in"],
    ["de", "Stuhl aus Eiche", "Der Sitz Nummer", "ist aus Eiche und wird von Hand geflochten in"],
    ["fr", "Chaise en chêne", "L'assise numéro", "est en chêne et elle est tressée à la main en"],
    ["it", "Sedia in rovere", "La seduta numero", "è in rovere ed è intrecciata a mano nel"],
  ] as const)("has no markup and no noise, and all its statements: %s", (_, head, start, rest) => {
    const sentences = Array.from(
      { length: 60 },
      (_each, place) => `${start} ${place + 1} ${rest} ${2000 + place}.`,
    );
    const { best_description: text = "" } =
      resultOf(
        `<header>${head}</header><body>${sentences.join(" ")}</body><p>Order now at www.shop.com!</p><header></header>`,
      ) ?? {};
    expect(text).not.toMatch(/[<>]|www/u);
    expect(text.startsWith(`${head}\n`)).toBe(true);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  it("is replaced by what a language model wrote, whatever its message says", () => {
    const text = "The chair of solid oak has a woven seat. ".repeat(50);
    const byModel = { source: "model", model: "gpt", date: "2026-11-23" } as const;
    expect(resultOf(text, {}, byModel)).toMatchObject({ best_description: "A chair." });
  });

  it.each([
    ["The chair of solid oak has a woven seat.", true],
    ["<p>The chair of solid oak has a woven seat.</p><p>It is 45 cm high!</p>", true],
    ["A seat for life: this chair of oak.", false],
  ])(
    "of a service that does not say who wrote it, stays where statements are only left out: %s",
    (best, stays) => {
      const text = "<p>The chair of solid <b>oak</b> has a woven seat. It is 45 cm high.</p>".repeat(40);
      const found = descriptionTask.toResult?.(
        {
          ...answer,
          best_description: best,
          old_description: text,
          other_descriptions: [],
          bullet_points: [],
        },
        options,
        undefined,
      );
      expect(found?.best_description.startsWith("The chair of solid oak has")).toBe(
        stays || best.startsWith("The"),
      );
      if (!stays) expect(found?.best_description).toBe(best);
    },
  );
});
