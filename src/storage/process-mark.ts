/** A process, told apart from every other that had or will have its number: the owner of a lock or a journal. */
export interface ProcessMark {
  readonly pid: number;
  /** The system's own word for when it was started; empty where the system has none. */
  readonly startedAt: string;
  readonly host: string;
}
