import type { OperationResponse } from "../../api/operations.ts";
import type { Attribute } from "../../api/reference-lists.ts";
import type { AttributeRecord } from "../../catalog/model.ts";
import type { CommandContext } from "../command.ts";
import type { Flags } from "../config.ts";
import { printTable } from "../render/answer.ts";
import { alignRight, fitRows } from "../render/columns.ts";
import { lineWidth } from "../render/text.ts";
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

type Answer = OperationResponse<"listAttributes">;

export async function runAttributes(category: string, flags: Flags, context: CommandContext): Promise<void> {
  const session = await openSession(flags, context);
  const words = searchWords(flags);
  const query = { category_identifier: category };
  const all = await suggestNearest(() => callOnce("listAttributes", { query }, session), {
    category,
    session,
  });
  const isPlain = words === undefined && (session.form === "json" || session.form === "jsonl");
  const local = isPlain ? undefined : await findLocalCategory(category, session);
  const answer = words === undefined ? all : onlyMatching(all, words, local);
  await printAttributes(answer, local, session);
}

/** The answer in its own shape, reduced to the attributes that match the words. */
function onlyMatching(answer: Answer, words: string, local: LocalCategory | undefined): Answer {
  const matches = createMatcher(words);
  const found = new Set(local?.attributes.filter(matches).map(({ identifier }) => identifier));
  const isFound = ({ identifier, languages }: Attribute) =>
    local ? found.has(identifier) : matches({ identifier, names: namesOf(languages) });
  const filtered = ({ attributes }: Answer["required_attributes"]) => {
    const left = attributes.filter(isFound);
    return { attribute_count: left.length, attributes: left };
  };
  const lists = {
    required_attributes: filtered(answer.required_attributes),
    recommended_attributes: filtered(answer.recommended_attributes),
    optional_attributes: filtered(answer.optional_attributes),
  };
  const total = Object.values(lists).reduce((sum, list) => sum + list.attribute_count, 0);
  return { ...answer, total_attribute_count: total, ...lists };
}

async function printAttributes(
  answer: Answer,
  local: LocalCategory | undefined,
  session: Session,
): Promise<void> {
  const attributes = allAttributes(answer);
  const header = ["attribute", "identifier", "level", ...(local ? ["kind", "unit", "values"] : [])];
  const rows = attributes.map((attribute) => cellsOf(attribute, local, session));
  const fitted = session.form === "table" ? fitToTerminal(header, rows, session) : ([header, rows] as const);
  const above = `${renderCategoryTitle(answer.category, local, session)}\n`;
  const below = session.styles.dim(`${answer.total_attribute_count} attributes\n`);
  const list = { answer, header: fitted[0], rows: fitted[1], items: attributes, above, below };
  await printTable(list, session);
}

function fitToTerminal(header: readonly string[], rows: readonly (readonly string[])[], { world }: Session) {
  const [alignedHeader, aligned] = alignRight(header, rows);
  const width = lineWidth(world.output);
  const fitted = fitRows(alignedHeader, aligned, { width, cuts: { 0: "text" }, lastCuts: { 1: "text" } });
  return [alignedHeader, fitted] as const;
}

function cellsOf(attribute: Attribute, local: LocalCategory | undefined, { settings }: Session): string[] {
  const { identifier, requirement_level, languages } = attribute;
  const record = local?.attributes.find((each) => each.identifier === identifier);
  const cells = [languages[settings.language ?? "en"].name, identifier, requirement_level];
  return local ? [...cells, ...localCells(record)] : cells;
}

function localCells(record: AttributeRecord | undefined): string[] {
  if (record === undefined) return ["", "", ""];
  const { kind, unit = "", values } = record;
  return [kind, unit, kind === "closed" ? String(values.length) : ""];
}

function allAttributes(answer: Answer): Attribute[] {
  const { required_attributes, recommended_attributes, optional_attributes } = answer;
  return [required_attributes, recommended_attributes, optional_attributes].flatMap(
    ({ attributes }) => attributes,
  );
}
