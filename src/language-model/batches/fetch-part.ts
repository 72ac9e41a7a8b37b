import { createUsageTally } from "../money/usage-tally.ts";
import type { BatchPart, PartOutcome } from "./batch-job.ts";
import type { BatchWork, HeldJob } from "./batch-work.ts";
import { judgeResult } from "./judge-result.ts";
import { partPlaces } from "./part-items.ts";
import { appendRefused, type RefusedRequest } from "./refused-requests.ts";
import { openRequestList } from "./request-list.ts";
import { addSpending, type Spending } from "./spending.ts";
import { readResults } from "./spool-results.ts";
import type { BatchResult, BatchStatus } from "./vendor-batches.ts";

/** A batch that has ended. */
export interface EndedBatch {
  readonly status: BatchStatus;
  readonly work: BatchWork;
}

/**
 * Keeps the results of a batch that has ended. They are on the disk before the job says so: who is killed meanwhile
 * fetches them once more, which costs nothing.
 * @throws ProviderProblem; the system's error; the signal's reason
 */
export async function fetchPart(held: HeldJob, part: BatchPart, ended: EndedBatch): Promise<void> {
  const { files, keeping, provider } = ended.work;
  const { outcome, refused, spent, said } = await takeResults(held, part, ended);
  await keeping.durable();
  appendRefused(files.refusedPath, refused);
  const parts = held.current.parts.map((other) =>
    other.number === part.number ? { ...other, state: { at: "fetched", outcome } as const } : other,
  );
  held.save({
    ...held.current,
    parts,
    spent: addSpending(held.current.spent, spent),
    ...(said !== undefined && { lastFailure: provider.redact(said) }),
  });
}

interface TakenResults {
  readonly outcome: PartOutcome;
  readonly refused: readonly RefusedRequest[];
  readonly spent: Spending;
  /** Why requests are to be asked again. */
  readonly said?: string | undefined;
}

/** Requests without a result, and those whose results can be had no more, are asked again. */
async function takeResults(
  held: HeldJob,
  part: BatchPart,
  { status, work }: EndedBatch,
): Promise<TakenResults> {
  const { files, keeping, price } = work;
  const open = await partPlaces(work, held.current, part);
  const list = openRequestList(files.listPath(held.current.round));
  const tally = createUsageTally(price);
  const refused: RefusedRequest[] = [];
  let [answered, stopped, said] = [0, 0, status.failure?.said];
  try {
    for await (const result of resultsOf(held, part, { status, work })) {
      const place = open.get(result.key);
      if (place === undefined) continue;
      const { request } = list.read(place);
      const judged = await judgeResult(result, work);
      tally.count(request, judged.charge, "batch");
      if (judged.kind === "again") {
        said = judged.said;
        stopped += judged.isStopped ? 1 : 0;
        continue;
      }
      open.delete(result.key);
      if (judged.kind === "refused") refused.push({ key: result.key, problem: judged.problem });
      else {
        keeping.keep(request, judged.completion);
        answered += 1;
      }
    }
  } finally {
    list.close();
  }
  const again = open.size;
  const outcome = { answered, refused: refused.length, again, stopped: status.failure ? again : stopped };
  return { outcome, refused, spent: tally.figures().tasks, said };
}

async function* resultsOf(
  held: HeldJob,
  part: BatchPart,
  { status, work }: EndedBatch,
): AsyncGenerator<BatchResult> {
  const spoolPath = `${work.files.listPath(held.current.round)}.p${part.number}`;
  for (const path of status.resultPaths) yield* readResults(path, spoolPath, work);
}
