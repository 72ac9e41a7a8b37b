import { eachInTurn, type Plan, parseSequence } from "./plan.ts";

/**
 * Scenarios by the model's name, for a command line: `stand-in/429-seconds*2,ok` throttles every question twice. A name
 * without a slash gets what the other plan says.
 */
export function byModelName(other: Plan): Plan {
  return (asked) => {
    const [, words] = asked.question.model.split("/");
    return words === undefined ? other(asked) : eachInTurn(...parseSequence(words))(asked);
  };
}
