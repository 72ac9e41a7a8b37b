import { rawMembers } from "./raw-members.ts";

/**
 * Sets one member of a raw JSON object and leaves every other byte as it came: where the key is there, the value
 * of its last occurrence is replaced; else the member is put before the closing brace.
 */
export function setMember(raw: string, key: string, valueRaw: string): string {
  const members = rawMembers(raw);
  const present = members.findLast(({ keyRaw }) => JSON.parse(keyRaw) === key);
  if (present !== undefined) return raw.slice(0, present.valueStart) + valueRaw + raw.slice(present.valueEnd);
  const last = members.at(-1);
  const at = last?.valueEnd ?? raw.indexOf("{") + 1;
  return `${raw.slice(0, at)}${last === undefined ? "" : ","}${JSON.stringify(key)}:${valueRaw}${raw.slice(at)}`;
}
