import type { Client } from "../client/client.ts";
import type { OperationInput, OperationName, OperationResponse } from "../contract/operations.ts";
import { answerKey } from "./answer-key.ts";
import { createKeeping, type Keeping, type KeepPlace } from "./keeping.ts";
import { type ClientKind, isKept } from "./kept-operations.ts";

export type { KeepMode } from "./keeping.ts";

export interface KeepOptions extends KeepPlace {
  /** Says all that an answer depends on besides the call: engine, model, catalogs, examples, rules, words, or where. */
  readonly identity: string;
  readonly kind: ClientKind;
}

export interface KeepingClient extends Client, Pick<Keeping, "durable" | "figures"> {
  /** The kept answer, without asking anyone. */
  peek<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationResponse<N> | undefined>;
}

/**
 * A client that asks nothing twice (see `Keeping`). It takes over the client and the store: closing it writes what waits and
 * closes both.
 */
export function keepAnswers(client: Client, { identity, kind, ...place }: KeepOptions): KeepingClient {
  const keeping = createKeeping(place, identity);
  return {
    call: <N extends OperationName>(...[name, input, options]: Parameters<typeof client.call<N>>) => {
      const ask = () => client.call(name, input, options);
      if (!isKept(kind, name)) return keeping.askOnly(ask);
      const key = answerKey(name, input, identity);
      return keeping.answer({ key, kind: name, signal: options?.signal, ask });
    },
    peek: async <N extends OperationName>(name: N, input: OperationInput<N>) =>
      isKept(kind, name)
        ? ((await keeping.peek(answerKey(name, input, identity))) as OperationResponse<N> | undefined)
        : undefined,
    durable: keeping.durable,
    figures: keeping.figures,
    close: async () => {
      await client.close();
      await keeping.close();
    },
  };
}
