import { expect, it, test } from 'vitest';
import { cellContent, parseInstant } from '#domain/import/cellContent.ts';
import { createRowReader } from '#domain/import/createRowReader.ts';
import { sampleField, sampleForm, type SampleField } from '#tests/support/form/sampleForm.ts';

const zone = 'America/New_York';
const options = ['Gas', 'Oil, heating', 'Wood'];
type Requested = Omit<SampleField, 'name'>;

test.each<readonly [string, Requested, unknown]>([
  [' Elm St ', { dataType: 'string' }, 'Elm St'],
  ['$1,234.50', { dataType: 'money' }, 123_450],
  ['12', { dataType: 'integer' }, 12],
  ['3/5/2019', { dataType: 'date', dateType: 'date' }, '2019-03-05'],
  ['2:30 pm', { dataType: 'date', dateType: 'time' }, '14:30'],
  ['3/5/2019 14:30', { dataType: 'date', dateType: 'date_time' }, '2019-03-05T19:30:00.000Z'],
  ['2019-03-05T14:30:00+01:00', { dataType: 'date', dateType: 'date_time' }, '2019-03-05T13:30:00.000Z'],
  ['3/5/2019 - 3/9/2019', { dataType: 'date_range', dateType: 'date' }, { start: '2019-03-05', end: '2019-03-09' }],
  ['2019-03-05/2019-03-09', { dataType: 'date_range', dateType: 'date' }, { start: '2019-03-05', end: '2019-03-09' }],
  ['oil, heating', { dataType: 'multiple_choice', options }, 'Field/Oil, heating'],
  ['Wood; gas', { dataType: 'checkboxes', options }, ['Field/Gas', 'Field/Wood']],
  ['Gas, Wood', { dataType: 'checkboxes', options }, ['Field/Gas', 'Field/Wood']],
  ['Oil, heating', { dataType: 'checkboxes', options }, ['Field/Oil, heating']],
  ['1 Main St', { dataType: 'address' }, { text: '1 Main St' }],
  // a required field may be empty: it may not have been asked back then
  [' ', { dataType: 'string', required: true }, null],
])('%j is read for %j', (cell, field, value) => {
  expect(cellContent(cell, sampleField(field), zone)).toEqual({ ok: true, value });
});

test.each<readonly [string, Requested, string]>([
  ['soon', { dataType: 'date', dateType: 'date' }, 'mustBeDate'],
  ['2/30/2019', { dataType: 'date', dateType: 'date' }, 'mustBeDate'],
  ['3/9/2019 - 3/5/2019', { dataType: 'date_range', dateType: 'date' }, 'mustEndAfterStart'],
  ['many', { dataType: 'integer' }, 'mustBeInteger'],
  ['Coal', { dataType: 'multiple_choice', options }, 'mustBeOption'],
  ['Gas; Coal', { dataType: 'checkboxes', options }, 'mustBeOption'],
  ['someone', { dataType: 'email' }, 'mustBeEmail'],
  ['too long', { dataType: 'string', maxLength: 3 }, 'tooLong'],
  ['x'.repeat(32_768), { dataType: 'text' }, 'tooLong'],
  [`2020-01-01${' '.repeat(150_000)}x`, { dataType: 'date_range', dateType: 'date' }, 'tooLong'],
  [`2020-01-01${' '.repeat(32_000)}x`, { dataType: 'date_range', dateType: 'date' }, 'mustBeDate'],
])('%.50j is rejected for %j', (cell, field, code) => {
  expect(cellContent(cell, sampleField(field), zone)).toMatchObject({ ok: false, error: { code } });
});

test.each([
  ['7/4/2019', '2019-07-04T04:00:00.000Z'],
  ['2019-07-04 09:05:33', '2019-07-04T13:05:00.000Z'],
  ['2019-07-04T09:05Z', '2019-07-04T09:05:00.000Z'],
  ['July 4', undefined],
  ['2019-13-04T09:05Z', undefined],
])('%j is the time %s', (text, iso) => expect(parseInstant(text, zone)?.toISOString()).toBe(iso));

const form = sampleForm({ steps: { Ask: { About: [{ name: 'Size', dataType: 'integer' }] } } });
const read = createRowReader({
  columns: ['No', 'Who', 'Mail', 'From', 'To', 'Size'],
  mappings: {
    initiated_flow: {
      ...{ identifier: 'No', applicant_name: 'Who', applicant_email: 'Mail' },
      ...{ created_at: 'From', finished_at: 'To' },
    },
    step_data: { Size: 'Size' },
  },
  form,
  timeZone: zone,
  now: new Date('2026-01-01T00:00:00Z'),
});

it('reads a row as a record', () => {
  const { record, problems } = read({ row: 3, cells: ['B-7', 'Ada', 'ada@x.org', '1/2/2019', '1/3/2019', '40'] });
  expect(problems).toEqual([]);
  expect(record).toEqual({
    ...{ row: 3, identifier: 'B-7', applicantName: 'Ada', applicantEmail: 'ada@x.org', status: null },
    ...{ startedAt: new Date('2019-01-02T05:00:00Z'), finishedAt: new Date('2019-01-03T05:00:00Z') },
    answers: { Size: 40 },
  });
});

test.each([
  [['', '', '', '', '', ''], [[null, 'importRowEmpty']]],
  [['B-7', '', '', '', '', '', 'more'], [[null, 'importRowTooWide']]],
  [
    ['B-7', '', 'ada', '', '', 'big'],
    [
      ['Mail', 'mustBeEmail'],
      ['Size', 'mustBeInteger'],
    ],
  ],
  [['B-7', '', '', '1/3/2019', '1/2/2019'], [['To', 'mustEndAfterStart']]],
  [['B-7', '', '', '1/3/2027'], [['From', 'importInFuture']]],
  [['x'.repeat(201)], [['No', 'tooLong']]],
])('imports nothing of %j, and reports every problem', (cells, told) => {
  const { record, problems } = read({ row: 2, cells });
  expect(record).toBeNull();
  expect(problems.map(({ column, code }) => [column, code])).toEqual(told);
});
