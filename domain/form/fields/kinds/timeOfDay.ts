import { parseClock } from '#domain/kernel/timeZones.ts';

const twelveHours = /^(1[0-2]|0?[1-9])(?:[:.]?([0-5]\d))?\s*([ap])\.?(?:\s*m\.?)?$/i;
const twentyFourHours = /^(\d{1,2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?$/;
const fourDigits = /^(\d{2})(\d{2})$/;

/** Parses a time of day: '2:30 pm', '230p', '14:30', '1430'. Null if it is ambiguous (decision 0031). */
export function parseTimeOfDay(text: string): string | null {
  const trimmed = text.trim();
  const full = twentyFourHours.exec(trimmed.replace(fourDigits, '$1:$2'));
  if (full?.[1]) return parseClock(full[1]);
  const half = twelveHours.exec(trimmed);
  if (!half) return null;
  const [, hour = '', minute = '00', letter = ''] = half;
  const hours = (Number(hour) % 12) + (letter.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** '14:30' as '2:30 PM' */
export function formatTimeOfDay(time: string): string {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 === 0 ? 12 : hours % 12}:${time.slice(3, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}
