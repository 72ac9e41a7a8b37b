const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Brackets that have no other half are left out, and so are brackets with nothing in them. */
export function balanceBrackets(name: string): string {
  if (!/[()[\]{}]/.test(name)) return name;
  const loose = looseBrackets(name);
  const balanced = [...name]
    .map((sign, place) => (loose.has(place) ? " " : sign))
    .join("")
    .replace(/ {2,}/g, " ");
  return balanced.replace(/[([{]\s*[)\]}]/gu, " ");
}

function looseBrackets(name: string): ReadonlySet<number> {
  const open: { sign: string; place: number }[] = [];
  const loose = new Set<number>();
  for (const [place, sign] of [...name].entries()) {
    if (sign in pairs) open.push({ sign, place });
    const opener = closers[sign];
    if (opener === undefined) continue;
    if (open.at(-1)?.sign === opener) open.pop();
    else loose.add(place);
  }
  for (const { place } of open) loose.add(place);
  return loose;
}

/** Blanks around commas, brackets and dashes, rows of separators, and separators at the ends. */
export function mendPunctuation(name: string): string {
  const mended = name
    .replace(/\s*(?:…|\.{3,})\s*(?=\S)/gu, " ")
    .replace(/\s{2,}/gu, " ")
    .replace(/\s+([,;)\]}])/gu, "$1")
    .replace(/([([{])\s+/gu, "$1")
    .replace(/([,;])(?=\p{L})|(?<=[\p{L})])([,;])(?=\d)/gu, "$1$2 ")
    .replace(/(\p{L})([([])/gu, (pair, letter: string, bracket: string, offset: number, whole: string) =>
      /^[\p{L}]{1,2}[)\]]/u.test(whole.slice(offset + 2)) ? pair : `${letter} ${bracket}`,
    )
    .replace(/(?:\s+[-–—|/:,;.•]+)+(?=\s+[-–—|/:•]\s)/gu, "")
    .replace(/[,;:]+(?=[,;:])/gu, "")
    .replace(/\s+/gu, " ");
  return trimSeparators(mended);
}

function trimSeparators(name: string): string {
  const trimmed = name
    .replace(/^(?:[\s,;:|/•…*~–—]|-(?=\s)|[.](?!\d))+/u, "")
    .replace(/(?:[\s,;:|/•…*~–—&]|-|(?<=\s)[.+]|(?<=\p{Ll}{3}|\d)[.]|(?<=\s)[?!])+$/u, "");
  return trimmed === "" ? name.trim() : trimmed;
}
