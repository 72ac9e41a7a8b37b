import { prometheusContentType } from "../../lib/prometheus-text.ts";

/** A page for what watches the service; needs no key and holds nothing of a product. */
export interface Probe {
  readonly path: string;
  readonly answer: () => ProbeAnswer;
}

interface ProbeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** `starting`: not everything that the first call needs is loaded. */
export type Readiness = "starting" | "ready" | "draining" | "keys unreadable";

/** `/healthz`: the process answers, so that there is no reason to start it again. `/readyz`: calls should come here. */
export function createHealthProbes(readiness: () => Readiness): readonly Probe[] {
  return [
    { path: "/healthz", answer: () => statusAnswer(200, "ok") },
    {
      path: "/readyz",
      answer: () => {
        const status = readiness();
        return statusAnswer(status === "ready" ? 200 : 503, status);
      },
    },
  ];
}

/** @param render in Prometheus' text format */
export function createMetricsProbe(render: () => string): Probe {
  return {
    path: "/metrics",
    answer: () => ({ status: 200, contentType: prometheusContentType, text: render() }),
  };
}

function statusAnswer(status: number, word: string): ProbeAnswer {
  return { status, contentType: "application/json", text: JSON.stringify({ status: word }) };
}
