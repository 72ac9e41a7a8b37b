import type { RedisClient } from "../net/redis.ts";
import type { Amount, BudgetLimits } from "./budget.ts";
import type { BudgetLedger, LedgerVerdict } from "./shared-budget.ts";

/** Larger than every limit, and exact in Lua. */
const unlimited = Number.MAX_SAFE_INTEGER;

/*
 * The ledger of a run in Redis: a hash of sums, a hash of open reservations and their due times. Its ceiling is never above what the
 * run's store was told before, so that a Redis that has lost everything can be given a ledger that has spent no less than was spent.
 */

const reserveScript = `
local ledger, open, due, late = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('EXISTS', ledger) == 0 then return {'unknown', 0, 0} end
if redis.call('HEXISTS', open, ARGV[1]) == 1 then return {'granted', 0, 0} end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, id in ipairs(redis.call('ZRANGEBYSCORE', due, 0, now)) do
  local amount = redis.call('HGET', open, id)
  if amount then
    local tokens, cost = string.match(amount, '(%d+),(%d+)')
    redis.call('HINCRBY', ledger, 'reservedTokens', 0 - tonumber(tokens))
    redis.call('HINCRBY', ledger, 'reservedCost', 0 - tonumber(cost))
    redis.call('HINCRBY', ledger, 'spentTokens', tokens)
    redis.call('HINCRBY', ledger, 'spentCost', cost)
    redis.call('HDEL', open, id)
    redis.call('SADD', late, id)
  end
  redis.call('ZREM', due, id)
end
local field = function(name) return tonumber(redis.call('HGET', ledger, name) or '0') end
local tokens, cost = tonumber(ARGV[2]), tonumber(ARGV[3])
local spentTokens, spentCost = field('spentTokens'), field('spentCost')
if field('overrun') > 0 then return {'overrun', spentTokens, spentCost} end
if field('refused') > 0 or spentTokens + tokens > field('maxTokens') or spentCost + cost > field('maxCost') then
  redis.call('HINCRBY', ledger, 'refused', 1)
  return {'spent', spentTokens, spentCost}
end
if spentTokens + field('reservedTokens') + tokens > field('ceilingTokens')
  or spentCost + field('reservedCost') + cost > field('ceilingCost') then
  if tokens > field('wantedTokens') then redis.call('HSET', ledger, 'wantedTokens', ARGV[2]) end
  if cost > field('wantedCost') then redis.call('HSET', ledger, 'wantedCost', ARGV[3]) end
  return {'wait', spentTokens, spentCost}
end
redis.call('HSET', open, ARGV[1], ARGV[2] .. ',' .. ARGV[3])
redis.call('ZADD', due, now + tonumber(ARGV[4]), ARGV[1])
redis.call('HINCRBY', ledger, 'reservedTokens', ARGV[2])
redis.call('HINCRBY', ledger, 'reservedCost', ARGV[3])
return {'granted', spentTokens, spentCost}`;

const settleScript = `
local ledger, open, due, late = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('EXISTS', ledger) == 0 then return 0 end
local amount = redis.call('HGET', open, ARGV[1])
if amount then
  local tokens, cost = string.match(amount, '(%d+),(%d+)')
  redis.call('HDEL', open, ARGV[1])
  redis.call('ZREM', due, ARGV[1])
  redis.call('HINCRBY', ledger, 'reservedTokens', 0 - tonumber(tokens))
  redis.call('HINCRBY', ledger, 'reservedCost', 0 - tonumber(cost))
  redis.call('HINCRBY', ledger, 'spentTokens', ARGV[4])
  redis.call('HINCRBY', ledger, 'spentCost', ARGV[5])
elseif redis.call('SREM', late, ARGV[1]) == 1 then
  redis.call('HINCRBY', ledger, 'spentTokens', tonumber(ARGV[4]) - tonumber(ARGV[2]))
  redis.call('HINCRBY', ledger, 'spentCost', tonumber(ARGV[5]) - tonumber(ARGV[3]))
end
if tonumber(ARGV[4]) > tonumber(ARGV[2]) or tonumber(ARGV[5]) > tonumber(ARGV[3]) then
  redis.call('HSET', ledger, 'overrun', 1)
end
return 1`;

const raiseScript = `
local ledger = KEYS[1]
if redis.call('EXISTS', ledger) == 0 then
  redis.call('HSET', ledger, 'spentTokens', ARGV[5], 'spentCost', ARGV[6])
end
redis.call('HSET', ledger, 'ceilingTokens', ARGV[1], 'ceilingCost', ARGV[2], 'maxTokens', ARGV[3], 'maxCost', ARGV[4])
redis.call('HDEL', ledger, 'wantedTokens', 'wantedCost')
return 1`;

function keysOf(name: string): readonly [string, string, string, string] {
  return [`${name}:sums`, `${name}:open`, `${name}:due`, `${name}:late`];
}

/**
 * @param name of the ledger's keys
 * @param leaseMs after which a reservation that nobody settled is spent
 */
export function openRedisLedger(redis: RedisClient, name: string, leaseMs: number): BudgetLedger {
  const keys = keysOf(name);
  return {
    reserve: async (id, { tokens, costMicros }) => {
      const answer = await redis.eval(reserveScript, keys.length, ...keys, id, tokens, costMicros, leaseMs);
      const [verdict, spentTokens, spentCost] = answer as [LedgerVerdict, number, number];
      return { verdict, spent: { tokens: Number(spentTokens), costMicros: Number(spentCost) } };
    },
    settle: async (id, bound, counted) => {
      const amounts = [bound.tokens, bound.costMicros, counted.tokens, counted.costMicros];
      await redis.eval(settleScript, keys.length, ...keys, id, ...amounts);
    },
  };
}

interface LedgerKeeping {
  readonly redis: RedisClient;
  readonly name: string;
  readonly limits: BudgetLimits;
  /** The ceiling that was kept last. Undefined: none was. */
  readonly kept: Amount | undefined;
  /** Keeps a ceiling beyond Redis. */
  readonly keep: (ceiling: Amount) => Promise<void>;
}

/** Shares of a limit by which the ceiling goes ahead of what is taken: so much is given up where Redis loses everything. */
const steps = 20;
/** And so many calls of those that found no room. */
const callsAhead = 8;

/** Raises the ceiling of a run's ledger while it is spent, and makes the ledger anew where it was lost. */
export class LedgerKeeper {
  readonly #request: LedgerKeeping;
  #kept: Amount;

  constructor(request: LedgerKeeping) {
    this.#request = request;
    this.#kept = request.kept ?? { tokens: 0, costMicros: 0 };
  }

  async look(): Promise<void> {
    const { redis, name, limits } = this.#request;
    const [sums] = keysOf(name);
    const found = await redis.hgetall(sums);
    const isThere = Object.keys(found).length > 0;
    const of = (field: string) => Number(found[field] ?? 0);
    const { maxTokens = unlimited, maxCostMicros = unlimited } = limits;
    const base = this.#kept;
    const ceilingOf = (taken: number, wanted: number, most: number) =>
      most === unlimited ? 0 : Math.min(most, taken + Math.max(Math.ceil(most / steps), callsAhead * wanted));
    const tokens = isThere ? of("spentTokens") + of("reservedTokens") : base.tokens;
    const cost = isThere ? of("spentCost") + of("reservedCost") : base.costMicros;
    const ceiling = {
      tokens: Math.max(base.tokens, ceilingOf(tokens, of("wantedTokens"), maxTokens)),
      costMicros: Math.max(base.costMicros, ceilingOf(cost, of("wantedCost"), maxCostMicros)),
    };
    const isWanted = of("wantedTokens") > 0 || of("wantedCost") > 0;
    const isHigher = ceiling.tokens > base.tokens || ceiling.costMicros > base.costMicros;
    if (isThere && !(isWanted && isHigher)) return;
    if (isHigher) {
      await this.#request.keep(ceiling);
      this.#kept = ceiling;
    }
    const amounts = [
      maxTokens === unlimited ? unlimited : ceiling.tokens,
      maxCostMicros === unlimited ? unlimited : ceiling.costMicros,
      ...[maxTokens, maxCostMicros],
    ];
    await redis.eval(raiseScript, 1, sums, ...amounts, base.tokens, base.costMicros);
  }

  async forget(): Promise<void> {
    await this.#request.redis.del(...keysOf(this.#request.name));
  }
}
