import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { isTest, sourceFiles } from '#tests/architecture/sources.ts';

const folder = path.join(root, 'docs/decisions');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const numbers = files.map((file) => file.slice(0, 4));
const records = files.map((file) => ({ file, text: read(file) }));

interface DecisionRecord {
  readonly file: string;
  readonly text: string;
}

/** The head of a record: its title, then its date and status. */
const headPattern = /^# (?<title>\S.*)\n\nDate: (?<date>\d{4}-\d{2}-\d{2})\. Status: (?<status>[^.\n]+)\./;
const statusPattern = /^(active|superseded by (?<successor>\d{4}))$/;
const parts = ['**Context.**', '**Decision.**', '**Consequences.**'];

/** What is wrong with a record itself. */
function recordProblems({ file, text }: DecisionRecord, known: readonly string[]): readonly string[] {
  if (!/^\d{4}(-[a-z0-9]+)+\.md$/.test(file)) return [`${file}: the name must be NNNN-short-title.md`];
  const head = headPattern.exec(text)?.groups;
  if (!head) return [`${file}: needs a title, then "Date: YYYY-MM-DD. Status: active."`];
  const { status = '', date = '' } = head;
  const successor = statusPattern.exec(status)?.groups?.successor;
  return [
    ...(Number.isNaN(Date.parse(date)) ? [`${file}: ${date} is no date`] : []),
    ...(statusPattern.test(status) ? [] : [`${file}: status must be "active" or "superseded by NNNN"`]),
    ...(successor === undefined || known.includes(successor) ? [] : [`${file}: ${successor} does not exist`]),
    ...parts.filter((part) => !text.includes(`\n${part}`)).map((part) => `${file}: needs a paragraph ${part}`),
  ];
}

/** How the index differs from the records: one row for each, with its number, title, date, and status. */
function indexProblems(index: string, all: readonly DecisionRecord[]): readonly string[] {
  const rows = index
    .split('\n')
    .filter((line) => /^\| \d{4} /.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const expected = all.map(({ file, text }) => {
    const { title, date, status } = headPattern.exec(text)?.groups ?? {};
    return `| ${file.slice(0, 4)} | [${title}](${file}) | ${date} | ${status} |`;
  });
  return [
    ...expected.filter((row) => !rows.includes(row)).map((row) => `missing: ${row}`),
    ...rows
      .filter((row, place) => !expected.includes(row) || rows.indexOf(row) !== place)
      .map((row) => `extra: ${row}`),
  ];
}

/** Every place in code that cites a decision by its number. */
const scripts = globSync('scripts/**/*.{ts,mjs}', { cwd: root }).map((file) => ({
  path: file,
  text: readFileSync(path.join(root, file), 'utf8'),
}));
const cited = [...sourceFiles(), ...scripts]
  .filter((file) => !isTest(file))
  .flatMap(({ path: file, text }) =>
    [...text.matchAll(/\bdecisions?(?:[/ ]|\s*\n\s*(?:\*|\/\/)\s*)(\d{4})\b/gi)].map(([, number = '']) => ({
      number,
      file,
    })),
  );

test('code that follows a decision cites it', () => {
  const named = new Set(cited.map(({ number }) => number));
  expect(numbers.filter((number) => !named.has(number))).toEqual([]);
});

test('code cites only decisions that exist', () => {
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

test('every decision has its own number', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('every decision has a title, date, status, and its three paragraphs', () => {
  expect(records.flatMap((record) => recordProblems(record, numbers))).toEqual([]);
});

test('the index lists every decision as it is', () => {
  expect(indexProblems(read('README.md'), records)).toEqual([]);
});

const good: DecisionRecord = {
  file: '0001-tea-is-green.md',
  text: '# Tea is green\n\nDate: 2026-11-29. Status: active.\n\n**Context.** A\n\n**Decision.** B\n\n**Consequences.** C\n',
};
const row = '| 0001 | [Tea is green](0001-tea-is-green.md) | 2026-11-29 | active |';
const changed = (from: string, to: string): DecisionRecord => ({ ...good, text: good.text.replace(from, to) });

test.each([
  ['a name without a number', { ...good, file: 'tea-is-green.md' }],
  ['a missing title', changed('# Tea', 'Tea')],
  ['a missing date', changed('Date: 2026-11-29. ', '')],
  ['an impossible date', changed('2026-11-29', '2026-13-29')],
  ['a missing status', changed(' Status: active.', '')],
  ['an unknown status', changed('active', 'accepted')],
  ['an unknown successor', changed('active', 'superseded by 0002')],
  ['a missing paragraph', changed('**Context.**', 'Context.')],
])('finds %s in a decision', (_, record) => {
  expect(recordProblems(record, ['0001'])).toHaveLength(1);
});

test.each([
  ['a missing row', '', 1],
  ['a row without a record', `${row}\n${row.replaceAll('0001', '0002')}`, 1],
  ['a second row for the same record', `${row}\n${row}`, 1],
  ['another title', row.replace('green', 'black'), 2],
  ['another date', row.replace('-29', '-28'), 2],
  ['another status', row.replace('active', 'superseded by 0002'), 2],
])('finds %s in the index', (_, index, count) => {
  expect(indexProblems(index, [good])).toHaveLength(count);
});

test('accepts a good decision and its row', () => {
  expect(recordProblems(good, ['0001'])).toEqual([]);
  expect(recordProblems(changed('active', 'superseded by 0002'), ['0001', '0002'])).toEqual([]);
  expect(indexProblems(row, [good])).toEqual([]);
});
