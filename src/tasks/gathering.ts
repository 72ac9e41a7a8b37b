/** Lets the tasks of one record put their first questions to a language model together, in one request. */
export interface Gathering {
  /** A seat for one more task. All are taken before any of the tasks begins. */
  seat(): Seat;
}

/** A task's seat among those that may ask together. */
export interface Seat {
  /**
   * Waits until each other task has joined or left, and asks for all that have joined.
   * @param item what the task asks; of one kind for all seats
   * @param ask called once for all of them, by the order of the seats; answers are given back in the same order
   * @returns undefined where the task is to ask alone: nobody else has joined, or it has joined before
   */
  join<Item, Answer>(
    item: Item,
    ask: (items: readonly Item[]) => Promise<readonly Answer[]>,
  ): Promise<Answer | undefined>;
  /** The task asks nothing any more. */
  leave(): void;
  /** When the task has joined or left. */
  readonly closed: Promise<void>;
}

interface Joined {
  readonly item: unknown;
  readonly ask: (items: readonly unknown[]) => Promise<readonly unknown[]>;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

interface SeatState {
  isOpen: boolean;
  joined?: Joined;
}

export function createGathering(): Gathering {
  const seats: SeatState[] = [];
  const askOnce = () => {
    if (seats.some(({ isOpen }) => isOpen)) return;
    const joined = seats.flatMap(({ joined: each }) => each ?? []);
    for (const seat of seats) delete seat.joined;
    void askAll(joined);
  };
  return {
    seat: () => {
      const state: SeatState = { isOpen: true };
      seats.push(state);
      const { promise: closed, resolve: onClosed } = withResolve();
      const close = () => {
        state.isOpen = false;
        onClosed();
        askOnce();
      };
      return {
        closed,
        join: async <Item, Answer>(
          item: Item,
          ask: (items: readonly Item[]) => Promise<readonly Answer[]>,
        ) => {
          if (!state.isOpen) return undefined;
          const answer = new Promise<unknown>((resolve, reject) => {
            // All seats of a gathering join with the same kind of item.
            state.joined = { item, ask: ask as unknown as Joined["ask"], resolve, reject };
          });
          close();
          return (await answer) as Answer | undefined;
        },
        leave: () => {
          if (state.isOpen) close();
        },
      };
    },
  };
}

function withResolve(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function askAll(joined: readonly Joined[]): Promise<void> {
  const [first, ...others] = joined;
  if (first === undefined || others.length === 0) return first?.resolve(undefined);
  try {
    const answers = await first.ask(joined.map(({ item }) => item));
    for (const [place, { resolve }] of joined.entries()) resolve(answers[place]);
  } catch (fault) {
    for (const { reject } of joined) reject(fault);
  }
}
