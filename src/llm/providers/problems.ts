import { ProviderProblem } from "../provider-problem.ts";
import { type ProviderName, providerNames, providers } from "./providers.ts";

/** @param target - without its query */
export const redirected = (status: number, target: string) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_REDIRECTED",
    what: "The provider's address sends its callers elsewhere, and keys are not sent after it.",
    seen: `It answers ${status}, to ${target}.`,
    nextStep: "If you trust that address, name it as the provider's base URL.",
    kind: "final",
  });

/** A page of a proxy or a login in the provider's place. */
export const notTheProvider = (origin: string, seen: string) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_ANSWER_UNREADABLE",
    what: "What answers at the provider's address does not speak its protocol.",
    seen: `${origin}: ${seen}`,
    nextStep: "Check the provider's base URL; a proxy's or a login page may stand in its place.",
    kind: "unreadable",
  });

/** The model has worked, and its answer cannot be had. */
export const answerUnreadable = (origin: string, seen: string) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_ANSWER_UNREADABLE",
    what: "The provider's answer cannot be read.",
    seen: `${origin}: ${seen}`,
    nextStep: "Try again; if it goes on, check that the provider's name fits its base URL.",
    kind: "unusable",
    isPerhapsPaid: true,
  });

/** What the provider's protocol has no form for, a schema for example; nothing was sent. */
export const requestUnwritable = (seen: string) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_REQUEST_REFUSED",
    what: "The question cannot be put into the provider's form.",
    seen,
    nextStep: "Another provider may take it (--provider).",
    kind: "own",
  });

/** What is wrong with the settings, before anything is sent. */
export const providerUnknown = (name: string) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_UNKNOWN",
    what: "There is no such provider of language models.",
    seen: /^[\w.-]{1,40}$/.test(name) ? `It is named ${name}.` : "Its name is none.",
    nextStep: `Take one of ${providerNames.join(", ")}; any other that speaks OpenAI's protocol is openai-compatible.`,
    kind: "final",
  });

export const addressInvalid = (seen: string) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_ADDRESS_INVALID",
    what: "The provider's base URL cannot be used.",
    seen,
    nextStep:
      "Give an https address with its path, for example https://host.example/v1 (http on this machine only).",
    kind: "final",
  });

export const addressMissing = (name: ProviderName) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_ADDRESS_INVALID",
    what: `The provider ${name} needs a base URL.`,
    seen: "None is given.",
    nextStep:
      name === "azure"
        ? "Set it to https://RESOURCE.openai.azure.com/openai/v1, by PDO_PROVIDER_BASE_URL for example."
        : "Set it to the address before /chat/completions, by PDO_PROVIDER_BASE_URL for example.",
    kind: "final",
  });

export const modelMissing = (name: ProviderName) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_MODEL_MISSING",
    what: `No model of ${name} is named.`,
    seen: "There is none that is asked by default.",
    nextStep: "Name one with --model.",
    kind: "final",
  });

export const keyMissing = (name: ProviderName) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_KEY_MISSING",
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
  new ProviderProblem({
    code: "PDO_PROVIDER_KEY_INVALID",
    what: "The provider's key cannot be sent.",
    seen: "It is empty, or holds a space, a line break or a character that is not ASCII.",
    nextStep: "Look at the file or the variable that it comes from: it must hold the key and nothing else.",
    kind: "final",
  });

export const packageMissing = (name: string, version: string) =>
  new ProviderProblem({
    code: "PDO_PROVIDER_PACKAGE_MISSING",
    what: "A package that speaks the provider's protocol is not installed.",
    seen: `${name} is optional, and is not there.`,
    nextStep: `Install it: npm install ${name}@${version}`,
    kind: "final",
  });
