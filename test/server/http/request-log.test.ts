import fc from "fast-check";
import { expect, test } from "vitest";
import { renderRequestLine } from "../../../src/server/http/request-log.ts";

const request = {
  requestId: "a1",
  method: "POST",
  path: "/api",
  status: 200,
  milliseconds: 1.26,
  keyId: undefined,
  operation: undefined,
};

test("a line is the JSON of what was seen, and leaves out what was not", () => {
  expect(renderRequestLine(request, 0, [])).toBe(
    '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"request",' +
      '"request_id":"a1","method":"POST","path":"/api","status":200,"ms":1.3}',
  );
});

test("a line names the caller's trace", () => {
  const trace = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: "00f067aa0ba902b7" };
  expect(JSON.parse(renderRequestLine({ ...request, trace }, 0, []))).toMatchObject({
    trace_id: trace.traceId,
    parent_span_id: trace.spanId,
  });
});

test("a line can be read as JSON whatever the request holds", () => {
  const text = fc.string({ unit: "binary" });
  const seen = fc.record({ path: text, keyId: fc.option(text, { nil: undefined }), operation: text });
  fc.assert(
    fc.property(seen, text, ({ path, keyId, operation }, message) => {
      const cause = new Error(message);
      const line = renderRequestLine({ ...request, status: 500, path, keyId, operation, cause }, 0, []);
      const read = JSON.parse(line);
      expect(line).toBe(JSON.stringify(read));
      expect(read.level).toBe("error");
      expect([read.path, read.operation]).toEqual([path.slice(0, 200), operation]);
      expect([read.key_id, read.error.message]).toEqual([keyId, message]);
    }),
  );
});

test("a key is taken out wherever it turns up, however JSON writes it", () => {
  const line = renderRequestLine({ ...request, path: '/api/secret"key' }, 0, ['secret"key', "api"]);
  expect(JSON.parse(line).path).toBe("/api/[key]");
});
