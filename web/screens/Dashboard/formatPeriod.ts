import type { Days } from '#domain/metrics/periodProblems.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayInWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`));

export function formatPeriod({ from, to }: Days): string {
  if (from !== null && to !== null)
    return metricsWords.periodOf(metricsWords.between(dayInWords(from), dayInWords(to)));
  if (from !== null) return metricsWords.periodOf(metricsWords.since(dayInWords(from)));
  return to === null ? metricsWords.everAll : metricsWords.periodOf(metricsWords.until(dayInWords(to)));
}
