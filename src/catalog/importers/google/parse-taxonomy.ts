import { createFault, type SourceFault } from "../../source-fault.ts";
import { cleanName } from "../clean-name.ts";

/** One line of `taxonomy-with-ids`. */
export interface TaxonomyLine {
  readonly identifier: string;
  /** The names from the root, joined by ` > `: what a child's line begins with. */
  readonly path: string;
  readonly name: string;
  readonly line: number;
}

export interface Taxonomy {
  /** `2021-09-21`; "" where the file does not say. */
  readonly version: string;
  readonly lines: readonly TaxonomyLine[];
}

const separator = " > ";
const versionLine = /^#\s*Google_Product_Taxonomy_Version:\s*(\S+)/;
/** On the first " - " only: names contain it too (`5631 - Sport > Fitness - Yoga`). */
const taxonomyLine = /^(\d+) - (.+)$/;
const mostFaults = 20;

/** @param text a whole file: a comment with the version, then `<id> - <A> > <B> > <C>` a line */
export function parseTaxonomy(text: string, file: string, faults: SourceFault[]): Taxonomy {
  const lines: TaxonomyLine[] = [];
  let unread = 0;
  for (const [number, written] of text.split(/\r\n|\n|\r/).entries()) {
    const line = number + 1;
    if (written.trim() === "" || written.startsWith("#")) continue;
    const [, identifier = "", path = ""] = taxonomyLine.exec(written.trim()) ?? [];
    const names = path.split(separator).map((name) => name.trim());
    if (identifier === "" || names.includes("")) {
      unread += 1;
      if (unread <= mostFaults) faults.push(unreadLine(written, { file, line }));
      continue;
    }
    lines.push({ identifier, path: names.join(separator), name: cleanName(names.at(-1) ?? ""), line });
  }
  if (unread > mostFaults) faults.push(manyUnread(unread, file));
  return { version: versionLine.exec(text)?.[1] ?? "", lines };
}

/** Undefined at a root. */
export function parentPath(path: string): string | undefined {
  const at = path.lastIndexOf(separator);
  return at < 0 ? undefined : path.slice(0, at);
}

function unreadLine(written: string, origin: { file: string; line: number }): SourceFault {
  const shown = JSON.stringify(written.length > 60 ? `${written.slice(0, 60)}...` : written);
  const isBare = /^[^\d].* > /.test(written);
  const mend = isBare
    ? "Take the file taxonomy-with-ids, which has the numbers."
    : "Write it as number, space, hyphen, space, path: 166 - Apparel & Accessories.";
  return createFault(origin, `The line ${shown} is no number with a path.`, mend);
}

function manyUnread(count: number, file: string): SourceFault {
  return createFault({ file, line: 0 }, `${count} lines are no number with a path.`, "Fetch the file again.");
}
