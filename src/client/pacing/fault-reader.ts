import { ServiceProblem } from "../../contract/problem.ts";
import type { FaultReader } from "../../pacing/fault-reader.ts";
import { parseRetryAfter } from "../../pacing/retry-after.ts";
import { ClientProblem } from "../client-problem.ts";
import { faultKind } from "../fault-kind.ts";

/** The faults of a service behind a network, as pacing asks for them. */
export const serviceFaults: FaultReader = {
  kindOf: faultKind,
  askedWaitMs: (fault, now) =>
    fault instanceof ServiceProblem ? (parseRetryAfter(fault.headers["Retry-After"], now) ?? 0) : 0,
  isTimeout: (fault) => fault instanceof ClientProblem && fault.code === "PDO_CLIENT_TIMEOUT",
  isAnswer: (fault) => fault instanceof ServiceProblem,
};
