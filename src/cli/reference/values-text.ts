import { localizedName } from "../../catalog/localized-name.ts";
import type { AttributeRecord } from "../../catalog/model.ts";
import type { OperationResponse } from "../../contract/operations.ts";
import type { Session } from "../session.ts";
import { count } from "../terminal/figures.ts";
import { lineWidth } from "../terminal/line-width.ts";
import { plainTerminalText } from "../terminal/plain-terminal-text.ts";
import { shorten } from "../terminal/shorten.ts";
import { textWidth } from "../terminal/text-width.ts";
import { renderCategoryTitle } from "./category-title.ts";
import { attributesOf, type ListedValue } from "./listed-values.ts";
import type { LocalCategory } from "./local-category.ts";

export interface ShownValues {
  readonly answer: OperationResponse<"listValues">;
  readonly listed: readonly ListedValue[];
  readonly local: LocalCategory | undefined;
  readonly isSearch: boolean;
}

/** One section for each attribute; without a catalog at hand, one list. Attributes without values are told too. */
export function renderValues(shown: ShownValues, session: Session): string {
  const { answer, listed, local, isSearch } = shown;
  const renderLines = createValueLines(listed, session);
  const total = session.styles.dim(`${count(answer.total_value_count)} values\n`);
  const title = renderCategoryTitle(answer.category, local, session);
  if (local === undefined)
    return [title, renderLines(listed), total].filter((part) => part !== "").join("\n");
  const sections = attributesOf(answer, local).flatMap((attribute) => {
    const own = listed.filter((each) => each.attribute === attribute);
    if (isSearch && own.length === 0) return [];
    return [renderHeading(attribute, own.length, session) + renderLines(own)];
  });
  return [title, ...sections, total].join("\n");
}

/** `Colour (color): required, closed, 24 values`; where only some of them follow, `5 of 24 values`. */
function renderHeading(
  attribute: AttributeRecord,
  shownCount: number,
  { settings, styles }: Session,
): string {
  const { identifier, names, requirementLevel } = attribute;
  const name = plainTerminalText(localizedName(names, settings.language ?? "en"));
  return `${styles.bold(name)} (${plainTerminalText(identifier)}): ${requirementLevel}, ${kindText(attribute, shownCount)}\n`;
}

function kindText({ kind, unit, dimension, values }: AttributeRecord, shownCount: number): string {
  if (kind === "measure") return `measure in ${unit ?? dimension ?? "any unit"}`;
  if (kind === "open") return "open";
  const part = shownCount < values.length ? `${count(shownCount)} of ` : "";
  return `closed, ${part}${count(values.length)} ${values.length === 1 ? "value" : "values"}`;
}

function createValueLines(all: readonly ListedValue[], { settings, world }: Session) {
  const width = lineWidth(world.output);
  const column = all.reduce((most, { value }) => Math.max(most, textWidth(value.identifier)), 0);
  const identifierWidth = Math.min(column, Math.floor(width / 2));
  return (listed: readonly ListedValue[]): string =>
    listed
      .map(({ value }) => {
        const identifier = shorten(plainTerminalText(value.identifier), identifierWidth);
        const filling = " ".repeat(identifierWidth - textWidth(identifier));
        const name = plainTerminalText(value.languages[settings.language ?? "en"].name);
        return `  ${shorten(`${identifier}${filling}  ${name}`, width - 2)}\n`;
      })
      .join("");
}

/** For a spreadsheet: a value in each row, with its attribute. */
export function toValueRows({ listed, local }: ShownValues, { settings }: Session): string[][] {
  const nameOf = ({ languages }: ListedValue["value"]) => languages[settings.language ?? "en"].name;
  if (local === undefined) {
    return [["identifier", "value"], ...listed.map(({ value }) => [value.identifier, nameOf(value)])];
  }
  const header = ["attribute", "level", "kind", "unit", "identifier", "value"];
  const rows = listed.map(({ value, attribute }) => [
    attribute?.identifier ?? "",
    attribute?.requirementLevel ?? "",
    attribute?.kind ?? "",
    attribute?.unit ?? "",
    value.identifier,
    nameOf(value),
  ]);
  return [header, ...rows];
}
