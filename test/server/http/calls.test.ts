import { expect, test } from "vitest";
import { readQuery } from "../../../src/server/http/calls.ts";

test.each([
  ["/a", []],
  ["/a?", []],
  [
    "/a?b=c&d=e+f",
    [
      ["b", "c"],
      ["d", "e f"],
    ],
  ],
  [
    "/a?b=1&b=2",
    [
      ["b", "1"],
      ["b", "2"],
    ],
  ],
  ["/a??b=c", [["?b", "c"]]],
  [
    "/a?b=%zz&c=%C3%A9",
    [
      ["b", "%zz"],
      ["c", "é"],
    ],
  ],
  ["/a?b=%ff", [["b", "\ufffd"]]],
])("%s is read in pairs, the second time too", (url, pairs) => {
  expect(readQuery(url)).toEqual(pairs);
  expect(readQuery(url)).toEqual(pairs);
});

test("however many queries come, each is read as itself", () => {
  const numbers = Array.from({ length: 100 }, (_, number) => `${number}`);
  for (const number of [...numbers, ...numbers]) expect(readQuery(`/a?b=${number}`)).toEqual([["b", number]]);
  const long = "x".repeat(10_000);
  expect(readQuery(`/a?b=${long}`)).toEqual([["b", long]]);
});
