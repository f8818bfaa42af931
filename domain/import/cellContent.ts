import type { Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { findOption, readOption } from '#domain/form/fields/kinds/choices.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import { parseDateInput } from '#domain/kernel/dates.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { instantAt, parseClock, startOfDay } from '#domain/kernel/timeZones.ts';

/**
 * What a cell answers to a field, judged as an answer that somebody gives today. One that says nothing is none, whether the
 * field asks for one or not: what was never asked for back then cannot be given now.
 */
export function cellContent(cell: string, field: FieldConfig, timeZone: string): Result<Content, CodedProblem> {
  if (cell.trim() === '') return ok(null);
  const read = readAnswer(saidIn(cell, field, timeZone), field);
  if (!read.ok || read.value === null) return read;
  const problem = checkAnswer(read.value, field);
  return problem ? failed(problem) : read;
}

/** As a person would have sent it: lists are written in one cell, and moments without a zone. */
function saidIn(cell: string, field: FieldConfig, timeZone: string): Content {
  const { stored } = kinds[field.dataType];
  const moment = (text: string): string =>
    field.dateType === 'date_time' ? (instantIn(text, timeZone)?.toISOString() ?? text) : text;
  if (stored === 'options') return choicesIn(cell, field);
  if (stored === 'moment') return moment(cell.trim());
  if (stored === 'moments') {
    const [start = '', end = ''] = cell.split(rangeDash).map((part) => part.trim());
    return { start: start === '' ? null : moment(start), end: end === '' ? null : moment(end) };
  }
  return cell;
}

/** '2019-03-05 – 2019-03-09', 'from to' and ISO's slash between two years */
const rangeDash = /\s+(?:-|to|until)\s+|\s*[–—]\s*|\/(?=\d{4}-)/;

/** Names of options may hold a comma: the first way of reading them all is what was meant. */
function choicesIn(cell: string, field: FieldConfig): readonly string[] {
  const ways = [[cell], cell.split(/[;|\n]/), cell.split(',')].map((parts) =>
    parts.filter((part) => part.trim() !== ''),
  );
  const isKnown = (part: string): boolean => findOption(readOption(part, field), field) !== undefined;
  return ways.find((parts) => parts.every(isKnown)) ?? ways[1] ?? [];
}

const dayAndClock = /^(\S+?)(?:T|\s+)(\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** A moment as tables write it, where the team is; one with a zone says itself when it was. Null for anything else. */
export function instantIn(text: string, timeZone: string): Date | null {
  const trimmed = text.trim();
  const day = parseDateInput(trimmed);
  if (day !== null) return startOfDay(day, timeZone);
  const [, date = '', clock = ''] = dayAndClock.exec(trimmed) ?? [];
  const [on, at] = [parseDateInput(date), parseClock(clock)];
  if (on !== null && at !== null) return instantAt(on, at, timeZone);
  const isZoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(trimmed);
  const ms = isZoned && parseDateInput(trimmed.slice(0, 10)) !== null ? Date.parse(trimmed) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms);
}
