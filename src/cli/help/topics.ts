import type { CommandEntry } from "../command.ts";

/** A page that no single command has, read with `pdo help TOPIC`. */
export interface HelpTopic {
  readonly name: string;
  readonly summary: string;
  /** @param width columns of a terminal that no line exceeds, but for words that are longer */
  render(width: number, commands: readonly CommandEntry[]): Promise<string>;
}

const page = (name: PageName, summary: string): HelpTopic => ({
  name,
  summary,
  render: async (width) => (await import("./pages.ts")).renderPage(name, width),
});

/** The pages of `pages.ts`; the rest of the family is made otherwise. */
export const pageNames = ["feeds", "columns", "models", "nightly", "pipes", "rules", "exit-codes"] as const;
export type PageName = (typeof pageNames)[number];

/** In the order of the help text. A page fits one screen. */
export const helpTopics: readonly HelpTopic[] = [
  page("feeds", "What goes in and comes out, and what to say where it is read wrong."),
  page("columns", "What pdo writes beside the feed's own columns."),
  page("models", "A language model: keys, cost, limits."),
  page("nightly", "A job that runs every night."),
  page("pipes", "Filters between other programs."),
  page("rules", "What channels ask of texts, and how to check it."),
  page("exit-codes", "What the exit codes say."),
  {
    name: "man",
    summary: "All of it as a man page: pdo help man | man -l -",
    render: async (_width, commands) => (await import("./man-page.ts")).renderManPage(commands),
  },
];
