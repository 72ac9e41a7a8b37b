import type { SectionReader, SectionWriter } from "../../../storage/sections.ts";
import { createTextColumn } from "../../../storage/text-column.ts";
import type { ClassWriter } from "../writing/class-writer.ts";
import type { Writings } from "../writing/learn-writings.ts";
import type { ValueWriting } from "../writing/value-writing.ts";
import type { WritingForm } from "../writing/writing-form.ts";
import { readTable, writeTable } from "./hash-table-sections.ts";

const root = "attributes.writings";

/** An attribute's form and table as they are kept; null for a closed list. */
interface KeptWriting {
  readonly form: WritingForm;
  readonly table: readonly (readonly [string, string])[];
}

interface KeptClasses {
  readonly category: number;
  readonly attribute: number;
  readonly classes: readonly string[];
}

/** Forms are small and of many shapes, so they are kept as JSON; the weights of closed lists as arrays. */
export function writeWritings({ forms, classes }: Writings, to: SectionWriter): void {
  const kept: (KeptWriting | null)[] = forms.map((writing) =>
    writing ? { form: writing.form, table: [...writing.table] } : null,
  );
  const writers = classes.flatMap((own, category) =>
    [...own].map(([attribute, writer]) => ({ category, attribute, writer })),
  );
  const keptClasses: KeptClasses[] = [];
  for (const [number, { category, attribute, writer }] of writers.entries()) {
    keptClasses.push({ category, attribute, classes: writer.classes });
    writeTable(`${root}.${number}.table`, writer.table, to);
    to.array(`${root}.${number}.weights`, writer.weights);
  }
  to.texts(`${root}.forms`, createTextColumn([JSON.stringify(kept), JSON.stringify(keptClasses)]));
}

export function readWritings(from: SectionReader, categoryCount: number): Writings {
  const texts = from.texts(`${root}.forms`);
  const kept = JSON.parse(texts.at(0)) as readonly (KeptWriting | null)[];
  const keptClasses = JSON.parse(texts.at(1)) as readonly KeptClasses[];
  const classes = Array.from({ length: categoryCount }, () => new Map<number, ClassWriter>());
  for (const [number, { category, attribute, classes: values }] of keptClasses.entries()) {
    const table = readTable(`${root}.${number}.table`, from);
    const weights = from.float32(`${root}.${number}.weights`);
    classes[category]?.set(attribute, { classes: values, table, weights });
  }
  return { forms: kept.map(openWriting), classes };
}

function openWriting(kept: KeptWriting | null): ValueWriting | undefined {
  return kept === null ? undefined : { form: kept.form, table: new Map(kept.table) };
}
