import { describe, expect, it } from "vitest";
import type { OperationResponse } from "../../src/api/operations.ts";
import type { Engine } from "../../src/tasks/engine.ts";
import { checkFacts } from "../../src/tasks/fact-check.ts";
import { engineWith } from "../stand-ins/engine.ts";

type NameAnswer = OperationResponse<"optimizeName">;
type DescriptionAnswer = OperationResponse<"optimizeDescription">;

function engineOf(answers: { readonly name?: NameAnswer; readonly description?: DescriptionAnswer }): Engine {
  const { name, description } = answers;
  return engineWith({
    ...(name && { optimizeName: async () => name }),
    ...(description && { optimizeDescription: async () => description }),
  });
}

const oldName = "Akkuschrauber Norda 12 V mit 2 Akkus, rot";

async function nameOf(best: string, others: readonly string[]) {
  const answer = { message: "Done.", old_name: oldName, best_name: best, other_names: [...others] };
  const engine = checkFacts(engineOf({ name: answer }));
  const query = { task_type: "cleaned", translation_language: "de" } as const;
  const checked = await engine.optimizeName({ query, body: { product_name: oldName } }, {});
  return { answer, checked };
}

describe("names of a checked engine", () => {
  it("are as they came where every fact is the source's", async () => {
    const { answer, checked } = await nameOf("Norda Akkuschrauber 12 V, rot", ["Red Norda 12 V"]);
    expect(checked).toEqual({ ...answer, message: "Done. Left out: 2 Akkus." });
  });

  it("give way to the first alternative that invents nothing", async () => {
    const { checked } = await nameOf("Norda Akkuschrauber 18 V", [
      "Norda Schrauber blau",
      "Norda 12 V",
      "Norda",
    ]);
    expect(checked).toEqual({
      message: "Done. One proposal was left out, since the source does not state “18 V”. Left out: 2 Akkus.",
      old_name: oldName,
      best_name: "Norda 12 V",
      other_names: ["Norda"],
    });
  });

  it("are in the end the name that came", async () => {
    const { checked } = await nameOf("Norda 18 V wasserdicht", ["Norda XR500"]);
    expect(checked.best_name).toBe(oldName);
    expect(checked.other_names).toEqual([]);
  });

  it("are the name that was only cleaned, where the engine tells it", async () => {
    const answer = { message: "Done.", old_name: oldName, best_name: "Norda 18 V", other_names: ["Norda"] };
    const engine = checkFacts(
      engineWith({
        optimizeName: async (_, { onReading }) => {
          onReading?.("Norda Akkuschrauber, 12 V, rot");
          return answer;
        },
      }),
    );
    const query = { task_type: "cleaned", translation_language: "de" } as const;
    const checked = await engine.optimizeName({ query, body: { product_name: oldName } }, {});
    expect(checked.best_name).toBe("Norda Akkuschrauber, 12 V, rot");
  });

  it("may state what a short form of the source stands for", async () => {
    const name = "Bürostuhl m. Armlehnen sw";
    const answer = {
      message: "",
      old_name: name,
      best_name: "Bürostuhl mit Armlehnen, schwarz",
      other_names: [],
    };
    const engine = checkFacts(
      engineWith({
        optimizeName: async (_, { onReading }) => {
          onReading?.(answer.best_name);
          return answer;
        },
      }),
    );
    const query = { task_type: "cleaned", translation_language: "de" } as const;
    expect(await engine.optimizeName({ query, body: { product_name: name } }, {})).toEqual(answer);
  });

  it("lose only the alternatives that invent something", async () => {
    const { checked } = await nameOf("Norda 12 V", ["Norda aus Leder", "Norda rot"]);
    expect(checked).toMatchObject({ best_name: "Norda 12 V", other_names: ["Norda rot"] });
  });
});

const source = "<p>Die Lampe Helma ist 40 cm hoch.</p><p>Sie besteht aus Messing. Nicht wasserdicht.</p>";

async function descriptionOf(fields: Partial<DescriptionAnswer>) {
  const answer: DescriptionAnswer = {
    message: "Done.",
    old_description: source,
    best_description: "Die Lampe Helma ist 40 cm hoch.",
    other_descriptions: [],
    bullet_points: [],
    seo: null,
    language: "de",
    ...fields,
  };
  const engine = checkFacts(engineOf({ description: answer }));
  const query = { tone: "professional", length: "short", bullet_points: true, seo: true } as const;
  const body = { product_description: source, product_name: "Lampe Helma", keywords: ["LED"] };
  return { answer, checked: await engine.optimizeDescription({ query, body }, {}) };
}

describe("descriptions of a checked engine", () => {
  it("are as they came where every fact is the source's", async () => {
    const { answer, checked } = await descriptionOf({ bullet_points: ["Messing", "Höhe: 40 cm"] });
    expect(checked).toEqual(answer);
  });

  it("lose the sentences that invent something, and no other", async () => {
    const { checked } = await descriptionOf({
      best_description:
        "Die Lampe ist 40 cm hoch. Sie ist wasserdicht. Sie besteht aus Messing.\n- 2 kg schwer\n- Messing",
    });
    expect(checked.best_description).toBe("Die Lampe ist 40 cm hoch. Sie besteht aus Messing.\n- Messing");
    expect(checked.message).toBe(
      "Done. Taken out, since the source does not state it: “wasserdicht”, “2 kg”.",
    );
  });

  it("are the next one, then the source's plain text, where no sentence is left", async () => {
    const best_description = "Eine Lampe aus Kupfer.";
    const { checked: next } = await descriptionOf({ best_description, other_descriptions: ["Aus Messing."] });
    expect(next).toMatchObject({ best_description: "Aus Messing.", other_descriptions: [] });
    const { checked: plain } = await descriptionOf({ best_description });
    expect(plain.best_description).toBe(
      "Die Lampe Helma ist 40 cm hoch.\nSie besteht aus Messing. Nicht wasserdicht.".replace(
        "\n",
        plain.best_description.includes("\n\n") ? "\n\n" : "\n",
      ),
    );
  });

  it("lose bullet points and keywords that invent something, wishes among them", async () => {
    const { checked } = await descriptionOf({
      bullet_points: ["Aus Messing", "Mit LED"],
      seo: {
        title: "Lampe Helma 60 cm",
        meta_description: "Aus Messing. In Blau.",
        keywords: ["messing", "LED"],
      },
    });
    expect(checked.bullet_points).toEqual(["Aus Messing"]);
    expect(checked.seo).toEqual({
      title: "Lampe Helma",
      meta_description: "Aus Messing.",
      keywords: ["messing"],
    });
  });

  it("say nothing of a keyword of our own that is left out", async () => {
    const seo = { title: "Lampe Helma", meta_description: "Aus Messing.", keywords: ["messing", "LED"] };
    const { answer, checked } = await descriptionOf({ seo });
    expect(checked.seo?.keywords).toEqual(["messing"]);
    expect(checked.message).toBe(answer.message);
  });

  it("keep a title within its length where the source's name takes its place", async () => {
    const long = `Lampe ${"Helma ".repeat(20)}`;
    const answer: DescriptionAnswer = {
      message: "",
      old_description: "Lampe.",
      best_description: "Lampe.",
      other_descriptions: [],
      bullet_points: [],
      seo: { title: "Lampe 9 W", meta_description: "", keywords: [] },
      language: "de",
    };
    const query = { tone: "casual", length: "short", bullet_points: false, seo: true } as const;
    const body = { product_description: "Lampe.", product_name: long };
    const checked = await checkFacts(engineOf({ description: answer })).optimizeDescription(
      { query, body },
      {},
    );
    expect(checked.seo?.title.length).toBeLessThanOrEqual(60);
    expect(checked.seo?.title).toMatch(/^Lampe Helma.* Helma$/);
  });
});

describe("what a checked description leaves out", () => {
  it("is named, and of a model's answer also a reason for review", async () => {
    const best_description = "Sie besteht aus Messing.";
    const { checked } = await descriptionOf({ best_description });
    expect(checked.message).toBe("Done. Left out: 40 cm.");
    const { answer } = await descriptionOf({ best_description });
    const engine = checkFacts(
      engineWith({
        optimizeDescription: async (_, { onModel }) => {
          onModel?.({ model: "m" });
          return answer;
        },
      }),
    );
    const reasons: string[] = [];
    const query = { tone: "professional", length: "short", bullet_points: false, seo: false } as const;
    const body = { product_description: source, product_name: "Lampe Helma" };
    await engine.optimizeDescription(
      { query, body },
      { onReview: ({ reason }) => void reasons.push(reason) },
    );
    expect(reasons).toEqual(["Left out: 40 cm."]);
  });

  it("is not named again where the message quotes it", async () => {
    const { checked } = await descriptionOf({
      message: "Cut: “40 cm”.",
      best_description: "Sie besteht aus Messing.",
    });
    expect(checked.message).toBe("Cut: “40 cm”.");
  });
});

describe("other tasks of a checked engine", () => {
  it("are the engine's own", () => {
    const engine = engineOf({});
    const checked = checkFacts(engine);
    expect(checked.categorize).toBe(engine.categorize);
    expect(checked.extractAttributes).toBe(engine.extractAttributes);
  });
});

describe("the row's columns are sources too", () => {
  const evidence = { brand: "Nordwind", facts: [{ label: "Capacity", text: "18 Ah" }] };
  const query = { task_type: "detailed", translation_language: "de" } as const;
  const answerOf = (best_name: string) => ({ message: "", old_name: oldName, best_name, other_names: [] });

  it("of a brand and a capacity that the name lacks", async () => {
    const written = "Nordwind Akkuschrauber Norda 12 V, rot, 18 Ah";
    const engine = checkFacts(engineOf({ name: answerOf(written) }));
    const request = { query, body: { product_name: oldName } };
    expect((await engine.optimizeName(request, { evidence })).best_name).toBe(written);
    expect((await engine.optimizeName(request, {})).best_name).not.toBe(written);
  });

  it("and what they do not state is still refused", async () => {
    const engine = checkFacts(engineOf({ name: answerOf("Nordwind Akkuschrauber Norda 14 V, rot") }));
    const { best_name } = await engine.optimizeName({ query, body: { product_name: oldName } }, { evidence });
    expect(best_name).toBe(oldName);
  });
});
