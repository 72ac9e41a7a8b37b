import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { completionKey } from "../../src/llm/completion-keys.ts";
import { recordCompletions, replayCompletions } from "../../src/llm/recording.ts";
import { completionOf, createStandInModel, requestOf } from "./requests.ts";

const newFolder = () => join(mkdtempSync(join(tmpdir(), "pdo-recording-")), "recording");
const unusable = (words: string) =>
  expect.objectContaining({
    code: "PDO_RECORDING_UNUSABLE",
    kind: "final",
    seen: expect.stringContaining(words),
  });

async function record(texts: readonly string[], model = createStandInModel(), folder = newFolder()) {
  const recording = recordCompletions(model, folder);
  for (const text of texts) await recording.complete(requestOf(text));
  await recording.close();
  const pathOf = (text: string) =>
    join(folder, `${completionKey(model.identity, requestOf(text)).toString("hex")}.json`);
  return { folder, model, pathOf };
}

describe("a recording", () => {
  test("answers again what was answered, under the same identity, and asks nobody", async () => {
    const completion = completionOf('{"name": "Lämp\\u0000\ud800"}', {
      finish: "length",
      requestId: "req_1",
    });
    const { folder, model } = await record(
      ["lamp"],
      createStandInModel(() => completion),
    );
    const replay = replayCompletions(folder);
    expect(replay.identity).toBe(model.identity);
    expect(await replay.complete(requestOf("lamp", { task: "categorize" }))).toEqual(completion);
    expect(model).toMatchObject({ asked: [requestOf("lamp")], isClosed: true });
    await replay.close();
  });

  test("says of a question that it does not hold what to do", async () => {
    const { folder } = await record(["lamp"]);
    await expect(replayCompletions(folder).complete(requestOf("table"))).rejects.toMatchObject({
      code: "PDO_COMPLETION_NOT_RECORDED",
      kind: "own",
      what: `The recording in ${folder} has no answer to a question of the task optimizeName.`,
      nextStep: expect.stringContaining("--record"),
    });
  });

  test("holds nothing but the question, the answer and whose it is", async () => {
    const secret = { headers: { authorization: "Bearer sk-canary" }, key: "sk-canary" };
    const model = createStandInModel(() => ({ ...completionOf("{}"), ...secret }));
    const folder = newFolder();
    await recordCompletions(model, folder).complete({ ...requestOf("lamp"), ...secret });
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(files).toHaveLength(2);
    expect(files.join()).not.toContain("canary");
    expect(files.every((file) => file.includes(model.identity))).toBe(true);
  });

  test("is added to by the next run, and a fault is not written down", async () => {
    const { folder, model } = await record(["lamp"]);
    const failing = createStandInModel(() => {
      throw new Error("away");
    });
    await expect(recordCompletions(failing, folder).complete(requestOf("chair"))).rejects.toThrow("away");
    await record(["table"], model, folder);
    expect(readdirSync(folder)).toHaveLength(3);
    const replay = replayCompletions(folder);
    for (const text of ["lamp", "table"]) expect((await replay.complete(requestOf(text))).text).toBe(text);
  });

  test("is started again if a killed run left only part of its manifest", async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, "recording.json.7.partial"), "{");
    await record(["lamp"], createStandInModel(), folder);
    expect((await replayCompletions(folder).complete(requestOf("lamp"))).text).toBe("lamp");
  });

  test("ends a call that was given up", async () => {
    const { folder } = await record(["lamp"]);
    const signal = AbortSignal.abort(new Error("given up"));
    await expect(replayCompletions(folder).complete(requestOf("lamp"), { signal })).rejects.toThrow(
      "given up",
    );
  });
});

describe("a folder that is no recording", () => {
  test("is refused before any request", async () => {
    const folder = newFolder();
    expect(() => replayCompletions(folder)).toThrow(unusable("no file recording.json"));
    mkdirSync(folder);
    expect(() => replayCompletions(folder)).toThrow(unusable("no file recording.json"));
    writeFileSync(join(folder, "letter.txt"), "mine");
    expect(() => recordCompletions(createStandInModel(), folder)).toThrow(unusable("no file recording.json"));
    expect(readdirSync(folder)).toEqual(["letter.txt"]);
  });

  test("is refused as another model's, another version's, or damaged", async () => {
    const { folder } = await record(["lamp"]);
    const other = createStandInModel(undefined, "another model");
    expect(() => recordCompletions(other, folder)).toThrow(unusable("not of another model"));
    const mark = join(folder, "recording.json");
    for (const [text, words] of [
      ['{"version": 2, "identity": "x"}', "another version"],
      ['{"version": 1}', "damaged"],
      ["", "damaged"],
      ["[1]", "damaged"],
    ] as const) {
      writeFileSync(mark, text);
      expect(() => replayCompletions(folder)).toThrow(unusable(words));
    }
  });

  test("is reported with the system's reason if it cannot be written or read", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "pdo-recording-")), "file");
    writeFileSync(file, "");
    expect(() => recordCompletions(createStandInModel(), file)).toThrow(unusable(""));
    const { folder, model } = await record(["lamp"]);
    const recording = recordCompletions(model, folder);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, "");
    await expect(recording.complete(requestOf("table"))).rejects.toEqual(unusable(""));
  });
});

describe("a file of a recording", () => {
  test("that was truncated or changed is reported by its name and never used as an answer", async () => {
    const { folder, pathOf } = await record(["lamp", "table"]);
    const [path, whole] = [pathOf("lamp"), readFileSync(pathOf("lamp"), "utf8")];
    const cuts = Array.from({ length: whole.trimEnd().length }, (_, length) => whole.slice(0, length));
    const changed = [
      readFileSync(pathOf("table"), "utf8"),
      whole.replace('"stop"', '"ok"'),
      whole.replace('"inputTokens": 50', '"inputTokens": "50"'),
      whole.replace('"version": 1', '"version": 0'),
      whole.replace("stand-in", "stand-out"),
    ];
    expect(changed.includes(whole)).toBe(false);
    const replay = replayCompletions(folder);
    for (const text of [...cuts, ...changed]) {
      writeFileSync(path, text);
      await expect(replay.complete(requestOf("lamp"))).rejects.toMatchObject({
        code: "PDO_RECORDING_UNUSABLE",
        what: `${path}: the recording cannot be used.`,
      });
    }
    expect(existsSync(path)).toBe(true);
  });
});
