import { jsonReply, type Reply } from "../exchange.ts";

export interface GoogleFault {
  readonly code: number;
  /** Of google.rpc.Code. */
  readonly status: string;
  readonly message: string;
  readonly details?: readonly object[];
}

/** An error as Google's APIs word it (https://cloud.google.com/apis/design/errors). */
export function googleError(fault: GoogleFault): Reply {
  return jsonReply(fault.code, { error: fault });
}

export function invalidArgument(message: string): Reply {
  return googleError({ code: 400, status: "INVALID_ARGUMENT", message });
}
