import type { BarUnit } from '#domain/metrics/revenueBars.ts';

const formats = {
  day: { short: { month: 'short', day: 'numeric' }, long: { dateStyle: 'medium' } },
  month: { short: { month: 'short', year: '2-digit' }, long: { month: 'long', year: 'numeric' } },
  year: { short: { year: 'numeric' }, long: { year: 'numeric' } },
} as const satisfies Readonly<Record<BarUnit, Readonly<Record<'short' | 'long', Intl.DateTimeFormatOptions>>>>;

/** Label of a bar, short for the axis or in full. */
export const barLabel = (unit: BarUnit, day: string, length: 'short' | 'long'): string =>
  new Intl.DateTimeFormat('en-US', { ...formats[unit][length], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
