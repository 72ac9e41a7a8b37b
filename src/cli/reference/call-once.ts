import type { OperationInput, OperationName, OperationResponse } from "../../contract/operations.ts";
import { connect } from "../connect.ts";
import type { Session } from "../session.ts";

/** One call of the service over a client of its own. */
export async function callOnce<N extends OperationName>(
  name: N,
  input: OperationInput<N>,
  { resolved, world }: Session,
): Promise<OperationResponse<N>> {
  const client = await connect(resolved, world);
  try {
    return await client.call(name, input, { signal: world.signal });
  } finally {
    await client.close();
  }
}
