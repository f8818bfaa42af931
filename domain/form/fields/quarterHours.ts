import { readClock, showClock } from '#domain/form/fields/kinds/clocks.ts';

/** Every time of day that is offered, as `HH:mm`. */
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
 * Those that somebody could be about to type: '2' and '2:3' are begun times of the morning and of the afternoon, '1430' is
 * one. What begins none hides none: the list is there to help.
 */
export function quarterHoursLike(text: string): readonly string[] {
  const typed = plain(text);
  const exact = readClock(text);
  const written = (time: string): readonly string[] => {
    const ways = [plain(showClock(time)), plain(time)];
    return typed.includes(':') ? ways : ways.map((way) => way.replace(':', ''));
  };
  const begun = quarterHours.filter((time) => time === exact || written(time).some((way) => way.startsWith(typed)));
  return begun.length > 0 ? begun : quarterHours;
}
