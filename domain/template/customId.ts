import type { CalendarDate } from '#domain/kernel/dates.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';

const customIdMaxLength = 60;

/** The pattern of custom ids: text with `{year}`, `{month}`, `{day}`, and `{number}` or `{number:5}`. */
type Part = { readonly text: string } | { readonly name: string; readonly width: number };

const placeholder = /\{([^{}]*)\}/g;
const widthText = /^[1-9]$/;
const parts = ['year', 'month', 'day', 'number'];

export function customIdProblems(pattern: string): Problem[] {
  const found = parsePattern(pattern).flatMap((part) => ('name' in part ? part : []));
  const problems: Problem[] = [];
  if (pattern.length > customIdMaxLength)
    problems.push({ path: 'pattern', code: 'tooLong', params: { max: customIdMaxLength } });
  for (const { name, width } of found) {
    if (!parts.includes(name) || Number.isNaN(width)) {
      problems.push({ path: 'pattern', code: 'patternUnknownPart', params: { part: name } });
    }
  }
  if (!found.some(({ name }) => name === 'number')) problems.push({ path: 'pattern', code: 'patternWithoutNumber' });
  return problems;
}

/** `BP-{year}-{number:4}` on March 5, 2026 with 12 is `BP-2026-0012`. */
export function renderCustomId(pattern: string, date: CalendarDate, number: number): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const values: Readonly<Record<string, string>> = { year, month, day, number: String(number) };
  return parsePattern(oneLine(pattern))
    .map((part) => ('text' in part ? part.text : (values[part.name] ?? '').padStart(part.width, '0')))
    .join('');
}

function parsePattern(pattern: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of pattern.matchAll(placeholder)) {
    found.push({ text: pattern.slice(end, match.index) }, parsePart(match[1] ?? ''));
    end = match.index + match[0].length;
  }
  return [...found, { text: pattern.slice(end) }];
}

function parsePart(inside: string): Part {
  const [name = '', width] = inside.split(':', 2);
  if (width === undefined) return { name, width: 0 };
  return name === 'number' && widthText.test(width)
    ? { name, width: Number(width) }
    : { name: inside, width: Number.NaN };
}
