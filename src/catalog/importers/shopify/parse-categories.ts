import { createFault, type SourceFault } from "../../source-fault.ts";
import { cleanName } from "../clean-name.ts";
import { type JsonObject, objectsOf, textOf } from "../json-source.ts";
import { lastPart } from "./last-part.ts";
import type { AttributeLink, ListedCategory } from "./lists.ts";

/** @param document `categories.json` or `taxonomy.json`: `{version, verticals: [{categories: [...]}]}` */
export function parseCategories(document: JsonObject, file: string, faults: SourceFault[]): ListedCategory[] {
  return objectsOf(document, "verticals").flatMap((vertical, number) =>
    objectsOf(vertical, "categories").flatMap((category, index) => {
      const way = `verticals[${number}].categories[${index}]`;
      return parseCategory(category, { file, way }, faults) ?? [];
    }),
  );
}

interface Place {
  readonly file: string;
  readonly way: string;
}

function parseCategory(
  category: JsonObject,
  { file, way }: Place,
  faults: SourceFault[],
): ListedCategory | undefined {
  const identifier = lastPart(textOf(category, "id"));
  const parent = lastPart(textOf(category, "parent_id"));
  if (identifier === "") {
    faults.push(
      createFault({ file, line: 0, place: way }, "The category has no id.", "Give it one, or take it out."),
    );
    return undefined;
  }
  return {
    identifier,
    parentIdentifier: parent === "" ? undefined : parent,
    name: cleanName(textOf(category, "name")),
    origin: { file, line: 0, place: `${way} (${identifier})` },
    attributes: objectsOf(category, "attributes").map((link, index) =>
      parseLink(link, { file, way: `${way}.attributes[${index}]` }, identifier),
    ),
  };
}

function parseLink(link: JsonObject, { file, way }: Place, category: string): AttributeLink {
  const baseIdentifier = lastPart(textOf(link, "id"));
  const handle = textOf(link, "handle");
  return {
    baseIdentifier,
    handle: handle === "" ? baseIdentifier : handle,
    name: cleanName(textOf(link, "name")),
    isMeasurement: textOf(link, "type") === "measurement",
    origin: { file, line: 0, place: `${way} (${handle} of ${category})` },
  };
}
