import type { ConnectionFault } from "../../net/connection-faults.ts";
import type { NoAnswerErrors } from "../../net/transport.ts";
import { type LlmErrorParts, llmError } from "../errors.ts";
import { type ProviderName, providerNames, providers } from "./providers.ts";

/** @param target without its query */
export const redirected = (status: number, target: string) =>
  llmError({
    code: "PDO_PROVIDER_REDIRECTED",
    what: "The provider's address sends its callers elsewhere, and keys are not sent after it.",
    seen: `It answers ${status}, to ${target}.`,
    nextStep: "If you trust that address, name it as the provider's base URL.",
    kind: "final",
  });

/** A page of a proxy or a login in place of the provider's answer. */
export const notTheProvider = (origin: string, seen: string) =>
  llmError({
    code: "PDO_PROVIDER_ANSWER_UNREADABLE",
    what: "What answers at the provider's address does not speak its protocol.",
    seen: `${origin}: ${seen}`,
    nextStep: "Check the provider's base URL; a proxy's or a login page may stand in its place.",
    kind: "unreadable",
  });

/** The model was run, but its answer is unusable. */
export const answerUnreadable = (origin: string, seen: string) =>
  llmError({
    code: "PDO_PROVIDER_ANSWER_UNREADABLE",
    what: "The provider's answer cannot be read.",
    seen: `${origin}: ${seen}`,
    nextStep: "Try again; if it goes on, check that the provider's name fits its base URL.",
    kind: "unusable",
    mayBeCharged: true,
  });

/** The provider's protocol cannot express the request, for example its schema; nothing was sent. */
export const requestUnwritable = (seen: string) =>
  llmError({
    code: "PDO_PROVIDER_REQUEST_REFUSED",
    what: "The question cannot be put into the provider's form.",
    seen,
    nextStep: "Another provider may take it (--provider).",
    kind: "own",
  });

/** Invalid settings; nothing was sent. */
export const providerUnknown = (name: string) =>
  llmError({
    code: "PDO_PROVIDER_UNKNOWN",
    category: "caller",
    what: "There is no such provider of language models.",
    seen: /^[\w.-]{1,40}$/.test(name) ? `It is named ${name}.` : "Its name is none.",
    nextStep: `Take one of ${providerNames.join(", ")}; any other that speaks OpenAI's protocol is openai-compatible.`,
    kind: "final",
  });

export const addressInvalid = (seen: string) =>
  llmError({
    code: "PDO_PROVIDER_ADDRESS_INVALID",
    category: "caller",
    what: "The provider's base URL cannot be used.",
    seen,
    nextStep:
      "Give an https address with its path, for example https://host.example/v1 (http on this machine only).",
    kind: "final",
  });

export const addressMissing = (name: ProviderName) =>
  llmError({
    code: "PDO_PROVIDER_ADDRESS_INVALID",
    category: "caller",
    what: `The provider ${name} needs a base URL.`,
    seen: "None is given.",
    nextStep:
      name === "azure"
        ? "Set it to https://RESOURCE.openai.azure.com/openai/v1, by PDO_PROVIDER_BASE_URL for example."
        : "Set it to the address before /chat/completions, by PDO_PROVIDER_BASE_URL for example.",
    kind: "final",
  });

export const modelMissing = (name: ProviderName) =>
  llmError({
    code: "PDO_PROVIDER_MODEL_MISSING",
    category: "caller",
    what: `No model of ${name} is named.`,
    seen: "There is none that is asked by default.",
    nextStep: "Name one with --model.",
    kind: "final",
  });

export const keyMissing = (name: ProviderName) =>
  llmError({
    code: "PDO_PROVIDER_KEY_MISSING",
    category: "caller",
    what: `The provider ${name} needs a key.`,
    seen: "None is given.",
    nextStep: `Put it into PDO_PROVIDER_KEY${alias(name)}.`,
    kind: "final",
  });

const alias = (name: ProviderName) => {
  const { keyVariable } = providers[name];
  return keyVariable ? ` (${keyVariable} is not read: what is paid for is asked for by name)` : "";
};

export const keyInvalid = () =>
  llmError({
    code: "PDO_PROVIDER_KEY_INVALID",
    what: "The provider's key cannot be sent.",
    seen: "It is empty, or holds a space, a line break or a character that is not ASCII.",
    nextStep: "Look at the file or the variable that it comes from: it must hold the key and nothing else.",
    kind: "final",
  });

export const packageMissing = (name: string, version: string) =>
  llmError({
    code: "PDO_PROVIDER_PACKAGE_MISSING",
    category: "caller",
    what: "A package that speaks the provider's protocol is not installed.",
    seen: `${name} is optional, and is not there.`,
    nextStep: `Install it: npm install ${name}@${version}`,
    kind: "final",
  });

export const providerClosed = (mayBeCharged = false) =>
  llmError({
    code: "PDO_PROVIDER_CLOSED",
    what: "The connection to the provider was closed from this side.",
    seen: "A call was made, or was under way, when it was closed.",
    nextStep: "Run it again.",
    kind: "final",
    mayBeCharged,
  });

type ConnectionWords = Pick<LlmErrorParts, "code" | "category" | "what" | "nextStep" | "kind"> & {
  readonly happening: string;
};

const unreachable = { code: "PDO_PROVIDER_UNREACHABLE", kind: "unreachable" } as const;
const nobodyListens = {
  ...unreachable,
  what: "Nothing listens at the provider's address.",
  nextStep: "Check the provider's base URL, and that the model's server runs where it is one of your own.",
} as const;
const unusable = { code: "PDO_PROVIDER_ADDRESS_INVALID", category: "caller", kind: "final" } as const;

const connectionWords: Readonly<Record<ConnectionFault["kind"], ConnectionWords>> = {
  "host-unknown": {
    ...unreachable,
    what: "The provider's host name leads nowhere.",
    nextStep: "Check the provider's base URL and this machine's network.",
    happening: "the name is not known",
  },
  refused: { ...nobodyListens, happening: "the connection was refused" },
  "no-route": { ...nobodyListens, happening: "there is no way to it" },
  "not-connected": {
    ...unreachable,
    what: "No connection to the provider could be made in time.",
    nextStep: "Check the provider's base URL and this machine's network.",
    happening: "nothing answered the attempt to connect",
  },
  untrusted: {
    ...unusable,
    what: "No secure connection to the provider can be made.",
    nextStep:
      "Check the base URL's scheme (https or http) and its certificate; a private authority goes into NODE_EXTRA_CA_CERTS.",
    happening: "the two sides found no common protocol",
  },
  "not-http": {
    ...unusable,
    what: "What answers at the provider's address does not speak HTTP.",
    nextStep: "Check the base URL's scheme and port.",
    happening: "the answer is not HTTP",
  },
  lost: {
    code: "PDO_PROVIDER_CONNECTION_LOST",
    what: "The connection to the provider broke.",
    nextStep: "Try again; if it goes on, look at the provider's status page.",
    kind: "silent",
    happening: "it was closed before the answer was whole",
  },
};

/** Errors for a call to `origin` without an answer. */
export function noAnswer(origin: string): NoAnswerErrors {
  return {
    closed: providerClosed,
    timedOut: (timeoutMs, wasSent) =>
      llmError({
        code: "PDO_PROVIDER_TIMEOUT",
        what: "The provider did not answer in time.",
        seen: `${origin} gave no whole answer within ${timeoutMs} ms.`,
        nextStep: "Try again later, or allow more time, for example --timeout 120000",
        kind: "silent",
        mayBeCharged: wasSent,
      }),
    tooLarge: (maxBytes) =>
      llmError({
        code: "PDO_PROVIDER_ANSWER_TOO_LARGE",
        what: "The provider's answer is too large.",
        seen: `${origin} sent over ${maxBytes} bytes.`,
        nextStep: "Check the provider's base URL.",
        kind: "own",
        mayBeCharged: true,
      }),
    disconnected: ({ kind, certificate, cause }, wasSent) => {
      // The request was received by someone, so only a wrong address is more informative than a lost answer.
      const isOfAddress = kind === "untrusted" || kind === "not-http";
      const { happening, ...words } = connectionWords[wasSent && !isOfAddress ? "lost" : kind];
      const seen = `${origin}: ${certificate ?? happening}.`;
      return llmError({ ...words, seen, mayBeCharged: wasSent, cause });
    },
  };
}
