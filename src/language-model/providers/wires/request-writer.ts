import type { SdkCall, SdkModel } from "./wire.ts";

/** A request as a package has written it. */
export interface WrittenRequest {
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** A package has no form for the question; its message may quote it. */
export class PackageFault extends Error {}

export interface RequestWriter {
  /** Handed to a package in the place of HTTP. */
  readonly fetch: typeof globalThis.fetch;
  /** @throws PackageFault */
  write(model: SdkModel, call: Omit<SdkCall, "abortSignal">): Promise<WrittenRequest>;
}

/**
 * Lets a package of the AI SDK write a request, and takes it away before it is sent: to send it, and to read what comes of it, is done here, since
 * the packages throw away why there is no answer, and take half a millisecond to read one. A package hands each call's signal on to `fetch` as
 * it is; so each call gets a signal of its own, and is known again by it.
 */
export function createRequestWriter(): RequestWriter {
  const takers = new WeakMap<AbortSignal, (request: WrittenRequest) => void>();
  return {
    fetch: async (url, init) => {
      const take = init?.signal ? takers.get(init.signal) : undefined;
      take?.({
        url: String(url),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: String(init?.body),
      });
      throw new Error("A request was taken away before it was sent.");
    },
    write: async (model, call) => {
      const { signal } = new AbortController();
      const taken: WrittenRequest[] = [];
      takers.set(signal, (request) => taken.push(request));
      try {
        await model.doGenerate({ ...call, abortSignal: signal });
      } catch (fault) {
        if (taken.length === 0) throw new PackageFault(fault instanceof Error ? fault.message : "");
      }
      const [request] = taken;
      if (request === undefined) throw new PackageFault("No request was written.");
      return request;
    },
  };
}
