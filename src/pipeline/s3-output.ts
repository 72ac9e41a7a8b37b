import { openS3, type S3Options } from "../net/s3.ts";
import { parseS3Address, s3Exists } from "../net/s3-address.ts";
import type { OutputFile } from "./output-file.ts";

interface S3OutputOptions extends S3Options {
  /** Whether an object that is there stays. */
  readonly isNew: boolean;
}

/**
 * An output in S3, which is seen when it is complete, or never.
 * @throws PdoError PDO_OUTPUT_EXISTS, on `commit` too; PDO_S3_FAILED
 */
export async function createS3Output(
  path: string,
  { environment, signal, isNew }: S3OutputOptions,
): Promise<OutputFile> {
  const at = parseS3Address(path);
  const storage = await openS3({ environment, ...(signal && { signal }) });
  if (isNew && (await storage.look(at)) !== undefined) throw s3Exists(at);
  const upload = storage.upload(at);
  return {
    write: (bytes) => upload.write(bytes),
    copyFrom: (object) => upload.copyFrom(object),
    expect: (bytes) => upload.expect(bytes),
    makeDurable: async () => {
      await upload.makeDurable();
      return undefined;
    },
    commit: async () => {
      await upload.complete(isNew);
    },
    discard: () => upload.abort(),
  };
}
