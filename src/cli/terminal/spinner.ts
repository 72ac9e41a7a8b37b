import type { Session } from "../session.ts";

export interface Spinner {
  show(text: string): void;
  stop(): void;
}

/**
 * @returns undefined where nobody watches: no terminal, continuous integration, `--quiet`; or a terminal that says it
 *   has no columns, on which ora would clear lines without end
 */
export async function startSpinner(text: string, { settings, world }: Session): Promise<Spinner | undefined> {
  const { isTerminal, columns } = world.talk;
  const isWatched = isTerminal && columns > 0 && !settings.quiet && (world.environment.CI ?? "") === "";
  if (!isWatched) return undefined;
  const { default: ora } = await import("ora");
  const spinner = ora({ text, discardStdin: false, ...(settings.color ? {} : { color: false }) });
  spinner.start();
  return {
    show: (now) => {
      spinner.text = now;
    },
    stop: () => void spinner.stop(),
  };
}
