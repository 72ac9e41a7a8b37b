const shortLength = 70;
const leastShare = 0.4;
const shortestName = 10;

/** Its unit may be what was cut off. */
const bareNumber = /\s[+-]?\d+(?:[.,]\d+)?$/u;
const partSeparator = /\s[-–—|]\s|,\s/u;
/** A cheap sign of one. */
const anyComplement = /\s(?:for|with|für|mit|pour|avec|per|con)\s/iu;
const complement = /^(\S*\p{L}{2}\S*\s+\S.*?)\s(?:for|with|für|mit|pour|avec|per|con)\s\S.*$/iu;

/** The name up to about 70 characters: at a separator where that leaves enough, else at a word's end. */
export function shortenName(name: string): string {
  if (name.length <= shortLength) return name;
  const head = name.slice(0, shortLength + 1);
  const separator = Math.max(...[" - ", " – ", " | ", ", ", " ("].map((sign) => head.lastIndexOf(sign)));
  const end = separator >= shortLength * leastShare ? separator : head.lastIndexOf(" ");
  return end <= 0 ? name : closed(trimEnd(trimEnd(name.slice(0, end)).replace(bareNumber, "")), name);
}

/** Without the part in brackets that ends the name. */
export function withoutLastBracket(name: string): string {
  if (!name.endsWith(")")) return name;
  const match = /^(.{8,}?)\s*\([^()]*\)$/u.exec(name);
  return match?.[1] ?? name;
}

/** Without what stands behind the last dash, bar or comma, where two words or more are left. */
export function withoutLastPart(name: string): string {
  if (!partSeparator.test(name)) return name;
  const rest = /^(.*\p{L}.*?\s.*?)(?:\s[-–—|]\s|,\s)(?:(?!\s[-–—|]\s|,\s).)*$/u.exec(name)?.[1];
  if (rest === undefined || rest.length < shortestName || !/\p{L}{3}/u.test(rest)) return name;
  return closed(trimEnd(rest), name);
}

/** Without what the thing is for or comes with, where two words or more are left: "Coque rigide pour iPhone". */
export function withoutComplement(name: string): string {
  const rest = anyComplement.test(name) ? complement.exec(name)?.[1] : undefined;
  return rest === undefined || rest.length < shortestName ? name : closed(trimEnd(rest), name);
}

/** A cut within brackets would leave one open. */
function closed(shorter: string, name: string): string {
  return shorter !== "" && isPaired(shorter, "(", ")") && isPaired(shorter, "[", "]") ? shorter : name;
}

function isPaired(text: string, opening: string, closing: string): boolean {
  return countOf(text, opening) === countOf(text, closing);
}

function countOf(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

function trimEnd(text: string): string {
  return text.replace(/[\s,;:|/&([+-]+$/u, "");
}
