import type { SdkCall, SdkModel, SdkResult } from "./wire.ts";

/** A request as a package has written it. */
export interface WrittenRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @returns the body to be read, of a 200 */
export type Answering = (request: WrittenRequest) => Promise<string>;

/** A package found the question not to its liking, or the answer; its message may quote both. */
export class PackageFault extends Error {}

export interface SdkBridge {
  /** Handed to a package in the place of HTTP. */
  readonly fetch: typeof globalThis.fetch;
  /**
   * One call, its request answered by `answering`; whatever that throws is thrown as it is.
   * @throws PackageFault for the package's own
   */
  generate(model: SdkModel, call: Omit<SdkCall, "abortSignal">, answering: Answering): Promise<SdkResult>;
}

/**
 * Lets a package of the AI SDK write requests and read answers, and keeps everything else here. The package hands each call's signal on to
 * `fetch` as it is; so each call gets a signal of its own, and is known again by it.
 */
export function createSdkBridge(): SdkBridge {
  const calls = new WeakMap<AbortSignal, Answering>();
  return {
    fetch: async (url, init) => {
      const answering = init?.signal ? calls.get(init.signal) : undefined;
      if (answering === undefined) throw new Error("A request that nobody asked for was held back.");
      const headers = Object.fromEntries(new Headers(init?.headers));
      const body = await answering({ url: String(url), headers, body: String(init?.body) });
      return new Response(body, { headers: { "content-type": "application/json" } });
    },
    generate: async (model, call, answering) => {
      const { signal } = new AbortController();
      // The packages wrap some faults of `fetch` into their own, which quote what was sent.
      let thrown: { readonly fault: unknown } | undefined;
      calls.set(signal, async (request) => {
        try {
          return await answering(request);
        } catch (fault) {
          thrown = { fault };
          throw fault;
        }
      });
      try {
        return await model.doGenerate({ ...call, abortSignal: signal });
      } catch (fault) {
        if (thrown !== undefined) throw thrown.fault;
        throw new PackageFault(fault instanceof Error ? fault.message : "");
      }
    },
  };
}
