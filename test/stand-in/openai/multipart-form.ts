export interface FormPart {
  readonly filename?: string;
  readonly content: string;
}

/**
 * The parts of a `multipart/form-data` body by their names (RFC 7578).
 * @returns undefined where the body is none, or has no end
 */
export function readForm(contentType: string, body: string): ReadonlyMap<string, FormPart> | undefined {
  const boundary = /^multipart\/form-data;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  if (boundary === null) return undefined;
  const line = `--${boundary[1] ?? boundary[2]}`;
  if (!body.trimEnd().endsWith(`${line}--`)) return undefined;
  const parts = `\r\n${body}`.split(`\r\n${line}`).slice(1, -1).map(readPart);
  return new Map(parts.flatMap((part) => (part === undefined ? [] : [part])));
}

function readPart(part: string): readonly [string, FormPart] | undefined {
  const end = part.indexOf("\r\n\r\n");
  const head = part.slice(0, end);
  const name = /content-disposition:.*[;\s]name="([^"]*)"/i.exec(head)?.[1];
  const filename = /content-disposition:.*[;\s]filename="([^"]*)"/i.exec(head)?.[1];
  if (end < 0 || name === undefined) return undefined;
  return [name, { content: part.slice(end + 4), ...(filename !== undefined && { filename }) }];
}
