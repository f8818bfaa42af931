import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissionSorts } from '#domain/filter/submissionSorts.ts';
import { hasUnreadableFilters, listQueryVariables } from '#web/lists/viewUrl.ts';
import {
  defaultSubmissionView,
  submissionViewIn,
  submissionViewPath,
} from '#web/screens/Submissions/submissionListView.ts';

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
        const search = searchOf(submissionViewPath(view));
        expect(submissionViewIn(search)).toEqual(view);
        expect(hasUnreadableFilters(search)).toBe(false);
      },
    ),
  );
});

test('parses any address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (filters, sort) => {
      const search = new URLSearchParams({ filters, sort });
      expect(Array.isArray(submissionViewIn(search).filters ?? [])).toBe(true);
    }),
  );
  expect(hasUnreadableFilters(searchOf('/processes?filters=%7B'))).toBe(true);
  expect(hasUnreadableFilters(searchOf('/processes?filters={"a":1}'))).toBe(true);
  expect(submissionViewIn(searchOf('/processes?filters={&sort=luck&order=up'))).toEqual(defaultSubmissionView);
});

test('uses the default view without filters in the address, and shows all for an empty filter', () => {
  expect(submissionViewPath(defaultSubmissionView)).toBe('/processes');
  expect(listQueryVariables(submissionViewIn(searchOf('/processes')))).toMatchObject({ isBare: true, filters: [] });
  expect(listQueryVariables(submissionViewIn(searchOf('/processes?filters=[]')))).toMatchObject({
    isBare: false,
    filters: [],
  });
});

test('understands the short addresses other pages use', () => {
  expect(submissionViewIn(searchOf('/processes?assigned=me&status=halted')).filters).toEqual([
    { field: 'assignedToMe', operator: 'is', value: true },
    { field: 'completion', operator: 'is', value: 'halted' },
  ]);
  expect(submissionViewIn(searchOf('/processes?status=burnt&assigned=them')).filters).toBeNull();
});
