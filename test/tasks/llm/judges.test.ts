import { describe, expect, it } from "vitest";
import { findRulePack } from "../../../src/lint/packs.ts";
import { createLeakCheck } from "../../../src/tasks/llm/ask.ts";
import { createTermCheck } from "../../../src/tasks/llm/glossary-terms.ts";
import { createChatterCheck, createLanguageCheck, judgePlain } from "../../../src/tasks/llm/judge.ts";
import { createLossCheck, createPriceCheck } from "../../../src/tasks/llm/judge-facts.ts";
import {
  createAdvertisingChecks,
  createContactCheck,
  createRuleChecks,
} from "../../../src/tasks/llm/judge-rules.ts";
import { createAnchorCheck, createSubjectCheck } from "../../../src/tasks/llm/judge-subject.ts";

describe("what leads elsewhere", () => {
  const judge = createContactCheck([
    "Art. 12345678 Booking.com Karte, mehr auf https://a.example, Tel. 030 1234567",
  ]);

  it.each([
    "auf https://a.example",
    "hxxp://b.example",
    "www.b.example",
    "b.example/buy",
    "shop (dot) example",
    "me@b.example",
    "me (at) b.example",
    "javascript:alert(1)",
    "Tel. 030 1234567",
    "+49 170 5551234",
    "0800-555-1234",
    "@evil_shop",
    "b-shop dot com",
    "b-shop punkt de",
    "b․example",
    "n o r d a . f r",
    "info arobase norda point fr",
    "call zero three zero one two three",
    "Folgen Sie uns",
    "bei Instagram",
  ])("is found: %s", (contact) => {
    expect(judge(`Karte ${contact}`, "best_name")).toHaveLength(1);
  });

  it.each([
    "Art. 12345678",
    "Booking.com Karte",
    "z.B. 1.234,56 m",
    "Gr. 44,5 Nr.5 inkl. Zubehör",
    "2.4 GHz, USB 3.0",
  ])("is not found: %s", (text) => {
    expect(judge(text, "best_name")).toEqual([]);
  });
});

describe("prices", () => {
  it("are found in every form, but for those that the source states", () => {
    const judge = createPriceCheck(["Gutschein 25 €"], "de");
    for (const price of ["12,99 €", "€ 12", "$5.99", "CHF 20.–", "30 Euro", "EUR 9,90", "zwanzig Euro"]) {
      expect(judge(`Karte ${price}`, "best_name")).toHaveLength(1);
    }
    expect(judge("Gutschein 25€", "best_name")).toEqual([]);
    expect(judge("Steckdose EU, 25 Stück, 5 $hop", "best_name")).toEqual([]);
  });
});

describe("markup", () => {
  it("is found, and signs of everyday texts are not", () => {
    for (const text of [
      "<br>a",
      "a &nbsp; b",
      "**fett** x",
      "```x",
      "[a](b)",
      "# a",
      "| a | b |",
      "a 🔥",
      "@a",
      "a\u2800",
      "1\u0338",
      "l\uFE0F",
      "𝐍orda",
      "Ｎorda",
    ]) {
      expect(judgePlain(text, "best_name").length).toBeGreaterThan(0);
    }
    for (const text of ["a < b", "AT&T & Co", "5 * 3", "a*b", "Norda® ™ ©", "10 °C – ½ “x” C#"]) {
      expect(judgePlain(text, "best_name")).toEqual([]);
    }
  });
});

describe("words of the instructions", () => {
  const judge = createLeakCheck({
    system: "Take out advertising, prices, discounts, shipping and shop notes of the text.",
    question: ["Without discounts, shipping and shop notes of the maker"],
  });

  it("are found where they are many in a row and not the question's", () => {
    expect(judge(["I must TAKE OUT advertising; prices: discounts shipping!"])).toHaveLength(1);
    expect(judge(["Takes out prices and discounts"])).toEqual([]);
    expect(judge(["discounts, shipping and shop notes of the maker"])).toEqual([]);
  });

  it("are found by their mark however it is spaced", () => {
    expect(judge(["p d o - 7 q 4 x . 9 2 k m"])).toHaveLength(1);
  });
});

describe("another language", () => {
  const judge = createLanguageCheck("de", ["Norda Ω 5"]);

  it("is found where a text leaves no doubt", () => {
    expect(judge("Black wireless headphones with microphone and carrying case", "best_name")).toHaveLength(1);
    expect(judge("Norda 黒い Kopfhörer", "best_name")).toHaveLength(1);
    expect(judge("De Norda kan is van roestvrij staal en het deksel niet", "best_description")).toHaveLength(
      1,
    );
    expect(judge("La jarra térmica y los vasos son muy bonitos", "best_description")).toHaveLength(1);
    expect(judge("bWFnbmlm aWNlbnQg cGhyYXNl ".repeat(10), "best_description")).toHaveLength(1);
  });

  it("is not found in names of makers, in short ones and in the letters of the source", () => {
    for (const name of [
      "The North Face",
      "Kabellose Kopfhörer schwarz mit Mikrofon",
      "Norda Ω 5",
      "Samsung Galaxy S9+",
    ]) {
      expect(judge(name, "best_name")).toEqual([]);
    }
  });
});

describe("another subject", () => {
  it("is found by the words that a text shares with its sources, compounds and endings aside", () => {
    const judge = createSubjectCheck({
      sources: ["Kinder Winterjacken blau"],
      language: "de",
      leastShare: 0.5,
    });
    expect(judge("Blaue Winterjacke, Kinderjacke", "best_name")).toEqual([]);
    expect(judge("Kaffeemaschine mit Mahlwerk", "best_name")).toHaveLength(1);
  });
});

describe("another subject of a translation", () => {
  it("is found where nothing came through of numbers and names", () => {
    const judge = createAnchorCheck(["Säge Norda X20, 230 V, 12 kg"], 3);
    expect(judge("Norda saw", "best_name")).toEqual([]);
    expect(judge("A saw of 12 kg", "best_name")).toEqual([]);
    expect(judge("A warm jacket", "best_name")).toHaveLength(1);
    expect(createAnchorCheck(["Sac 40L vert"], 1)("Zaino 40 l, verde", "best_name")).toEqual([]);
    expect(createAnchorCheck(["Säge Norda"], 3)("A warm jacket", "best_name")).toEqual([]);
  });
});

describe("facts that were lost", () => {
  it("are told in the words of the source, whatever the language of the text", () => {
    const stated = { source: "Jacke rot 500 g -20 %", sourceLanguage: "de", language: "en" } as const;
    expect(createLossCheck({ ...stated, unwanted: [] })("Jacket", "best_name")).toEqual([
      "best_name lacks what the record states: “rot”, “500 g”.",
    ]);
    expect(createLossCheck({ ...stated, unwanted: ["colour"] })("Jacket 500 g", "best_name")).toEqual([]);
    expect(createLossCheck({ ...stated, unwanted: [] })("Red jacket, 0.5 kg", "best_name")).toEqual([]);
  });
});

describe("rules of the packs", () => {
  const packs = [findRulePack("zalando")].flatMap((pack) => pack ?? []);
  const rules = (source: string) => createRuleChecks({ field: "name", source, language: "de", packs });

  it("are no fault where the source breaks them too, or where a program mends them", () => {
    const long = "Jacke mit Kapuze ".repeat(8).trim();
    expect(rules("Jacke").faults(long, "best_name")).toEqual([]);
    expect(rules("Jacke").blemishes(long, "best_name")).toHaveLength(1);
  });
});

describe("the user's words", () => {
  it("may be inflected, names may not", () => {
    const judge = createTermCheck({ terms: { sac: "Beutel" }, names: ["Norda"] }, "de");
    expect(judge("Zwei Beuteln von Norda", "best_name")).toEqual([]);
    expect(judge("Tasche von norda", "best_name")).toEqual([
      "best_name must have the user's words: “Norda”, “Beutel”.",
    ]);
  });
});

describe("advertising", () => {
  it("is a fault where it is the model's, a blemish where it is the source's", () => {
    const checks = createAdvertisingChecks({ field: "name", source: "Jacke Gratis Versand", language: "de" });
    expect(checks.faults("Jacke Sonderangebot", "best_name")).toHaveLength(1);
    expect(checks.faults("Jacke gratis Versand", "best_name")).toEqual([]);
    expect(checks.blemishes("Jacke gratis Versand", "best_name")).toHaveLength(1);
  });
});

describe("talk about the work", () => {
  it("is found in four languages, with placeholders, where the source has no such words", () => {
    const judge = createChatterCheck(["Lorem ipsum poster"]);
    for (const text of [
      "I'm sorry, but I can't",
      "Here is the cleaned name: Jacket",
      "Es tut mir leid",
      "En tant qu'IA je ne sais",
      "Mi dispiace",
      "[Brand] jacket",
      "N/A",
      "<|im_end|>",
    ]) {
      expect(judge(text, "best_name")).toHaveLength(1);
    }
    expect(judge("Lorem ipsum poster", "best_name")).toEqual([]);
    expect(judge("Assistant chair AI-ready, IA 4", "best_name")).toEqual([]);
  });
});
