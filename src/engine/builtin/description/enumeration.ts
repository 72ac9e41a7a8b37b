/** Where a comma stands behind so few words each, a text is a list, as one of ingredients. */
const mostWordsEach = 4;
const fewestCommas = 3;

/** Whether a text names one thing after the other instead of saying something about them. */
export function isEnumeration(text: string, words: number): boolean {
  let commas = 0;
  for (let place = text.indexOf(","); place >= 0; place = text.indexOf(",", place + 1)) {
    if (!isDigit(text, place + 1)) commas += 1;
  }
  return commas >= fewestCommas && commas * mostWordsEach > words;
}

/** What the commas and semicolons outside of brackets divide: "Sugar, margarine (palm oil, water)" is two. */
export function enumeratedParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charAt(place);
    if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    else if (depth === 0 && (sign === ";" || (sign === "," && !isDecimalComma(text, place)))) {
      parts.push(text.slice(start, place));
      start = place + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== "");
}

function isDecimalComma(text: string, place: number): boolean {
  return isDigit(text, place - 1) && isDigit(text, place + 1);
}

function isDigit(text: string, place: number): boolean {
  const unit = text.charCodeAt(place);
  return unit >= 48 && unit <= 57;
}
