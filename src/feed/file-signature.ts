import { notText } from "./errors.ts";

interface Signature {
  readonly what: string;
  readonly bytes: readonly number[];
  readonly nextStep: string;
}

const unpack = "Unpack it and hand in the feed that is inside, or pack it with gzip, which is read as it is.";
const exportText = "Export the products as CSV or JSON, and hand that in.";
const saveAsWorkbook =
  "Save it as an Excel workbook (.xlsx) without a password (File, Save As), and hand that in as a file.";

/** Signatures of binary files (https://en.wikipedia.org/wiki/List_of_file_signatures). */
const signatures: readonly Signature[] = [
  {
    what: "an old Excel workbook (.xls), or one that is protected by a password",
    bytes: [0xd0, 0xcf, 0x11, 0xe0],
    nextStep: saveAsWorkbook,
  },
  {
    what: "a PDF document",
    bytes: [0x25, 0x50, 0x44, 0x46, 0x2d],
    nextStep: exportText,
  },
  {
    what: "a PNG picture",
    bytes: [0x89, 0x50, 0x4e, 0x47],
    nextStep: exportText,
  },
  { what: "a JPEG picture", bytes: [0xff, 0xd8, 0xff], nextStep: exportText },
  {
    what: "a GIF picture",
    bytes: [0x47, 0x49, 0x46, 0x38],
    nextStep: exportText,
  },
  {
    what: "a Parquet file",
    bytes: [0x50, 0x41, 0x52, 0x31],
    nextStep: exportText,
  },
  {
    what: "a SQLite database",
    bytes: [...Buffer.from("SQLite format 3")],
    nextStep: exportText,
  },
  {
    what: "a 7-Zip archive",
    bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
    nextStep: unpack,
  },
  {
    what: "a RAR archive",
    bytes: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07],
    nextStep: unpack,
  },
  {
    what: "an xz archive",
    bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00],
    nextStep: unpack,
  },
  { what: "a bzip2 archive", bytes: [0x42, 0x5a, 0x68], nextStep: unpack },
  {
    what: "a Zstandard archive",
    bytes: [0x28, 0xb5, 0x2f, 0xfd],
    nextStep: unpack,
  },
];

const zipped = [0x50, 0x4b, 0x03, 0x04];

function beginsWith(beginning: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => beginning[place] === byte);
}

/** Whether the bytes are gzip (RFC 1952, section 2.3.1). */
export function isGzip(beginning: Uint8Array): boolean {
  return beginsWith(beginning, [0x1f, 0x8b, 0x08]);
}

function signatureOf(beginning: Uint8Array): Signature | undefined {
  if (!beginsWith(beginning, zipped)) return signatures.find(({ bytes }) => beginsWith(beginning, bytes));
  const names = Buffer.from(beginning.subarray(0, 4096)).toString("latin1");
  const isSheet = /xl\/|\[Content_Types\]|opendocument\.spreadsheet/.test(names);
  return isSheet
    ? {
        what: "a spreadsheet (.ods, or .xlsx from a stream)",
        bytes: zipped,
        nextStep: saveAsWorkbook,
      }
    : { what: "a ZIP archive", bytes: zipped, nextStep: unpack };
}

/**
 * Rejects an archive within a gzip file.
 * @param unpacked the first unpacked bytes
 * @throws PdoError PDO_FEED_NOT_TEXT
 */
export function refusePackedTwice(unpacked: Uint8Array, name: string): void {
  if (!isGzip(unpacked)) return;
  throw notText(
    name,
    "a gzip file within a gzip file: it is packed twice",
    "Unpack it once (gunzip) and hand in what comes out, which may itself be packed with gzip.",
  );
}

/**
 * Rejects known binary formats.
 * @throws PdoError PDO_FEED_NOT_TEXT
 */
export function refuseKnownBinary(beginning: Uint8Array, name: string): void {
  const signature = signatureOf(beginning);
  if (signature === undefined) return;
  throw notText(name, signature.what, signature.nextStep);
}
