import { styleText } from "node:util";

type Style = (text: string) => string;

const names = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

export type Styles = Readonly<Record<(typeof names)[number], Style>>;

/** Colours for a terminal; for everything else the same functions leave the text alone. */
export function createStyles(isOn: boolean): Styles {
  const style = (name: (typeof names)[number]): Style =>
    isOn ? (text) => styleText(name, text, { validateStream: false }) : (text) => text;
  return Object.fromEntries(names.map((name) => [name, style(name)])) as Styles;
}
