/** What the problems of all folders have in common: enough to tell a person what to do. */
export interface KnownProblem {
  readonly code: string;
  readonly what: string;
  readonly seen: string;
  readonly nextStep: string;
}

export function isKnownProblem(error: unknown): error is Error & KnownProblem {
  return (
    error instanceof Error && "code" in error && "what" in error && "seen" in error && "nextStep" in error
  );
}
