/**
 * What a fault says of the calls that follow:
 * - `final`: every one would end alike (key, address, quota); nothing more is sent
 * - `own`: it is about this very call, and asking again brings the same
 * - `throttled`: the service is well and asks for less
 * - `unreachable`: nobody is at the address, whatever is asked
 * - `unavailable`: what stands before the service says that it is away
 * - `silent`: no answer came; it may be this call's doing or the service's, and asking again may help
 * - `faulty`: the service is there and could not do it; asking again may help
 * - `unreadable`: what answers is not the service as it is known; asking once more may help
 * - `unusable`: the service's answer is not as agreed; asking once more may help
 */
export type FaultKind =
  | "final"
  | "own"
  | "throttled"
  | "unreachable"
  | "unavailable"
  | "silent"
  | "faulty"
  | "unreadable"
  | "unusable";
