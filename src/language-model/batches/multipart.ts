/** A form as it goes over the wire (RFC 7578). */
export interface MultipartBody {
  readonly contentType: string;
  readonly body: readonly Uint8Array[];
}

/** One file and some fields. Names and values are our own: no quotes, no line ends. */
export interface MultipartForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly content: readonly Uint8Array[] };
  /** Not in the content: a JSON line never begins with two hyphens. */
  readonly boundary: string;
}

export function toMultipart({ fields, file, boundary }: MultipartForm): MultipartBody {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n` +
    "Content-Type: application/jsonl\r\n\r\n";
  const body = [...parts, Buffer.from(head), ...file.content, Buffer.from(`\r\n--${boundary}--\r\n`)];
  return { contentType: `multipart/form-data; boundary=${boundary}`, body };
}
