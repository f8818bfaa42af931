import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissionSorts } from '#domain/filter/submissionSorts.ts';
import { usualView, viewIn, viewPath } from '#web/screens/Dashboard/listView.ts';
import { isUnreadable, variablesOf } from '#web/screens/Dashboard/viewAddress.ts';

const searchOf = (path: string): URLSearchParams => new URL(path, 'http://portico.test').searchParams;
const condition = fc.record({
  field: fc.constantFrom('forms', 'answerText', 'completion'),
  operator: fc.constantFrom('is', 'isNot'),
  value: fc.oneof(fc.string(), fc.array(fc.uuid())),
});

test('a view round-trips through its address', () => {
  fc.assert(
    fc.property(
      fc.record({
        filters: fc.option(fc.array(condition, { maxLength: 6 })),
        sort: fc.constantFrom(...submissionSorts),
        isAscending: fc.boolean(),
        savedId: fc.option(fc.uuid()),
      }),
      (view) => {
        const search = searchOf(viewPath(view));
        expect(viewIn(search)).toEqual(view);
        expect(isUnreadable(search)).toBe(false);
      },
    ),
  );
});

test('parses any address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (filters, sort) => {
      const search = new URLSearchParams({ filters, sort });
      expect(Array.isArray(viewIn(search).filters ?? [])).toBe(true);
    }),
  );
  expect(isUnreadable(searchOf('/processes?filters=%7B'))).toBe(true);
  expect(isUnreadable(searchOf('/processes?filters={"a":1}'))).toBe(true);
  expect(viewIn(searchOf('/processes?filters={&sort=luck&order=up'))).toEqual(usualView);
});

test('uses the default view without filters in the address, and shows all for an empty filter', () => {
  expect(viewPath(usualView)).toBe('/processes');
  expect(variablesOf(viewIn(searchOf('/processes')))).toMatchObject({ isBare: true, filters: [] });
  expect(variablesOf(viewIn(searchOf('/processes?filters=[]')))).toMatchObject({ isBare: false, filters: [] });
});

test('understands the short addresses other pages use', () => {
  expect(viewIn(searchOf('/processes?assigned=me&status=halted')).filters).toEqual([
    { field: 'assignedToMe', operator: 'is', value: true },
    { field: 'completion', operator: 'is', value: 'halted' },
  ]);
  expect(viewIn(searchOf('/processes?status=burnt&assigned=them')).filters).toBeNull();
});
