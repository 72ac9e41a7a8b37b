import type { Session } from "../session.ts";
import { createJunitForm, mostListedFindings } from "./junit-form.ts";
import { createJsonForm, createLinesForm, createTableForm } from "./lint-forms.ts";
import type { LintOptions } from "./lint-options.ts";
import type { LintForm } from "./lint-run.ts";
import { createTextForm } from "./lint-text.ts";
import { createSarifForm } from "./sarif-form.ts";

/** The form that was asked for. Each is for one run: what was written before may count. */
export function createReportForm(form: LintOptions["form"], session: Session): LintForm {
  const forms: Readonly<Record<LintOptions["form"], () => LintForm>> = {
    table: () => createTextForm(session),
    json: () => createJsonForm(session.world.output.isTerminal ? 2 : undefined),
    jsonl: createLinesForm,
    csv: createTableForm,
    sarif: createSarifForm,
    junit: createJunitForm,
  };
  return forms[form]();
}

/** Whether the form tells the products' scores: a list of findings has no place for them. */
export function isScored(form: LintOptions["form"]): boolean {
  return form === "table" || form === "json" || form === "sarif";
}

/** How many findings of each rule the form lists at its end. */
export function examplesOf(form: LintOptions["form"]): number {
  if (form === "junit") return mostListedFindings;
  return form === "table" ? 1 : 0;
}
