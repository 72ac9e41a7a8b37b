import type { ReviewItem } from "../api/enrichment.ts";
import {
  type OperationRequest,
  type OperationResponse,
  type TaskName,
  taskNames,
} from "../api/operations.ts";
import type { Language, RecordTask } from "../api/vocabulary.ts";
import { lazily } from "../lib/once.ts";
import type { PagePart } from "../nlp/page-labels.ts";
import type { SpelledFact } from "./evidence/spelled-facts.ts";
import type { Seat } from "./gathering.ts";

/** What a product's row states besides its name and description. */
export interface Evidence {
  readonly brand?: string;
  /** Of the record, where it is stated. */
  readonly language?: Language;
  /** The shop's own category, in its own words. */
  readonly sourceCategory?: string;
  /** The row's other columns, in the feed's order. */
  readonly facts: readonly SpelledFact[];
  /** The https address of its first picture. */
  readonly picture?: string;
  /** What the shop has written for the product's page in search engines. */
  readonly page?: OwnPage;
  /** What was found for the product in the channel, where its category was asked for too. */
  readonly category?: FoundCategory;
}

/** Each as the row has it; absent where it has none. */
export type OwnPage = Readonly<Partial<Record<PagePart, string>>>;

export interface FoundCategory {
  readonly identifier: string;
  /** In [0, 1] */
  readonly score: number;
}

export interface TaskContext {
  /** Absent: name and description are all that is known. */
  readonly evidence?: Evidence;
  /** Of the product whose name is asked for. */
  readonly description?: string;
  /** Aborted when the caller is gone or the time is up. */
  readonly signal?: AbortSignal;
  /** Whether alternatives (`other_names`, `other_descriptions`) can be omitted. */
  readonly isBestEnough?: boolean;
  /** For a record's attributes: they are left out where its category is not sure enough; see `isSureOfAttributes`. Absent: 0. */
  readonly minScore?: number;
  /** The subject of the task, such as a product: tasks with the same item share its time limit. */
  readonly item?: object;
  /** Called with what a person should look at in the task's answer. */
  readonly onReview?: (item: Omit<ReviewItem, "field">) => void;
  /** Where the task is one of a record: its first question to a language model may be asked with those of the others. */
  readonly seat?: Seat;
  /** Who asks, such as a key's public id: callers share threads by it. */
  readonly asker?: string;
  /**
   * Called by the built-in engine with the name without its faults and with its short forms written out, and with a description that had
   * short forms: what they state is stated by the source.
   */
  readonly onReading?: (text: string, of?: "description") => void;
  /** Called when a language model wrote the task's answer. */
  readonly onModel?: (author: ModelAuthor) => void;
  /** Called with the reason when the built-in engine did the task in place of the requested one. */
  readonly onFallback?: (fallback: Fallback) => void;
}

/** A language model whose answer was accepted. */
export interface ModelAuthor {
  /** As named by the provider, or a general phrase where that is not a valid name. */
  readonly model: string;
  /** The day on which it answered, where that is known; see `Completion`. */
  readonly date?: string;
}

/** The reason why the built-in engine did a task: the language model failed or its answer was unusable. */
export interface Fallback {
  /** `PDO_...` */
  readonly code: string;
  readonly reason: string;
  /** Which task of a record. */
  readonly task?: RecordTask;
}

/**
 * One method per task of the API, from a validated request to its answer.
 * @throws ServiceProblem where the API defines a status (unknown category: 404)
 */
export type Engine = { readonly [N in TaskName]: EngineTask<N> };
export type EngineTask<N extends TaskName> = (
  request: OperationRequest<N>,
  context: TaskContext,
) => Promise<OperationResponse<N>>;

/** Builds an engine from a function that creates each task by name. */
export function createEngine(make: <N extends TaskName>(name: N) => EngineTask<N>): Engine {
  // The compiler cannot infer that each entry has the type of its name.
  return Object.fromEntries(taskNames.map((name) => [name, make(name)])) as unknown as Engine;
}

/** An engine opened at its first task, so that commands such as listing categories neither wait for a model nor need a key. */
export function lazyEngine(open: () => Promise<Engine>): Engine {
  const opened = lazily(open);
  return createEngine((name) => async (request, context) => (await opened())[name](request, context));
}

/** An engine whose running tasks are counted. */
interface WatchedEngine {
  readonly engine: Engine;
  /** Resolves when no task is running, possibly immediately. */
  idle(): Promise<void>;
}

export function watchTasks(engine: Engine): WatchedEngine {
  let running = 0;
  const waiting: (() => void)[] = [];
  const track = async <Answer>(task: Promise<Answer>): Promise<Answer> => {
    running += 1;
    try {
      return await task;
    } finally {
      running -= 1;
      if (running === 0) for (const resolve of waiting.splice(0)) resolve();
    }
  };
  return {
    engine: createEngine((name) => (request, context) => track(engine[name](request, context))),
    idle: () => new Promise((resolve) => (running === 0 ? resolve() : waiting.push(resolve))),
  };
}
