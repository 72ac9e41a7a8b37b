const shortLength = 70;
const leastShare = 0.4;

/** The name up to about 70 characters: at a separator where that leaves enough, else at a word's end. */
export function shortenName(name: string): string {
  if (name.length <= shortLength) return name;
  const head = name.slice(0, shortLength + 1);
  const separator = Math.max(...[" - ", " – ", " | ", ", ", " ("].map((sign) => head.lastIndexOf(sign)));
  const end = separator >= shortLength * leastShare ? separator : head.lastIndexOf(" ");
  return end <= 0 ? name : trimEnd(name.slice(0, end));
}

/** Without the part in brackets that ends the name. */
export function withoutLastBracket(name: string): string {
  const match = /^(.{8,}?)\s*\([^()]*\)$/u.exec(name);
  return match?.[1] ?? name;
}

function trimEnd(text: string): string {
  return text.replace(/[\s,;:|/&([-]+$/u, "");
}
