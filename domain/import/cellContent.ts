import type { Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { findOption, readOption } from '#domain/form/fields/kinds/choices.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import { importLimits } from '#domain/import/importRules.ts';
import { parseDateInput } from '#domain/kernel/dates.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { instantAt, parseClock, startOfDay } from '#domain/kernel/timeZones.ts';

/**
 * The answer in a cell, checked as if it were given today. An empty cell is no answer, even for a required field: a
 * question that was not asked back then can't be answered now. The length is checked before anything parses the text.
 */
export function cellContent(cell: string, field: FieldConfig, timeZone: string): Result<Content, CodedProblem> {
  const text = cell.trim();
  if (text === '') return ok(null);
  const max = importLimits.cellLetters;
  if (text.length > max) return failed({ code: 'tooLong', params: { max } });
  const read = readAnswer(saidIn(text, field, timeZone), field);
  if (!read.ok || read.value === null) return read;
  const problem = checkAnswer(read.value, field);
  return problem ? failed(problem) : read;
}

/** Converts a cell to the input a person would send: lists are in one cell, and times have no time zone. */
function saidIn(cell: string, field: FieldConfig, timeZone: string): Content {
  const { stored } = kinds[field.dataType];
  const moment = (text: string): string =>
    field.dateType === 'date_time' ? (parseInstant(text, timeZone)?.toISOString() ?? text) : text;
  if (stored === 'options') return choicesIn(cell, field);
  if (stored === 'moment') return moment(cell);
  if (stored === 'moments') {
    const [start = '', end = ''] = oneLine(cell).split(rangeDash);
    return { start: start === '' ? null : moment(start), end: end === '' ? null : moment(end) };
  }
  return cell;
}

/** Separates two dates: '2019-03-05 – 2019-03-09', 'from to', and ISO's slash before a year. Expects single spaces. */
const rangeDash = / (?:-|to|until) | ?[–—] ?|\/(?=\d{4}-)/;

/** An option name can contain a comma, so the first split in which every part is an option wins. */
function choicesIn(cell: string, field: FieldConfig): readonly string[] {
  const ways = [[cell], cell.split(/[;|\n]/), cell.split(',')].map((parts) => [
    ...new Set(parts.filter((part) => part.trim() !== '')),
  ]);
  const isKnown = (part: string): boolean => findOption(readOption(part, field), field) !== undefined;
  return ways.find((parts) => parts.every(isKnown)) ?? ways[1] ?? [];
}

/** Longer than any date and time with its time zone. */
const longestMoment = 100;
const dayAndClock = /^(\S+?)(?:T|\s+)(\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** Parses a date and time from a table, in the team's time zone unless it has its own. Null for anything else. */
export function parseInstant(text: string, timeZone: string): Date | null {
  const trimmed = text.trim();
  if (trimmed.length > longestMoment) return null;
  const day = parseDateInput(trimmed);
  if (day !== null) return startOfDay(day, timeZone);
  const [, date = '', clock = ''] = dayAndClock.exec(trimmed) ?? [];
  const [on, at] = [parseDateInput(date), parseClock(clock)];
  if (on !== null && at !== null) return instantAt(on, at, timeZone);
  const isZoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(trimmed);
  const ms = isZoned && parseDateInput(trimmed.slice(0, 10)) !== null ? Date.parse(trimmed) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms);
}
