import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { baseUrlInvalid, noAnswer, notJson, timedOut, waitingErrors } from "../../src/client/errors.ts";
import { serviceFaults } from "../../src/client/fault-kind.ts";
import type { FaultReader } from "../../src/net/fault-kinds.ts";
import { ExchangeFault } from "../../src/net/http-exchange.ts";
import { createRetry, type RetryOptions } from "../../src/net/retry.ts";
import { explain } from "../../src/net/transport.ts";

function makeRetry(options: Partial<RetryOptions> = {}) {
  let at = 0;
  const slept: number[] = [];
  const sleep = async (milliseconds: number) => {
    slept.push(milliseconds);
    at += milliseconds;
  };
  const created = createRetry({
    retries: 4,
    concurrency: 8,
    timeoutMs: 60_000,
    rowTimeoutMs: 180_000,
    maxWaitMs: 900_000,
    maxOutageMs: 0,
    random: () => 0.5,
    now: () => at,
    sleep,
    faults: serviceFaults,
    problems: waitingErrors,
    ...options,
  });
  const retry = <Result>(attempt: (timeoutMs: number) => Promise<Result>, signal?: AbortSignal) =>
    created.run(attempt, { signal });
  return { ...created, retry, slept, clock: () => at };
}

async function countTries(fault: unknown, options: Partial<RetryOptions> = {}): Promise<number> {
  const { retry } = makeRetry(options);
  let tries = 0;
  const failing = () => {
    tries += 1;
    return Promise.reject(fault);
  };
  await expect(retry(failing)).rejects.toBe(fault);
  return tries;
}

const codeFault = (code: string) =>
  explain(
    new ExchangeFault("connection", true, Object.assign(new Error(code), { code })),
    noAnswer("http://host.test", "http://host.test"),
    { timeoutMs: 1000, maxAnswerBytes: 1000 },
  );

test("whoever calls says what its faults mean, and words what ends its calls", async () => {
  const faults: FaultReader = {
    kindOf: (fault) => (fault === "slow" ? "silent" : "throttled"),
    retryAfterMs: (fault) => (fault === "wait for hours" ? 901_000 : 0),
    isTimeout: (fault) => fault === "slow",
    isAnswer: () => false,
  };
  const waitTooLong = (asking: unknown, waitMs: number) => new Error(`${asking}: ${waitMs}`);
  const problems = { ...waitingErrors, waitTooLong };
  const told: string[] = [];
  const { retry, figures } = makeRetry({
    faults,
    problems,
    maxOutageMs: 1,
    subject: "The model",
    onNotice: (sentence) => told.push(sentence),
  });
  await Promise.allSettled(Array.from({ length: 8 }, () => retry(() => Promise.reject("slow"))));
  expect(figures().lowestConcurrency).toBeLessThan(8);
  expect(told).toEqual(["The model does not answer (slow); pausing, for 0 s at most (--max-wait)."]);
  const { retry: patient } = makeRetry({ faults, problems });
  await expect(patient(() => Promise.reject("wait for hours"))).rejects.toThrow("wait for hours: 901000");
});

describe("what is tried again", () => {
  test.each([408, 409, 425, 500, 502, 503, 504, 529])("%i is", async (status) => {
    expect(await countTries(new ServiceProblem(status, "x"))).toBe(5);
  });

  test("a 429 is, until the row's time is over: it is no try", async () => {
    const { retry, clock, figures } = makeRetry({ random: () => 0.999 });
    const fault = new ServiceProblem(429, "x");
    await expect(retry(() => Promise.reject(fault))).rejects.toMatchObject({
      code: "PDO_CLIENT_ROW_TIMEOUT",
      cause: fault,
    });
    expect(figures().requests).toBeGreaterThan(5);
    expect(clock()).toBeLessThanOrEqual(180_000);
  });

  test("a 429 is not where no retries are wanted", async () => {
    expect(await countTries(new ServiceProblem(429, "x"), { retries: 0 })).toBe(1);
  });

  test.each([400, 401, 402, 403, 404, 405, 413, 418, 422, 431, 501])("%i is not", async (status) => {
    expect(await countTries(new ServiceProblem(status, "x"))).toBe(1);
  });

  test("a used-up quota is not, though it is a 429", async () => {
    expect(await countTries(new ServiceProblem(429, "insufficient_quota: pay first"))).toBe(1);
  });

  test.each([
    ["ECONNRESET", 5],
    ["EPIPE", 5],
    ["UND_ERR_SOCKET", 5],
    ["ETIMEDOUT", 5],
    ["UND_ERR_CONNECT_TIMEOUT", 5],
    ["ECONNREFUSED", 3],
    ["ENOTFOUND", 3],
    ["EAI_AGAIN", 3],
    ["CERT_HAS_EXPIRED", 1],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", 1],
    ["ERR_TLS_CERT_ALTNAME_INVALID", 1],
    ["ERR_SSL_WRONG_VERSION_NUMBER", 1],
    ["HPE_INVALID_CONSTANT", 1],
    ["UND_ERR_DESTROYED", 1],
  ])("%s is tried %i times in all", async (code, tries) => {
    expect(await countTries(codeFault(code))).toBe(tries);
  });

  test("a bad answer is retried once, a wrong setting never, a timeout always", async () => {
    expect(await countTries(notJson("http://host.test", "x"))).toBe(2);
    expect(await countTries(baseUrlInvalid("x"))).toBe(1);
    expect(await countTries(timedOut("http://host.test", 1))).toBe(5);
    expect(await countTries(new TypeError("a fault of ours"))).toBe(1);
  });

  test("a service that was reached before may be away for longer", async () => {
    const { retry } = makeRetry();
    await retry(async () => "reached");
    let tries = 0;
    const answer = retry(async () => {
      tries += 1;
      if (tries < 5) throw codeFault("ECONNREFUSED");
      return "back";
    });
    expect(await answer).toBe("back");
  });
});

describe("a fault that every further call would meet", () => {
  const fault = new ServiceProblem(402, "pay first");

  test("ends all calls", async () => {
    const { retry } = makeRetry();
    await expect(retry(() => Promise.reject(fault))).rejects.toBe(fault);
    await expect(retry(async () => "paid")).rejects.toBe(fault);
  });

  test("ends its own call where calls go on for longer than faults", async () => {
    const { retry } = makeRetry({ outlivesFaults: true });
    await expect(retry(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(await retry(async () => "paid")).toBe("paid");
  });
});

describe("a service that was reached and is waited for", () => {
  test("may be unreachable for longer than all tries last", async () => {
    const { retry } = makeRetry({ retries: 1, maxOutageMs: 900_000 });
    await retry(async () => "reached");
    let tries = 0;
    const answer = retry(async () => {
      tries += 1;
      if (tries < 12) throw codeFault("ECONNREFUSED");
      return "back";
    });
    expect(await answer).toBe("back");
  });

  test("is not waited for by a call that alone is refused for ever", async () => {
    const { retry } = makeRetry({ maxOutageMs: 900_000 });
    const fault = new ServiceProblem(503, "x", { headers: { "Retry-After": "1" } });
    let tries = 0;
    const others: Promise<string>[] = [];
    const refused = retry(async () => {
      tries += 1;
      others.push(retry(async () => "answered"));
      throw fault;
    });
    await expect(refused).rejects.toBe(fault);
    await Promise.all(others);
    expect(tries).toBe(25);
  });
});

describe("an outage at whose end the service says 500", () => {
  const away = new ServiceProblem(502, "away");
  const starting = new ServiceProblem(500, "x");

  /** Reached, and then down: one more call, and the circuit opens. */
  async function failFour() {
    const made = makeRetry({ retries: 1, maxOutageMs: 900_000 });
    await made.retry(async () => "reached");
    for (let call = 0; call < 4; call += 1) await made.retry(() => Promise.reject(away)).catch(() => {});
    return made;
  }

  test("uses up no tries of the calls that find out that it goes on", async () => {
    const { retry, figures } = await failFour();
    let tries = 0;
    const answer = retry(async () => {
      tries += 1;
      if (tries < 10) throw tries < 3 ? away : starting;
      return "back";
    });
    expect(await answer).toBe("back");
    expect(figures().retries).toBe(4 + 9);
  });

  test("is not held open for ever by one call that fails for itself", async () => {
    const { retry } = await failFour();
    let tries = 0;
    const failing = retry(async () => {
      tries += 1;
      throw tries < 3 ? away : starting;
    });
    await expect(failing).rejects.toBe(starting);
    expect(tries).toBe(23);
    expect(await retry(async () => "back")).toBe("back");
  });
});

describe("how long is waited", () => {
  test("jitter takes any part of a doubling bound up to 20 s", async () => {
    const { retry, slept } = makeRetry({ retries: 8 });
    await expect(retry(() => Promise.reject(new ServiceProblem(500, "x")))).rejects.toThrow();
    expect(slept).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  test("Retry-After is never undercut, whatever it says", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(899),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        async (seconds, random) => {
          const { retry, clock } = makeRetry({ random: () => random, retries: 1 });
          const fault = new ServiceProblem(429, "x", { headers: { "Retry-After": String(seconds) } });
          const sentAt: number[] = [];
          await retry(async () => {
            sentAt.push(clock());
            if (sentAt.length === 1) throw fault;
          });
          expect(sentAt[1]).toBeGreaterThanOrEqual(seconds * 1000);
        },
      ),
    );
  });

  test.each(["901", "2147483648", "9".repeat(400)])(
    "a Retry-After of %s, longer than is waited, ends the call at once and says so",
    async (seconds) => {
      const fault = new ServiceProblem(503, "x", { headers: { "Retry-After": seconds } });
      const { retry, slept } = makeRetry();
      await expect(retry(() => Promise.reject(fault))).rejects.toMatchObject({
        code: "PDO_CLIENT_WAIT_TOO_LONG",
        cause: fault,
        seen: expect.stringMatching(/^It said "x"; that is a wait of \w+ s, and 900 s are waited\.$/),
      });
      expect(slept).toEqual([]);
    },
  );

  test("repeated short waits without an answer in between end after the maximum", async () => {
    const { retry, clock } = makeRetry();
    const fault = new ServiceProblem(429, "x", { headers: { "Retry-After": "100" } });
    await expect(retry(() => Promise.reject(fault))).rejects.toMatchObject({
      code: "PDO_CLIENT_WAIT_TOO_LONG",
    });
    expect(clock()).toBe(900_000);
  });

  test("a wait of long ago, with no call since, makes a new one no longer", async () => {
    let at = 0;
    const { retry } = makeRetry({
      now: () => at,
      sleep: async (milliseconds) => {
        at += milliseconds;
      },
    });
    const fault = new ServiceProblem(429, "x", { headers: { "Retry-After": "60" } });
    const throttledOnce = () => {
      let tries = 0;
      return retry(() => {
        tries += 1;
        return tries === 1 ? Promise.reject(fault) : Promise.resolve(at);
      });
    };
    await expect(retry(() => Promise.reject(fault))).rejects.toMatchObject({
      code: "PDO_CLIENT_WAIT_TOO_LONG",
    });
    const later = at + 2_000_000;
    at = later;
    expect(await throttledOnce()).toBe(later + 60_000);
  });

  test("until a wait that is too long is over, no other call is sent", async () => {
    let at = 0;
    const { retry } = makeRetry({ now: () => at });
    const fault = new ServiceProblem(429, "x", { headers: { "Retry-After": "901" } });
    const tooLong = { code: "PDO_CLIENT_WAIT_TOO_LONG", cause: fault };
    await expect(retry(() => Promise.reject(fault))).rejects.toMatchObject(tooLong);
    const sentAt: number[] = [];
    const send = async () => sentAt.push(at);
    await expect(retry(send)).rejects.toMatchObject(tooLong);
    at = 901_000;
    await retry(send);
    expect(sentAt).toEqual([901_000]);
  });

  test("a call that is not tried again holds back the others all the same", async () => {
    const { retry, slept, clock } = makeRetry({ retries: 0 });
    const fault = new ServiceProblem(429, "x", { headers: { "Retry-After": "30" } });
    await expect(retry(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(await retry(async () => clock())).toBe(30_000);
    expect(slept).toEqual([30_000]);
  });

  test("one call's Retry-After holds back every other call", async () => {
    const fault = new ServiceProblem(429, "x", { headers: { "Retry-After": "30" } });
    const sentAt: number[] = [];
    const never = makeSilentSleep();
    const { retry: held, pacing } = makeRetry({ now: () => 0, sleep: never.sleep });
    const first = held(() => Promise.reject(fault));
    await never.untilSleeping(1);
    const second = held(async () => sentAt.push(0));
    await Promise.resolve();
    expect(sentAt).toEqual([]);
    pacing.close(new Error("stopped"));
    await expect(first).rejects.toThrow("stopped");
    await expect(second).rejects.toThrow("stopped");
  });

  test("a sleep ends with the caller's reason", async () => {
    const controller = new AbortController();
    const reason = new Error("enough");
    const { retry } = makeRetry({
      sleep: async () => {
        controller.abort(reason);
      },
    });
    const call = retry(() => Promise.reject(new ServiceProblem(500, "x")), controller.signal);
    await expect(call).rejects.toBe(reason);
  });
});

/** A sleep that never ends. */
function makeSilentSleep() {
  let sleepers = 0;
  return {
    sleep: () => {
      sleepers += 1;
      return new Promise<void>(() => {});
    },
    untilSleeping: async (count: number) => {
      while (sleepers < count) await Promise.resolve();
    },
  };
}

test("a service that only fails is not buried: 10,000 calls cost little more than 10,000 requests", async () => {
  const { retry } = makeRetry();
  let requests = 0;
  for (let call = 0; call < 10_000; call += 1) {
    const failing = () => {
      requests += 1;
      return Promise.reject(new ServiceProblem(500, "x"));
    };
    await retry(failing).catch(() => {});
  }
  expect(requests).toBeLessThanOrEqual(10_000 + 100);
});

const randomFaults: [string, () => unknown][] = [
  ["refusals to slow down", () => new ServiceProblem(503, "x")],
  ["faults of the service", () => new ServiceProblem(500, "x")],
  ["broken connections", () => codeFault("ECONNRESET")],
];
test.each(randomFaults)(
  "a third of %s costs at most 1.6 requests a call, and every call succeeds",
  async (_title, makeFault) => {
    const { retry } = makeRetry({ retries: 12 });
    let seed = 11;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    let requests = 0;
    for (let call = 0; call < 1000; call += 1) {
      await retry(async () => {
        requests += 1;
        if (random() < 0.3) throw makeFault();
      });
    }
    expect(requests).toBeLessThanOrEqual(1600);
  },
);
