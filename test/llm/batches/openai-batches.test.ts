import { expect, test } from "vitest";
import { toMultipart } from "../../../src/llm/batches/openai-batches.ts";

test("a form is read by others as it was meant", async () => {
  const content = [Buffer.from('{"a":"ü"}\n'), Buffer.from('{"b":2}\n')];
  const form = toMultipart({
    fields: { purpose: "batch" },
    file: { name: "r1-p1-t0.jsonl", content },
    boundary: "pdo-0f",
  });
  const headers = { "content-type": form.contentType };
  const read = await new Response(Buffer.concat(form.body), { headers }).formData();
  expect(read.get("purpose")).toBe("batch");
  const file = read.get("file");
  expect(file).toMatchObject({ name: "r1-p1-t0.jsonl" });
  expect(await (file as Blob).text()).toBe('{"a":"ü"}\n{"b":2}\n');
});
