/** Why a text cannot be used, as sentences for the model; `field` names the text in them. */
export type Judge = (text: string, field: string) => readonly string[];

/** All faults that any of the judges finds. */
export function allOf(judges: readonly Judge[]): Judge {
  return (text, field) => judges.flatMap((judge) => judge(text, field));
}
