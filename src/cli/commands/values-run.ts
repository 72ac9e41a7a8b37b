import type { OperationResponse } from "../../api/operations.ts";
import type { Value } from "../../api/reference-lists.ts";
import { localizedName } from "../../catalog/localized-names.ts";
import type { AttributeRecord } from "../../catalog/model.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { printAnswer } from "../render/answer.ts";
import { count } from "../render/figures.ts";
import { lineWidth, plainTerminalText, shorten, textWidth } from "../render/text.ts";
import { openSession, type Session } from "../session.ts";
import {
  callOnce,
  createMatcher,
  findLocalCategory,
  type LocalCategory,
  namesOf,
  renderCategoryTitle,
  searchWords,
  suggestNearest,
} from "./reference.ts";

interface ValuesRequest {
  readonly category: string;
  readonly attribute: string | undefined;
}

export async function runValues(
  { category, attribute }: ValuesRequest,
  flags: Flags,
  context: CommandContext,
): Promise<void> {
  const session = await openSession(flags, context);
  const words = searchWords(flags);
  const query = {
    category_identifier: category,
    ...(attribute !== undefined && { attribute_identifier: attribute }),
  };
  const all = await suggestNearest(() => callOnce("listValues", { query }, session), { category, session });
  const isPlain = words === undefined && (session.form === "json" || session.form === "jsonl");
  const local = isPlain ? undefined : await findLocalCategory(category, session);
  const listed = listValues(all, local, words);
  const answer = words === undefined ? all : onlyListed(all, listed);
  const shown = { answer, listed, local, isSearch: words !== undefined };
  await printAnswer(
    {
      answer,
      text: () => renderValues(shown, session),
      rows: () => toValueRows(shown, session),
      items: () => answer.values,
    },
    session,
  );
}

/** The answer in its own shape, reduced to the matching values. */
function onlyListed(
  answer: OperationResponse<"listValues">,
  listed: readonly ListedValue[],
): OperationResponse<"listValues"> {
  return { ...answer, total_value_count: listed.length, values: listed.map(({ value }) => value) };
}

/** A value of the service's answer, with its attribute where the catalog is available locally. */
interface ListedValue {
  readonly value: Value;
  readonly attribute?: AttributeRecord;
}

/**
 * Joins the answer's values with the catalog's attributes, which have the same order, and filters by names or terms.
 * For a remote service's values only the names are known.
 */
function listValues(
  answer: OperationResponse<"listValues">,
  local: LocalCategory | undefined,
  words: string | undefined,
): ListedValue[] {
  const matches = createMatcher(words);
  if (local === undefined) {
    return answer.values
      .filter(({ identifier, languages }) => matches({ identifier, names: namesOf(languages) }))
      .map((value) => ({ value }));
  }
  const records = attributesOf(answer, local).flatMap((attribute) =>
    attribute.values.map((record) => ({ attribute, record })),
  );
  return answer.values.flatMap((value, place) => {
    const known = records[place];
    return known && matches(known.record) ? [{ value, attribute: known.attribute }] : [];
  });
}

/** The requested attribute, otherwise all of the category. */
function attributesOf(
  { attribute }: OperationResponse<"listValues">,
  local: LocalCategory,
): readonly AttributeRecord[] {
  if (attribute === null) return local.attributes;
  return local.attributes.filter(({ identifier }) => identifier === attribute.identifier);
}

interface ShownValues {
  readonly answer: OperationResponse<"listValues">;
  readonly listed: readonly ListedValue[];
  readonly local: LocalCategory | undefined;
  readonly isSearch: boolean;
}

/** One section per attribute, including those without values; one list where no catalog is available locally. */
function renderValues(shown: ShownValues, session: Session): string {
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

/** `Colour (color): required, closed, 24 values`; with a filter `5 of 24 values`. */
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

/** A flat table: one value per row, with its attribute. */
function toValueRows({ listed, local }: ShownValues, { settings }: Session): string[][] {
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
