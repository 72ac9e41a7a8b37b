import type { Catalog } from "../../catalog/model.ts";
import type { ColumnMapping } from "../../feed/columns.ts";
import { type FactColumn, readFacts } from "../../feed/fact-columns.ts";
import type { Feed } from "../../feed/feed.ts";
import { createColumnReader } from "../../tasks/attribution/rules/attributes-of-column.ts";
import type { Finding } from "../render/findings.ts";

const mostNamed = 6;
const longestExample = 30;

/** What becomes of the columns that are no fields: one finding a column that is read, one a reason for the others. */
export function factFindings(
  { sample }: Pick<Feed, "sample">,
  { uses = [] }: ColumnMapping,
  catalog: Pick<Catalog, "categories" | "attributes" | "salesChannel">,
): Finding[] {
  if (uses.length === 0) return [];
  const attributesOf = createColumnReader(catalog);
  const unread = new Map<string, string[]>();
  const findings = uses.flatMap(({ column, fact, why }): Finding[] => {
    if (fact === undefined) {
      unread.set(why, [...(unread.get(why) ?? []), column]);
      return [];
    }
    const subject = `column "${column}"`;
    const stated = sample.flatMap((record) => readFacts(record, [fact]));
    const [first] = stated;
    if (first === undefined) {
      return [
        {
          subject,
          state: "good",
          sentence: `${meaningOf(fact.label)}, ${why}; nothing is in it in the sample.`,
        },
      ];
    }
    const example =
      first.text.length > longestExample ? `${first.text.slice(0, longestExample)}…` : first.text;
    return [
      { subject, state: "good", sentence: `${contentOf(fact, stated)}, ${why}; for example "${example}".` },
    ];
  });
  return [...findings, ...[...unread].map(([why, columns]) => unreadFinding(why, columns))];

  function meaningOf(label: string): string {
    const attributes = attributesOf(label);
    if (attributes.length === 0)
      return `A fact called "${label}", which no attribute of ${catalog.salesChannel} is`;
    const named = attributes.slice(0, mostNamed).join(", ");
    return attributes.length === 1 ? `Attribute ${named}` : `Attribute ${named}, as the category has it`;
  }

  /** Cells may have labels of their own. */
  function contentOf(fact: FactColumn, stated: readonly { readonly label: string }[]): string {
    const labels = [...new Set(stated.map(({ label }) => label))];
    if (labels.length === 1 && labels[0] === fact.label) return meaningOf(fact.label);
    const named = labels.slice(0, mostNamed).map((label) => {
      const [attribute] = attributesOf(label);
      return attribute === undefined ? label : `${label} (attribute ${attribute})`;
    });
    const more = labels.length > mostNamed ? ` and ${labels.length - mostNamed} more` : "";
    return `Attributes that its cells name: ${named.join(", ")}${more}`;
  }
}

function unreadFinding(why: string, columns: readonly string[]): Finding {
  return { subject: "not read", state: "good", sentence: `${columns.join(", ")}: ${why}.` };
}
