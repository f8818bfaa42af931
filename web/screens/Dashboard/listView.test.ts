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

test('a view comes back from the address that it makes', () => {
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

test('whatever an address says, it is read', () => {
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

test('a list begins as usual where the address says nothing, and shows all where its filters are none', () => {
  expect(viewPath(usualView)).toBe('/processes');
  expect(variablesOf(viewIn(searchOf('/processes')))).toMatchObject({ isBare: true, filters: [] });
  expect(variablesOf(viewIn(searchOf('/processes?filters=[]')))).toMatchObject({ isBare: false, filters: [] });
});

test('the short ways of other pages are understood', () => {
  expect(viewIn(searchOf('/processes?assigned=me&status=halted')).filters).toEqual([
    { field: 'assignedToMe', operator: 'is', value: true },
    { field: 'completion', operator: 'is', value: 'halted' },
  ]);
  expect(viewIn(searchOf('/processes?status=burnt&assigned=them')).filters).toBeNull();
});
