import {
  cellElements,
  droppedElements,
  lineElements,
  listElements,
  partElements,
} from "../../../text/html/elements.ts";
import { type Tag, tagsOf } from "./read-tags.ts";

const endsWithBreak = /<br\b[^>]*>\s*$/iu;

/**
 * A source whose only elements are the allowed ones, without attributes: other tags go, their text stays. Where one of
 * them ended a line, `<br>` stands for it, or a line's end where that is not allowed either; items of lists that go begin
 * with a dash. Scripts and styles go with their content.
 */
export function keepElements(source: string, allowed: ReadonlySet<string>): string {
  const writer = new SourceWriter(source, allowed);
  for (const tag of tagsOf(source)) writer.pass(tag);
  return writer.finished();
}

class SourceWriter {
  readonly #source: string;
  readonly #allowed: ReadonlySet<string>;
  #kept = "";
  #read = 0;
  /** The element that goes with its content, while the reader is in it. */
  #dropped: string | undefined;

  constructor(source: string, allowed: ReadonlySet<string>) {
    this.#source = source;
    this.#allowed = allowed;
  }

  pass(tag: Tag): void {
    const { name, isClosing } = tag;
    if (this.#dropped === undefined) this.#kept += this.#source.slice(this.#read, tag.start);
    this.#read = tag.end;
    if (this.#dropped !== undefined) {
      if (isClosing && name === this.#dropped) this.#dropped = undefined;
    } else if (this.#allowed.has(name)) this.#keep(tag);
    else if (droppedElements.has(name) && !isClosing && this.#isClosed(tag)) this.#dropped = name;
    else this.#standIn(tag);
  }

  finished(): string {
    const kept = this.#kept + this.#source.slice(this.#read);
    return endsWithBreak.test(this.#source) ? kept : kept.replace(/(?:\s*<br>)+\s*$/u, "");
  }

  #keep({ start, end, name, isClosing, hasAttributes }: Tag): void {
    const bare = `<${isClosing ? "/" : ""}${name}>`;
    this.#kept += hasAttributes ? bare : this.#source.slice(start, end);
  }

  #isClosed({ name, end }: Tag): boolean {
    return this.#source.toLowerCase().includes(`</${name}`, end);
  }

  #standIn({ name, isClosing }: Tag): void {
    if (cellElements.has(name)) {
      if (!isClosing && !/(?:^|[\s>])$/u.test(this.#kept)) this.#kept += " ";
    } else if (lineElements.has(name) || partElements.has(name) || listElements.has(name)) {
      this.#endLine();
      const hasDash = /^\s*[-•]/u.test(this.#source.slice(this.#read, this.#read + 20));
      if (name === "li" && !isClosing && !hasDash) this.#kept += "- ";
    }
  }

  /** Unless the line ends there anyway. */
  #endLine(): void {
    const before = /(?:^|\n|<\/?([a-z\d]+)\s*\/?>)\s*$/iu.exec(this.#kept);
    if (before && (before[1] === undefined || endsLine(before[1]))) return;
    const after = /^\s*<\/?([a-z\d]+)/iu.exec(this.#source.slice(this.#read, this.#read + 200))?.[1];
    if (after !== undefined && this.#allowed.has(after.toLowerCase()) && endsLine(after)) return;
    this.#kept = `${this.#kept.trimEnd()}${this.#allowed.has("br") ? "<br>" : "\n"}`;
  }
}

function endsLine(name: string): boolean {
  return lineElements.has(name.toLowerCase());
}
