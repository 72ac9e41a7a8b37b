import { type ErrorParts, PdoError } from "../lib/errors.ts";

/** The service cannot be set up as it was asked for; for its operator, never for a caller. */
function serverError(parts: ErrorParts): PdoError {
  return new PdoError({ module: "server", ...parts });
}

/** Every way in which the service cannot be set up, with the next step. */
export function keysFileMissing(path: string, cause: unknown): PdoError {
  return serverError({
    code: "PDO_SERVICE_KEYS_MISSING",
    what: "There is no keys file.",
    seen: `No file ${path}.`,
    nextStep: `Make a first key: pdo keys create --keys ${path} --level basic --label "first"`,
    cause,
  });
}

export function keysFileUnreadable(path: string, cause: unknown): PdoError {
  return serverError({
    code: "PDO_SERVICE_KEYS_UNREADABLE",
    what: `${path}: the keys file cannot be read.`,
    seen: `The system says: ${reason(cause)}.`,
    nextStep: "Make it readable for this user, or name another file.",
    cause,
  });
}

export function keysFileInvalid(path: string, seen: string): PdoError {
  return serverError({
    code: "PDO_SERVICE_KEYS_INVALID",
    what: `${path}: this is not a keys file as pdo writes it.`,
    seen,
    nextStep: "Mend the file, or name another one; keys cannot be read back from it, new ones can be made.",
  });
}

export function keysFileUnwritable(path: string, cause: unknown): PdoError {
  return serverError({
    code: "PDO_SERVICE_KEYS_UNWRITABLE",
    what: `${path}: the keys file cannot be written.`,
    seen: `The system says: ${reason(cause)}.`,
    nextStep: "Make its folder writable for this user, or name another file. The old file is untouched.",
    cause,
  });
}

export function keysFileBusy(path: string, besidePath: string): PdoError {
  return serverError({
    code: "PDO_SERVICE_KEYS_BUSY",
    what: `${path}: the keys file is being changed by another command.`,
    seen: `There is a file ${besidePath}.`,
    nextStep: `Try again; if no other command is at work, an earlier one broke off: delete ${besidePath}.`,
  });
}

export function unknownLevel(level: string, known: readonly string[]): PdoError {
  return serverError({
    code: "PDO_SERVICE_LEVEL_UNKNOWN",
    what: `There is no subscription level '${level}'.`,
    seen: `The levels are: ${known.join(", ")}.`,
    nextStep: `Name one of them, for example --level ${known[0] ?? "basic"}`,
  });
}

export function unknownKeyIdentifier(path: string, id: string): PdoError {
  return serverError({
    code: "PDO_SERVICE_KEY_UNKNOWN",
    what: "There is no such key.",
    seen: `${path} holds no key with the id ${id}.`,
    nextStep: `See the ids: pdo keys list --keys ${path}`,
  });
}

/** @param longest characters of a label */
export function labelInvalid(longest: number, seen: string): PdoError {
  return serverError({
    code: "PDO_SERVICE_LABEL_INVALID",
    what: `A key's label is one line of at most ${longest} characters.`,
    seen,
    nextStep: "Give a short one, for example --label 'night job'",
  });
}

export function openToOthersWithoutKeys(host: string): PdoError {
  return serverError({
    code: "PDO_SERVICE_HOST_NEEDS_KEYS",
    what: "Other machines may only reach the service with keys.",
    seen: `The host ${host} is not this machine's own (loopback), and no keys file is named.`,
    nextStep:
      'Make a key and name its file: pdo keys create --keys keys.json --label "first", then --keys keys.json',
  });
}

export function cannotListen(host: string, port: number, cause: unknown): PdoError {
  const taken = codeOf(cause) === "EADDRINUSE";
  return serverError({
    code: "PDO_SERVICE_CANNOT_LISTEN",
    what: `The service cannot listen on ${host}, port ${port}.`,
    seen: taken ? "Another program listens there already." : `The system says: ${reason(cause)}.`,
    nextStep: taken ? "Name another port, for example --port 8081" : "Name another --host or --port.",
    cause,
  });
}

export function originInvalid(origin: string): PdoError {
  return serverError({
    code: "PDO_SERVICE_ORIGIN_INVALID",
    what: `'${origin}' is not an origin whose pages may call the service.`,
    seen: "An origin is a scheme and a host, with a port where it is not the usual one, and nothing behind.",
    nextStep: "Name it as browsers do, for example --cors-origin https://shop.example; * stands for all.",
  });
}

export function drainDelayTooLong(delayMs: number, drainMs: number): PdoError {
  return serverError({
    code: "PDO_SERVICE_DRAIN_DELAY",
    what: "There is no time left to finish calls in a shutdown.",
    seen: `New calls are taken for ${delayMs} ms of it (--drain-delay), and all of it may take ${drainMs} ms (--drain-time).`,
    nextStep: "Give it more time, for example --drain-time 25000, or make the delay shorter.",
  });
}

export function threadsDying(cause: Error): PdoError {
  return serverError({
    code: "PDO_SERVICE_THREADS_DYING",
    what: "The threads that do the tasks end again and again.",
    seen: `The last one said: ${cause.message}`,
    nextStep: "Make more memory free and start the service again.",
    cause,
  });
}

function reason(cause: unknown): string {
  return codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
}

function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
}
