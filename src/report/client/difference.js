import { make } from "./dom.js";

/** Words of the one times words of the other: longer texts differ as a whole. */
const mostCompared = 1_000_000;

function wordsOf(text) {
  return text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];
}

/** Pairs of [kind, text]: 0 in both, -1 only before, 1 only after. */
function difference(before, after) {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const parts = [
    [0, one.slice(0, start).join("")],
    ...middle(left, right),
    [0, end === 0 ? "" : one.slice(-end).join("")],
  ];
  return parts.filter(([, text]) => text !== "");
}

/** By the longest common subsequence; texts that are too long for that differ as a whole. */
function middle(one, other) {
  const width = other.length + 1;
  if ((one.length + 1) * width > mostCompared)
    return [
      [-1, one.join("")],
      [1, other.join("")],
    ];
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let to = other.length - 1; to >= 0; to -= 1) {
      lengths[at * width + to] =
        one[at] === other[to]
          ? lengths[(at + 1) * width + to + 1] + 1
          : Math.max(lengths[(at + 1) * width + to], lengths[at * width + to + 1]);
    }
  }
  const parts = [];
  const add = (kind, text) => {
    const last = parts.at(-1);
    if (last?.[0] === kind) last[1] += text;
    else parts.push([kind, text]);
  };
  let [at, to] = [0, 0];
  while (at < one.length || to < other.length) {
    if (at < one.length && to < other.length && one[at] === other[to]) {
      add(0, one[at]);
      at += 1;
      to += 1;
    } else if (
      to >= other.length ||
      (at < one.length && lengths[(at + 1) * width + to] >= lengths[at * width + to + 1])
    ) {
      add(-1, one[at]);
      at += 1;
    } else {
      add(1, other[to]);
      to += 1;
    }
  }
  return parts;
}

/** Both texts, with the words that differ. */
export function beforeAndAfter(before, after) {
  const parts = difference(before, after);
  const side = (kind, tag) =>
    parts
      .filter(([found]) => found === 0 || found === kind)
      .map(([found, text]) => (found === 0 ? text : make(tag, {}, text)));
  return make(
    "div",
    { class: "pair" },
    make(
      "div",
      { tabindex: "0", role: "group", "aria-label": "before" },
      ...(before === "" ? [make("span", { class: "soft" }, "nothing")] : side(-1, "del")),
    ),
    make("div", { tabindex: "0", role: "group", "aria-label": "after" }, ...side(1, "ins")),
  );
}
