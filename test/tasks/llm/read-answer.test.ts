import { describe, expect, it } from "vitest";
import { AnswerFault, findUnprintable, readJson } from "../../../src/tasks/llm/read-answer.ts";

describe("what cannot be shown", () => {
  it.each([
    ["an escape sequence", "\u001b[2J"],
    ["a bell", "\u0007"],
    ["a null", "\0"],
    ["a control character of Latin-1", "\u009b31m"],
    ["half of a character", "a\ud83d"],
    ["a mark that turns the reading direction", "\u202etxt.exe"],
    ["an isolate", "\u2066a\u2069"],
    ["a pile of marks", "e\u0301\u0301\u0301\u0301\u0301"],
    ["a tag", "\u{e0041}"],
    ["a private character", "\ue000"],
    ["a character that is none", "\uffff"],
  ])("is %s", (_, text) => {
    expect(findUnprintable({ best_name: text })).toBe("best_name");
    expect(findUnprintable({ seo: { keywords: ["fine", text] } })).toBe("keywords");
    expect(findUnprintable({ [text]: "fine" })).toBe("the answer");
  });

  it("is not a line break, a tab, an accent, another script or an emoji", () => {
    expect(findUnprintable({ text: "Größe:\t44\nnoir é ™ 日本 👟", count: 3, none: null })).toBeUndefined();
  });
});

describe("the JSON of an answer", () => {
  const json = '{"best_name":"Kettle {1.7 l} \\"Pro\\""}';
  it.each([
    ["alone", json],
    ["behind a byte order mark", `\uFEFF${json}`],
    ["in a fence", `\`\`\`json\n${json}\n\`\`\``],
    ["in a fence among words", `Sure!\n\`\`\`\n${json}\n\`\`\`\nAnything else?`],
    ["behind thoughts", `<think>\nIs {"best_name":"no"} right? {\n</think>\n\n${json}`],
    ["behind thoughts without a beginning", `It says {1.7 l}.\n</think>\n${json}`],
    ["behind thoughts, in a fence", `<thinking>Hm.</thinking>\`\`\`json\n${json}\n\`\`\``],
    ["among words", `Here it is: ${json} I hope it helps.`],
    ["behind an earlier one", `First {"best_name":"Kettle"}, then better: ${json}`],
    ["behind marks of a template", `<|channel|>final<|message|>${json}<|end|>`],
  ])("is read %s", (_, text) => {
    expect(readJson(text)).toEqual({ best_name: 'Kettle {1.7 l} "Pro"' });
  });

  it.each([
    ["that breaks off", `Sure! Here it is: ${json.slice(0, -1)},,`],
    ["that breaks off behind whole ones within it", '{"values":[{"a":1},{"a":2}],'],
    ["in thoughts alone", `<think>${json}`.replace("{", "")],
    ["that is none", "I cannot help with that."],
    ["with a comma too many", '{"best_name":"Kettle",}'],
    ["", ""],
    ["in braces without end", "{".repeat(50_000)],
  ])("is not read from a text %s", (_, text) => {
    expect(() => readJson(text)).toThrow(AnswerFault);
  });
});
