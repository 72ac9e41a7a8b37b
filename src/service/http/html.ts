/** Markup that may be put into a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Insertable = string | number | Html | readonly Html[];

/** A tagged template in which everything inserted is escaped, unless it is markup itself. */
export function html(fixed: TemplateStringsArray, ...inserted: readonly Insertable[]): Html {
  const rest = inserted.map((item, index) => toMarkup(item) + (fixed[index + 1] ?? ""));
  return new Html((fixed[0] ?? "") + rest.join(""));
}

function toMarkup(item: Insertable): string {
  if (item instanceof Html) return item.text;
  if (typeof item === "object") return item.map(({ text }) => text).join("");
  return escapeHtml(String(item));
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
