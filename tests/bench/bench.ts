/** One line of the benchmark's report. A ratio compares two measurements of the same run; times alone prove nothing. */
export interface Measure {
  readonly name: string;
  readonly ms?: number;
  readonly perSecond?: number;
  /** how many times the bare limit, or how many times faster than the rival; see `note` */
  readonly ratio?: number;
  readonly goal?: string;
  readonly met?: boolean;
  readonly note?: string;
}

/** Each tests/bench/<name>.bench.ts exports one of these as `bench`. */
export interface Bench {
  readonly title: string;
  run(): Promise<readonly Measure[]>;
}
