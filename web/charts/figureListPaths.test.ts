import { expect, test } from 'vitest';
import { parseFilter } from '#domain/filter/filter.ts';
import { issuedOutputsPath, figureListPath } from '#web/charts/figureListPaths.ts';
import {
  metricsFilterIn,
  metricsPath,
  maxFilterIds,
  hasTooManyIds,
  type MetricsFilter,
} from '#web/charts/metricsFilter.ts';
import { revenueDays, transactionListPathsOf } from '#web/screens/Dashboard/transactionListPaths.ts';

const id = (number: number): string => `01970000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const offered = [
  { id: id(1), teamId: id(10) },
  { id: id(2), teamId: id(10) },
  { id: id(3), teamId: id(20) },
];
const all: MetricsFilter = { teams: [], forms: [], from: null, to: null };
/** Figures exclude imported records. */
const here = { field: 'import', operator: 'is', value: 'notImported' };
const filtersOf = (path: string | null): unknown =>
  path && JSON.parse(new URL(path, 'http://town').searchParams.get('filters') ?? '');

test('a figure links to the list of what it counts, with conditions the list knows', () => {
  const paths = figureListPath({ ...all, teams: [id(10)], from: '2026-01-01' }, offered);
  const filters = filtersOf(paths({ field: 'completion', operator: 'is', value: 'active' }));
  expect(filters).toEqual([
    here,
    { field: 'forms', operator: 'is', value: [id(1), id(2)] },
    { field: 'startedAt', operator: 'between', value: { from: '2026-01-01', to: null } },
    { field: 'completion', operator: 'is', value: 'active' },
  ]);
  expect(parseFilter('submission', filters).ok).toBe(true);
});

test('names a single form directly, and all others by exclusion', () => {
  const paths = figureListPath({ ...all, forms: [id(1), id(2)] }, offered);
  expect(filtersOf(paths({ field: 'forms', operator: 'is', value: [id(1)] }))).toEqual([
    here,
    { field: 'forms', operator: 'is', value: [id(1)] },
  ]);
  expect(filtersOf(paths({ field: 'forms', operator: 'isNot', value: [id(1)] }))).toEqual([
    here,
    { field: 'forms', operator: 'is', value: [id(1), id(2)] },
    { field: 'forms', operator: 'isNot', value: [id(1)] },
  ]);
});

test('an output links to those issued in the selected days, or on any day', () => {
  const kind = { field: 'outputKinds', operator: 'is', value: [id(7)] };
  const between = (from: string | null, to: string | null) => ({
    field: 'issuedAt',
    operator: 'between',
    value: { from, to },
  });
  const filters = filtersOf(issuedOutputsPath(id(7), { from: '2026-01-01', to: null }));
  expect(filters).toEqual([kind, between('2026-01-01', null)]);
  expect(parseFilter('output', filters).ok).toBe(true);
  expect(filtersOf(issuedOutputsPath(id(7), { from: null, to: null }))).toEqual([kind, between('1900-01-01', null)]);
});

test('revenue links to the lists that contain it, for the days with payments', () => {
  const town = '/teams/town/transactions';
  const ever = revenueDays({ from: null, to: null }, '2026-01-01', '2026-02-09');
  expect(transactionListPathsOf('town', ever)('renewal')).toEqual([
    { group: 'online', path: `${town}?from=2026-01-01&to=2026-02-09&show=renewals` },
    { group: 'by_hand', path: `${town}/cash_and_checks?from=2026-01-01&to=2026-02-09&show=renewals` },
  ]);
  expect(
    transactionListPathsOf(
      'town',
      revenueDays({ from: '2026-01-05', to: '2026-01-06' }, '2026-01-01', '2026-02-09'),
    )('refunded'),
  ).toEqual([{ group: 'online', path: `${town}?from=2026-01-05&to=2026-01-06&show=refunds` }]);
  expect(transactionListPathsOf(null, ever)('collected')).toEqual([]);
  expect(
    transactionListPathsOf('town', revenueDays({ from: null, to: null }, undefined, undefined))('collected'),
  ).toEqual([]);
});

test('has no link where no list filter matches', () => {
  expect(figureListPath({ ...all, teams: [id(99)] }, offered)()).toBe(null);
  expect(figureListPath(all, offered)({ field: 'tags', operator: 'is', value: [] })).toBe(null);
  expect(filtersOf(figureListPath(all, offered)())).toEqual([here]);
});

test('keeps the filter in the URL and drops invalid values', () => {
  const filter: MetricsFilter = { teams: [id(1)], forms: [id(2), id(3)], from: '2026-01-01', to: '2026-02-01' };
  expect(metricsFilterIn(new URL(metricsPath(filter), 'http://town').searchParams)).toEqual(filter);
  expect(metricsPath(all)).toBe('/metrics');
  expect(metricsFilterIn(new URLSearchParams('team=x&form=&from=2026-02-01&to=2026-01-01'))).toEqual(all);
});

test('counts any selection completely within an 8 kB URL, or refuses it', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, number) => id(number));
  const filter: MetricsFilter = { teams: ids(40), forms: ids(maxFilterIds - 40), from: '2026-01-01', to: '2026-02-01' };
  const path = metricsPath(filter);
  expect(path.length).toBeLessThan(8 * 1024);
  expect(metricsFilterIn(new URL(path, 'http://town').searchParams)).toEqual(filter);
  expect(hasTooManyIds(filter)).toBe(false);
  expect(hasTooManyIds({ ...filter, forms: ids(maxFilterIds - 39) })).toBe(true);
  expect(hasTooManyIds({ teams: ids(101), forms: [] })).toBe(true);
});
