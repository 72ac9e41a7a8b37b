import { appendFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { oncePerObject } from "../lib/once.ts";
import { newTraceId, parseTraceparent } from "../lib/trace-context.ts";
import type { LanguageModel } from "../llm/language-model.ts";
import { type CallSpan, traceCalls } from "../llm/tracing/call-span.ts";
import { openTelemetryExporter } from "../llm/tracing/open-telemetry.ts";
import { toLogLine, toOtlpLine } from "../llm/tracing/span-forms.ts";
import type { Opening } from "./open-model.ts";
import { readVersion } from "./paths.ts";
import type { World } from "./world.ts";

/** The trace that whoever started the process is in (`TRACEPARENT`), else one of the process's own. */
const traceOf = oncePerObject(({ environment }: World) => {
  const parent = parseTraceparent(environment.TRACEPARENT);
  return { traceId: parent?.traceId ?? newTraceId(), parentSpanId: parent?.spanId };
});

/** Beside a recording's answers. */
const traceName = "trace.jsonl";

/**
 * Tells of a model's calls: in the JSON log with `--verbose`, in the folder of `--record`, and to OpenTelemetry's SDK where one runs in this
 * process. Where nobody listens the model is as it was.
 */
export async function addTracing<M extends LanguageModel>(
  model: M,
  { resolved, world }: Opening,
): Promise<M> {
  const { logFormat, verbose, quiet, record } = resolved.settings;
  const listeners: ((span: CallSpan) => void)[] = [];
  if (logFormat === "json" && verbose && !quiet)
    listeners.push((span) => void world.talk.write(toLogLine(span)));
  if (record !== undefined) {
    const path = join(resolve(world.workingDirectory, record), traceName);
    listeners.push((span) => appendLine(path, toOtlpLine(span, readVersion())));
  }
  const exporter = await openTelemetryExporter(readVersion());
  if (exporter !== undefined) listeners.push(exporter);
  if (listeners.length === 0) return model;
  const onSpan = (span: CallSpan) => {
    for (const listen of listeners) listen(span);
  };
  return traceCalls(model, { ...traceOf(world), now: world.now, onSpan });
}

/** A trace that cannot be written loses nothing that is paid for: the recording itself says so. */
function appendLine(path: string, line: string): void {
  try {
    appendFileSync(path, line);
  } catch {
    // The folder is the recording's, which reports what is wrong with it.
  }
}
