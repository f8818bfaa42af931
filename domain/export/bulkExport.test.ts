import { describe, expect, it, test } from 'vitest';
import {
  bulkExportProblems,
  exportStatuses,
  normaliseBulkExport,
  removeExportRefusal,
  type BulkExportDraft,
} from '#domain/export/bulkExport.ts';

const draft: BulkExportDraft = {
  name: 'Monthly',
  formIds: ['a'],
  scheduledDay: 1,
  priorMonthsLimit: 3,
  priorMonthsType: 'completion',
  includeLegacy: false,
};

describe('a bulk export', () => {
  test.each([
    [{}, []],
    [{ name: ' ' }, ['name nameMissing']],
    [{ formIds: [] }, ['itemIds formsMissing']],
    [{ scheduledDay: 28 }, []],
    [{ scheduledDay: 29 }, ['scheduledDay scheduledDayInvalid']],
    [{ scheduledDay: 0 }, ['scheduledDay scheduledDayInvalid']],
    [{ scheduledDay: 1.5 }, ['scheduledDay scheduledDayInvalid']],
    [{ scheduledDay: null }, []],
    [{ priorMonthsLimit: 0 }, ['priorMonthsLimit monthsInvalid']],
    [{ priorMonthsLimit: null }, []],
  ])('with %j has the problems %j', (change, problems) => {
    expect(bulkExportProblems({ ...draft, ...change }).map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  });

  it('has no month type without a limit, and counts started submissions by default with one', () => {
    expect(normaliseBulkExport({ ...draft, priorMonthsLimit: null }).priorMonthsType).toBeNull();
    expect(normaliseBulkExport({ ...draft, priorMonthsType: null }).priorMonthsType).toBe('launched');
    expect(normaliseBulkExport({ ...draft, name: ' Monthly ', formIds: ['a', 'b', 'a'] })).toEqual({
      ...draft,
      formIds: ['a', 'b'],
    });
  });

  it('can be removed unless it is running', () => {
    expect(exportStatuses.filter((status) => removeExportRefusal(status) === null)).toEqual(['finished', 'failed']);
  });
});
