import { createFault, type SourceFault } from "../../source-fault.ts";
import { cleanName } from "../clean-name.ts";
import { type JsonObject, objectsOf, textOf } from "../json-source.ts";
import { lastPart } from "./last-part.ts";
import type { ListedAttribute } from "./lists.ts";

/** @param document `attributes.json` or `taxonomy.json`: `{version, attributes: [{values: [...]}]}` */
export function parseAttributes(
  document: JsonObject,
  file: string,
  faults: SourceFault[],
): ListedAttribute[] {
  return objectsOf(document, "attributes").flatMap((attribute, index) => {
    const way = `attributes[${index}]`;
    const identifier = lastPart(textOf(attribute, "id"));
    if (identifier !== "") return [parseAttribute(attribute, identifier, { file, way })];
    const what = "The attribute has no id.";
    faults.push(createFault({ file, line: 0, place: way }, what, "Give it one, or take it out."));
    return [];
  });
}

function parseAttribute(
  attribute: JsonObject,
  identifier: string,
  { file, way }: { file: string; way: string },
): ListedAttribute {
  const handle = textOf(attribute, "handle");
  return {
    identifier,
    handle: handle === "" ? identifier : handle,
    name: cleanName(textOf(attribute, "name")),
    extended: objectsOf(attribute, "extended_attributes").map((extended) => ({
      handle: textOf(extended, "handle"),
      name: cleanName(textOf(extended, "name")),
    })),
    values: objectsOf(attribute, "values").map((value, index) => {
      const number = lastPart(textOf(value, "id"));
      return {
        identifier: number,
        name: cleanName(textOf(value, "name")),
        origin: { file, line: 0, place: `${way}.values[${index}] (${number} of ${handle})` },
      };
    }),
    measurement: measurementOf(attribute),
    origin: { file, line: 0, place: `${way} (${handle})` },
  };
}

/** Since 2026 an attribute may be a measurement with units in place of values. */
function measurementOf(attribute: JsonObject): ListedAttribute["measurement"] {
  if (textOf(attribute, "type") !== "measurement" && textOf(attribute, "measurement_type") === "")
    return undefined;
  const units = attribute.supported_units;
  const named = Array.isArray(units) ? units.filter((unit) => typeof unit === "string") : [];
  return { units: named };
}
