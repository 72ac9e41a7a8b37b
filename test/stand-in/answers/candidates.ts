import { isObject } from "../exchange.ts";
import { type Question, subjectOf } from "../question.ts";

/**
 * What the choices of a question stand for, by their identifiers, numbers or codes: of each list or tree beside the record,
 * every entry `identifier: name` and every object with an identifier among its values; of the instructions every number or code before
 * a name in a list.
 */
export function candidatesOf(question: Question): ReadonlyMap<string, string> {
  const { record: _, ...context } = subjectOf(question);
  const found = new Map<string, string>();
  for (const [, key = "", name = ""] of question.system.matchAll(/(?<=^ *|: |; )(B?\d+) ([^;:\n]+)/gm))
    found.set(key, name);
  collect(context, "", found);
  return found;
}

function collect(value: unknown, above: string, found: Map<string, string>): void {
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, above, found);
    return;
  }
  if (!isObject(value)) return;
  const texts = Object.values(value).filter((entry) => typeof entry === "string");
  const identifier = value.id ?? value.identifier ?? value.value;
  if (typeof identifier === "string") found.set(identifier, `${above} ${texts.join(" ")}`);
  for (const [key, entry] of Object.entries(value)) {
    if (typeof entry === "string") found.set(key, `${above} ${entry}`);
    else collect(entry, `${above} ${key}`, found);
  }
}
