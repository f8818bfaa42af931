import { activityPanelWords } from '#messages/submission/activityPanelWords.ts';

interface Line {
  readonly createdAt: string;
}

interface Day<L> {
  readonly day: string;
  readonly lines: readonly L[];
}

const dayMs = 24 * 3600 * 1000;

/** Groups entries by day in a time zone, keeping their order. */
export function groupByDay<L extends Line>(lines: readonly L[], timeZone: string, now: Date): readonly Day<L>[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
  const named = new Map([
    [format.format(now.getTime() - dayMs), activityPanelWords.yesterday],
    [format.format(now), activityPanelWords.today],
  ]);
  const days = Map.groupBy(lines, ({ createdAt }) => format.format(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => ({ day: named.get(day) ?? day, lines: ofDay }));
}
