/** What a feed says of a product in columns of their own, and a service that takes two texts has no place for. */
const fieldLabels = { brand: "Brand", category: "Category" } as const;

export type LinedField = keyof typeof fieldLabels;

/** Puts a field's value below a text as a labelled line, as a person would write it: "Brand: Acme". */
export function withFieldLine(text: string, field: LinedField, value: string | undefined): string {
  if (value === undefined) return text;
  const line = `${fieldLabels[field]}: ${value}`;
  return text === "" ? line : `${text}\n${line}`;
}

const lastLine = /(?:^|\n)(Brand|Category): ([^\n]*)$/;

/** Takes the lines that `withFieldLine` has put below a text away again. */
export function splitFieldLines(text: string): {
  readonly text: string;
  readonly fields: Partial<Record<LinedField, string>>;
} {
  const fields: Partial<Record<LinedField, string>> = {};
  let rest = text;
  for (;;) {
    const found = lastLine.exec(rest);
    const [, label, value = ""] = found ?? [];
    if (found === null || label === undefined) return { text: rest, fields };
    fields[label === fieldLabels.brand ? "brand" : "category"] = value;
    rest = rest.slice(0, found.index);
  }
}
