/** A shorter run of a key's characters may be coincidence, and reveals nothing. */
const shortestPart = 6;

/** Keys of any owner, as they appear in messages; masked keys show their ends, so they are removed too. */
const keyShapes: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer)\s+[\w.~+/=*-]{4,}/gi, "$1 [key]"],
  [/\b(basic)\s+[\w+/]{16,}=*/gi, "$1 [key]"],
  [
    /\b((?:api[-_ ]?)?key|token|secret|password)(["']?\s*[=:]\s*["']?)(?!\[key\])[\w.~+/*-]{6,}/gi,
    "$1$2[key]",
  ],
  [/\b([a-z]+:\/\/[^\s:@/]*:)[^\s@/]+@/g, "$1[key]@"],
  [/\b(?:sk|pk|rk)-[\w*-]{4,}(?:\.[\w*-]+)*/g, "[key]"],
  [/\bgsk_[\w*]{4,}/g, "[key]"],
  [/\bAIza[\w*-]{4,}/g, "[key]"],
  [/\bAQ\.[\w*-]{8,}/g, "[key]"],
  [/[\w-]*(?:\*{3,}|•{3,}|\u2026{2,})[\w-]*/g, "[key]"],
];

interface RedactionOptions {
  /**
   * - `traces`: keys, parts of them of at least six characters, and anything that looks like another key or a
   *   masked one, as providers quote it
   * - `keys`: whole keys only, plain and JSON-escaped
   */
  readonly of?: "traces" | "keys";
  /** In characters; shorter keys are left in, since they are ordinary words (`ollama`, `none`). */
  readonly shortest?: number;
}

/**
 * Returns a function that removes keys from external texts before they are shown or stored. All redaction is
 * done here.
 */
export function createRedactor(
  keys: readonly (string | undefined)[],
  { of = "traces", shortest = 1 }: RedactionOptions = {},
): (text: string) => string {
  const present = keys.filter((key) => key !== undefined && key.length >= shortest) as readonly string[];
  const steps =
    of === "keys" ? present.map(createKeyRemover) : [withoutKeyShapes, ...present.map(createPartRemover)];
  return (text) => steps.reduce((left, step) => step(left), text);
}

function withoutKeyShapes(text: string): string {
  return keyShapes.reduce((left, [shape, instead]) => left.replace(shape, instead), text);
}

function createKeyRemover(key: string): (text: string) => string {
  const asJson = JSON.stringify(key).slice(1, -1);
  return (text) => text.replaceAll(key, "[key]").replaceAll(asJson, "[key]");
}

function createPartRemover(key: string): (text: string) => string {
  if (key.length < shortestPart) return (text) => replaceWord(text, key);
  const parts = new Set<string>();
  for (let at = 0; at + shortestPart <= key.length; at += 1) parts.add(key.slice(at, at + shortestPart));
  return (text) => {
    let left = "";
    for (let at = 0; at < text.length; ) {
      const end = endOfPart(text, at, parts);
      left += end > at ? "[key]" : text[at];
      at = Math.max(end, at + 1);
    }
    return left;
  };
}

/** @returns the end of the run of overlapping key parts that begins at `from`; `from` if there is none */
function endOfPart(text: string, from: number, parts: ReadonlySet<string>): number {
  let end = from;
  for (let at = from; parts.has(text.slice(at, at + shortestPart)); at += 1) end = at + shortestPart;
  return end;
}

function replaceWord(text: string, word: string): string {
  return text
    .split(/([A-Za-z0-9_-]+)/)
    .map((piece) => (piece === word ? "[key]" : piece))
    .join("");
}
