import { parseTimeOfDay, formatTimeOfDay } from '#domain/form/fields/kinds/timeOfDay.ts';

/** All times offered, as `HH:mm`. */
export const quarterHours: readonly string[] = Array.from({ length: 96 }, (_, quarter) => {
  const minutes = quarter * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.]/g, '')
    .replace(/^0(?=\d)/, '');

/**
 * The times someone may be typing: '2' and '2:3' could become morning or afternoon times, '1430' is one. If nothing
 * matches, all are offered, because the list is only a help.
 */
export function matchingQuarterHours(text: string): readonly string[] {
  const typed = plain(text);
  const exact = parseTimeOfDay(text);
  const written = (time: string): readonly string[] => {
    const ways = [plain(formatTimeOfDay(time)), plain(time)];
    return typed.includes(':') ? ways : ways.map((way) => way.replace(':', ''));
  };
  const begun = quarterHours.filter((time) => time === exact || written(time).some((way) => way.startsWith(typed)));
  return begun.length > 0 ? begun : quarterHours;
}
