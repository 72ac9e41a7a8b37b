/** The outcome of one request of a batch. */
export type Fate = "answered" | "refused" | "failed" | "expired" | "missing";

export interface FakeBatch {
  readonly id: string;
  readonly metadata: unknown;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly items: readonly { readonly key: string; readonly body: unknown }[];
  /** Polls any batch until this one has ended. */
  looks: number;
  fates: Map<string, Fate> | undefined;
  /** Refused as a whole. */
  failure?: { readonly code: string; readonly message: string };
  isArchived: boolean;
}

export interface FakeAccountOptions {
  /** Polls until a batch has ended. Default: 1. */
  readonly looks?: number;
  /** @param times how often the key was in an earlier batch */
  readonly fateOf?: (key: string, times: number) => Fate;
  /** Refuses a batch as a whole. */
  readonly failureOf?: (batch: FakeBatch, account: FakeAccount) => FakeBatch["failure"] | undefined;
  readonly now?: () => number;
  /** In [0, 1): the order of results. */
  readonly random?: () => number;
}

/** The vendor's records of one customer, which survive the customer's processes. */
export interface FakeAccount {
  readonly files: Map<string, string>;
  readonly batches: FakeBatch[];
  /** How often each key was answered, and so charged. */
  readonly paid: Map<string, number>;
  nextId(prefix: string): string;
  submit(batch: Pick<FakeBatch, "id" | "metadata" | "items">): FakeBatch;
  /** Every poll of a batch advances the time, for all batches. */
  goOn(): void;
  hasEnded(batch: FakeBatch): boolean;
  /** The items of an ended batch, in a random order. */
  shuffled<T>(items: readonly T[]): T[];
}

export function createFakeAccount(options: FakeAccountOptions = {}): FakeAccount {
  const { looks = 1, fateOf = () => "answered", failureOf, now = () => 0, random = () => 0 } = options;
  const asked = new Map<string, number>();
  const paid = new Map<string, number>();
  let count = 0;
  const work = (batch: FakeBatch) => {
    batch.fates = new Map();
    if (batch.failure !== undefined) return;
    for (const { key } of batch.items) {
      const times = asked.get(key) ?? 0;
      const fate = fateOf(key, times);
      asked.set(key, times + 1);
      batch.fates.set(key, fate);
      if (fate === "answered") paid.set(key, (paid.get(key) ?? 0) + 1);
    }
  };
  const account: FakeAccount = {
    files: new Map(),
    batches: [],
    paid,
    nextId: (prefix) => `${prefix}${++count}`,
    submit: (parts) => {
      const batch: FakeBatch = { ...parts, createdAt: now(), looks, fates: undefined, isArchived: false };
      const failure = failureOf?.(batch, account);
      if (failure !== undefined) batch.failure = failure;
      account.batches.unshift(batch);
      return batch;
    },
    goOn: () => {
      for (const batch of account.batches.filter(({ fates }) => fates === undefined).reverse()) {
        batch.looks -= 1;
        if (batch.looks <= 0) work(batch);
      }
    },
    hasEnded: ({ fates }) => fates !== undefined,
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: random() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
  return account;
}

/** The model's answer to a request, derived from it so that it can be checked. */
export function answerTo(body: unknown): string {
  return `answer to ${JSON.stringify(body).length}`;
}
