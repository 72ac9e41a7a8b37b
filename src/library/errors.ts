import { type ErrorParts, PdoError } from "../lib/errors.ts";

/** A program has asked for what there is not. */
export function libraryError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "library", ...parts });
}
