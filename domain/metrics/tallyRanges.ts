/** Tallies are kept per quarter hour, day, and month in UTC. */
export type TallyGrain = 'quarter' | 'day' | 'month';

/** End exclusive; null for no limit. */
export interface TimeRange {
  readonly from: Date | null;
  readonly until: Date | null;
}

export interface TallyRange extends TimeRange {
  readonly grain: TallyGrain;
}

const quarterMs = 15 * 60_000;
const dayMs = 86_400_000;

/**
 * Covers a period with as few tallies as possible: whole months, adjacent days, and quarter hours where local days
 * start at another hour than in UTC. Every time zone's offset is a whole number of quarter hours.
 */
export function tallyRanges({ from, until }: TimeRange): readonly TallyRange[] {
  if (from !== null && until !== null && from >= until) return [];
  const days = { from: from && upToDay(from), until: until && downToDay(until) };
  if (!isStretch(days)) return [{ grain: 'quarter', from, until }];
  const months = { from: days.from && upToMonth(days.from), until: days.until && downToMonth(days.until) };
  const edges = [
    { grain: 'quarter' as const, from, until: days.from },
    { grain: 'quarter' as const, from: days.until, until },
  ];
  const inner: readonly TallyRange[] = isStretch(months)
    ? [
        { grain: 'day', from: days.from, until: months.from },
        { grain: 'month', ...months },
        { grain: 'day', from: months.until, until: days.until },
      ]
    : [{ grain: 'day', ...days }];
  const isMonths = ({ grain }: TallyRange): boolean => grain === 'month';
  // an open end needs no partial range
  return [...inner, ...edges].filter(
    (range) => isMonths(range) || (range.from !== null && range.until !== null && range.from < range.until),
  );
}

/** The start of the tallies a time counts in. */
export const tallyStarts = (at: Date): Readonly<Record<TallyGrain, Date>> => ({
  quarter: new Date(Math.floor(at.getTime() / quarterMs) * quarterMs),
  day: downToDay(at),
  month: downToMonth(at),
});

const isStretch = ({ from, until }: TimeRange): boolean => from === null || until === null || from < until;

const downToDay = (at: Date): Date => new Date(Math.floor(at.getTime() / dayMs) * dayMs);
const upToDay = (at: Date): Date => new Date(Math.ceil(at.getTime() / dayMs) * dayMs);
const downToMonth = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));

function upToMonth(at: Date): Date {
  const down = downToMonth(at);
  return down.getTime() === at.getTime() ? down : new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}
