import fc from "fast-check";
import { expect, test } from "vitest";
import { ServiceProblem } from "../../src/api/service-problem.ts";
import { createRateLimiter } from "../../src/server/access.ts";

function refusal(call: () => unknown): ServiceProblem | undefined {
  try {
    call();
    return undefined;
  } catch (problem) {
    if (problem instanceof ServiceProblem) return problem;
    throw problem;
  }
}

test("a key is served its number a minute, and told how much is left", () => {
  let at = 1_000;
  const limiter = createRateLimiter(() => at);
  expect(limiter.admit("a", 2)).toEqual({
    "RateLimit-Limit": "2",
    "RateLimit-Remaining": "1",
    "RateLimit-Reset": "60",
  });
  at += 20_500;
  expect(limiter.admit("a", 2)).toMatchObject({ "RateLimit-Remaining": "0", "RateLimit-Reset": "40" });
  expect(refusal(() => limiter.admit("a", 2))).toMatchObject({
    status: 429,
    headers: { "Retry-After": "40", "RateLimit-Remaining": "0", "RateLimit-Reset": "40" },
  });
  expect(limiter.admit("b", 2)).toMatchObject({ "RateLimit-Remaining": "1" });
  at += 39_500;
  expect(limiter.admit("a", 2)).toMatchObject({ "RateLimit-Remaining": "1" });
});

test("whoever waits as long as Retry-After says is served, and no window serves more than its number", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(30_000), { maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      (pauses, number) => {
        let at = 0;
        const limiter = createRateLimiter(() => at);
        let served = 0;
        for (const pause of pauses) {
          at += pause;
          const problem = refusal(() => limiter.admit("a", number));
          if (!problem) served += 1;
          else {
            at += Number(problem.headers["Retry-After"]) * 1000;
            expect(refusal(() => limiter.admit("a", number))).toBeUndefined();
            served += 1;
          }
        }
        expect(served).toBeLessThanOrEqual(number * (Math.floor(at / 60_000) + 1));
      },
    ),
  );
});
