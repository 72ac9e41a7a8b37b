import { Tokenizer } from "htmlparser2";
import { cellElements, droppedElements, lineElements, listElements, partElements } from "./elements.ts";
import { maskStrayBrackets } from "./markup.ts";
import { TextWriter } from "./text-writer.ts";

const lineTag = new RegExp(`<(?:${[...lineElements, ...cellElements].join("|")})(?=[\\s/>])`, "i");

/**
 * The text of a source with markup, written down with where it comes from.
 * @param tags where its tags begin, as `findTags` finds them
 */
export function readMarkup(source: string, tags: ReadonlySet<number>): TextWriter {
  const writer = new TextWriter(lineTag.test(source));
  const reader = new MarkupReader(writer);
  let openName = "";
  const nameAt = (start: number, end: number) => source.slice(start, end).toLowerCase();
  // The tokenizer, not the parser: nothing here needs a tree, and the parser's stack is slow where deep.
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        openName = nameAt(start, end);
        reader.open(openName, start - 1);
      },
      onselfclosingtag() {
        if (droppedElements.has(openName)) reader.close(openName, 0);
      },
      onclosetag: (start, end) => reader.close(nameAt(start, end), start - 2),
      ontext: (start, end) => reader.text(source.slice(start, end), start),
      oncdata: (start, end, offset) => reader.text(source.slice(start, end - offset), start),
      ontextentity() {},
      onopentagend() {},
      onattribdata() {},
      onattribentity() {},
      onattribend() {},
      onattribname() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  tokenizer.write(maskStrayBrackets(source, tags));
  tokenizer.end();
  return writer;
}

class MarkupReader {
  private readonly writer: TextWriter;
  private listDepth = 0;
  private droppedDepth = 0;
  private isAfterTerm = false;

  constructor(writer: TextWriter) {
    this.writer = writer;
  }

  open(name: string, offset: number): void {
    if (droppedElements.has(name)) this.droppedDepth += 1;
    if (listElements.has(name)) this.listDepth += 1;
    if (name === "li") this.writer.beginItem(Math.max(1, this.listDepth), offset);
    else if (cellElements.has(name) || (name === "dd" && this.isAfterTerm))
      this.writer.separate("\t", offset);
    else if (endsLine(name)) this.writer.separate("\n", offset);
    this.isAfterTerm = name === "dt" || (this.isAfterTerm && name !== "dd");
  }

  text(text: string, offset: number): void {
    if (this.droppedDepth === 0) this.writer.write(text, offset);
  }

  close(name: string, offset: number): void {
    if (droppedElements.has(name)) this.droppedDepth = Math.max(0, this.droppedDepth - 1);
    if (listElements.has(name)) this.listDepth = Math.max(0, this.listDepth - 1);
    if (name !== "dt" && endsLine(name)) this.writer.separate("\n", offset);
    if (name === "li") this.writer.dropBullet();
  }
}

function endsLine(name: string): boolean {
  return lineElements.has(name) || partElements.has(name);
}
