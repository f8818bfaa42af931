import type { VersionChange } from '#domain/template/versionChanges.ts';

/** How many parts of one kind changed in one way. */
interface ChangeCount {
  readonly way: VersionChange['way'];
  readonly kind: VersionChange['kind'];
  readonly count: number;
}

export interface ChangesInBrief {
  readonly counts: readonly ChangeCount[];
  /** a payment changed; its step isn't counted if nothing else about it did */
  readonly isFeeChanged: boolean;
}

const payment = 'PaymentConfig';

/** Counts changes by kind and way, in the order in which they first occur. */
export function summarizeChanges(changes: readonly VersionChange[]): ChangesInBrief {
  const counts = new Map<string, ChangeCount>();
  for (const { way, kind, aspects } of changes) {
    if (way === 'changed' && aspects.length === 1 && aspects[0] === payment) continue;
    const key = `${kind} ${way}`;
    counts.set(key, { way, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return { counts: [...counts.values()], isFeeChanged: changes.some(({ aspects }) => aspects.includes(payment)) };
}
