import type { TaskAnswer } from "../tasks.ts";

/** A family's name as a variant's: what the variant is stands at its end. */
export function namedVariant(answer: TaskAnswer<"name">, variant: string): TaskAnswer<"name"> {
  return {
    ...answer,
    best_name: withVariant(answer.best_name, variant),
    other_names: answer.other_names.map((name) => withVariant(name, variant)),
  };
}

export function withVariant(name: string, variant: string): string {
  return variant === "" ? name : `${name}, ${variant}`;
}
