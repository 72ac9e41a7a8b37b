/** One thing that was looked at. `bad`: a run would not work; `warn`: it would, but not as well as it could. */
export interface Finding {
  readonly subject: string;
  readonly state: "good" | "warn" | "bad";
  readonly sentence: string;
}
