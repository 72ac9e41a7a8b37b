import type { TextForm } from "../bytes/text-form.ts";

/** JSON in an encoding's raw form. What an old encoding may not hold is escaped, so nothing is respelled. */
export function rawJson(value: unknown, form: TextForm): string {
  const json = JSON.stringify(value);
  if (form.encoding !== "windows-1252" && form.encoding !== "iso-8859-1") return form.rawOfText(json);
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
