import { ProviderProblem } from "../../provider-problem.ts";

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
