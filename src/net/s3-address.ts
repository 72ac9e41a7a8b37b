import { resolve } from "node:path";
import { PdoError, systemReason } from "../lib/errors.ts";

/** Where an object of S3 is, or a prefix of several. */
export interface S3Address {
  readonly bucket: string;
  readonly key: string;
}

/** A version of an object. */
export interface S3Object extends S3Address {
  readonly bytes: number;
  /** Its ETag: another one is another object. */
  readonly tag: string;
}

/** The version that is known to work; `package.json` says the range. */
const s3Package = "@aws-sdk/client-s3@3.1173.0";

export function isS3Address(text: string): boolean {
  return /^s3:\/\//i.test(text);
}

/** The path of a file from the root on, or its address. */
export function absolutePlace(path: string, ...from: readonly string[]): string {
  return isS3Address(path) ? path : resolve(...from, path);
}

/** @throws PdoError PDO_S3_ADDRESS */
export function parseS3Address(text: string): S3Address {
  const [, bucket = "", key = ""] = /^s3:\/\/([^/]*)\/?(.*)$/is.exec(text) ?? [];
  const isBucket = /^[a-z0-9][a-z0-9._-]{1,253}[a-z0-9]$/i.test(bucket);
  if (!isBucket || key.split("/").some((part) => part === "." || part === "..")) throw addressInvalid(text);
  return { bucket, key: key.replace(/\/+$/, "") };
}

/** As it is typed. */
export function shownS3({ bucket, key }: S3Address): string {
  return key === "" ? `s3://${bucket}` : `s3://${bucket}/${key}`;
}

function s3Error(parts: Omit<ConstructorParameters<typeof PdoError>[0], "module">): PdoError {
  return new PdoError({ module: "net", ...parts });
}

function addressInvalid(text: string): PdoError {
  return s3Error({
    code: "PDO_S3_ADDRESS",
    what: `${JSON.stringify(text)}: this is not the address of an object in S3.`,
    seen: "It names no bucket, or has . or .. in it.",
    nextStep: "Give it in this form: s3://bucket/folder/feed.csv",
  });
}

export function s3PackageMissing(): PdoError {
  return s3Error({
    code: "PDO_S3_PACKAGE_MISSING",
    what: "s3://: the package that talks to S3 is not installed.",
    seen: "@aws-sdk/client-s3 is optional: only those who keep files in S3 need it.",
    nextStep: `Install it: npm install ${s3Package}`,
  });
}

export function s3Failed(at: S3Address, cause: unknown): PdoError {
  return s3Error({
    code: "PDO_S3_FAILED",
    kind: "faulty",
    what: `${shownS3(at)}: the store does not do what it is asked.`,
    seen: `${reasonOf(cause)}.`,
    nextStep:
      "See to its address (AWS_ENDPOINT_URL, AWS_REGION), the rights and the connection, then run the same command again: what is done is kept.",
    cause,
  });
}

/** Another object has the name by now. */
export function s3Changed(at: S3Address): PdoError {
  return s3Error({
    code: "PDO_S3_CHANGED",
    category: "suspicious-input",
    what: `${shownS3(at)}: this is another object than it was.`,
    seen: "It was replaced or removed while it was read.",
    nextStep: "Run the same command again when nobody writes there.",
  });
}

export function s3Exists(at: S3Address): PdoError {
  return s3Error({
    code: "PDO_OUTPUT_EXISTS",
    what: `${shownS3(at)}: the output is there already.`,
    seen: "Which object of S3 is pdo's own is not known.",
    nextStep: "Name another one with -o, or replace this one with --overwrite.",
  });
}

/** What the server or the system says: its name for the fault, for its sentences may quote what was sent. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const status = statusOf(cause);
  if (status === undefined) return `The system says: ${systemReason(cause).replace(/[.\s]+$/, "")}`;
  const isNamed = !["Error", "UnknownError", "Unknown"].includes(cause.name);
  return `The server says: ${isNamed ? `${cause.name} (${status})` : String(status)}`;
}

/** Of the server's answer; undefined where there was none. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata?.httpStatusCode;
}
