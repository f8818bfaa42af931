/**
 * PostgreSQL's snapshot: a reader sees all transactions below `xmin`, none from `xmax` on, and in between all but
 * those in progress. Written as `xmin:xmax:a,b,c`. Numbers are large enough: 2^53 transactions take thousands of
 * years.
 */
export interface Snapshot {
  readonly text: string;
  readonly xmin: number;
  readonly xmax: number;
  readonly inProgress: ReadonlySet<number>;
}

const shape = /^(\d{1,15}):(\d{1,15}):((?:\d{1,15}(?:,\d{1,15})*)?)$/;
const longest = 16_000;

/** Null for anything PostgreSQL itself would not write, since cursors come from browsers. */
export function parseSnapshot(text: string): Snapshot | null {
  const match = text.length <= longest ? shape.exec(text) : null;
  if (!match) return null;
  const [xmin, xmax] = [Number(match[1]), Number(match[2])];
  const running = match[3] ? match[3].split(',').map(Number) : [];
  const inOrder = running.every((txid, i) => txid >= xmin && txid < xmax && txid > (running[i - 1] ?? -1));
  return xmin > 0 && xmin <= xmax && inOrder ? { text, xmin, xmax, inProgress: new Set(running) } : null;
}

export function isVisibleIn({ xmin, xmax, inProgress }: Snapshot, txid: number): boolean {
  return txid < xmin || (txid < xmax && !inProgress.has(txid));
}

/** Whether `later` sees everything that `earlier` sees. Of two snapshots of one database, the later one does. */
export function snapshotIncludes(later: Snapshot, earlier: Snapshot): boolean {
  return earlier.xmax <= later.xmax && [...later.inProgress].every((txid) => !isVisibleIn(earlier, txid));
}
