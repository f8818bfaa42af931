import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { planAttachment, type AttachedSubject } from '#domain/template/attachPeople.ts';
import { formLimits, limitProblem, type FormLimit } from '#domain/template/formLimits.ts';
import { formSlugProblems } from '#domain/template/formSlug.ts';
import { mappingProblems, type Mapping } from '#domain/template/mappings.ts';
import { outputProblems, type OutputSettings } from '#domain/template/OutputSettings.ts';
import { insertedAt, movedTo } from '#domain/template/positions.ts';
import { timeframeProblems } from '#domain/template/timeframeProblems.ts';

const codes = (problems: readonly { path: string; code: string }[]): string[] =>
  problems.map(({ path, code }) => `${path} ${code}`.trim());

describe('moving an item in a list', () => {
  test.each([
    ['b', 0, 'bac'],
    ['b', 2, 'acb'],
    ['a', 1, 'bac'],
    ['a', 99, 'bca'],
    ['c', -5, 'cab'],
    ['c', 1.9, 'acb'],
  ])('%s to position %d turns abc into %s', (item, position, expected) => {
    expect(movedTo(['a', 'b', 'c'], item, position).join('')).toBe(expected);
  });

  it('keeps all items and the order of the others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.integer(), (list, pick, position) => {
        const item = list[pick % list.length] as number;
        const moved = movedTo(list, item, position);
        expect(new Set(moved)).toEqual(new Set(list));
        expect(moved).toHaveLength(list.length);
        expect(moved.filter((other) => other !== item)).toEqual(list.filter((other) => other !== item));
      }),
    );
  });

  it('inserts a new item last unless a position is given', () => {
    expect(insertedAt(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(insertedAt(['a', 'b'], 'c', 1)).toEqual(['a', 'c', 'b']);
  });
});

describe('the slug of a form', () => {
  test.each([
    ['building-permit', []],
    ['bp', ['slug slugInvalid']],
    ['123', ['slug slugInvalid']],
    ['building permit', ['slug slugInvalid']],
    ['Process_Listing', ['slug slugTaken']],
  ])('%j has these problems: %j', (slug, problems) => {
    expect(codes(formSlugProblems(slug))).toEqual(problems);
  });
});

describe('the timeframe of a step', () => {
  test.each([
    [null, null, []],
    [3, 'days' as const, []],
    [3, null, ['timeUnit timeUnitMissing']],
    [null, 'days' as const, ['time timeInvalid']],
    [0, 'hours' as const, ['time timeInvalid']],
    [1.5, 'hours' as const, ['time timeInvalid']],
    [10_001, 'minutes' as const, ['time timeInvalid']],
  ])('of %j %j has these problems: %j', (time, timeUnit, problems) => {
    expect(codes(timeframeProblems({ time, timeUnit }))).toEqual(problems);
  });
});

describe('a form', () => {
  it('is allowed up to its limits', () => {
    for (const limit of Object.keys(formLimits) as FormLimit[]) {
      expect(limitProblem(limit, formLimits[limit])).toBeNull();
      expect(limitProblem(limit, formLimits[limit] + 1)?.code).toBe('formTooLarge');
    }
  });
});

describe('an output', () => {
  const none = { value: null, unit: null };
  const year = { value: 1, unit: 'years' as const };
  const output: OutputSettings = {
    name: 'Building permit',
    expires: true,
    expiresAfter: year,
    renewable: true,
    renewalOpens: { value: 60, unit: 'days' },
    renewalCloses: none,
    reminders: [{ direction: 'before', period: { value: 30, unit: 'days' } }],
  };

  test.each<[string, Partial<OutputSettings>, string[]]>([
    ['that expires and is renewable', {}, []],
    ['that never expires', { expires: false, expiresAfter: none, renewable: false, reminders: [] }, []],
    ['without a name', { name: ' ' }, ['name nameMissing']],
    ['without an expiration period', { expiresAfter: none }, ['expiresAfter periodInvalid']],
    [
      'with an expiration period without a unit',
      { expiresAfter: { value: 1, unit: null } },
      ['expiresAfter periodInvalid'],
    ],
    ['that expires after half a year', { expiresAfter: { value: 0.5, unit: 'years' } }, ['expiresAfter periodInvalid']],
    ['that is valid for a thousand years', { expiresAfter: { value: 1_000, unit: 'years' } }, []],
    [
      'that is valid beyond the range of dates',
      { expiresAfter: { value: 12_001, unit: 'months' } },
      ['expiresAfter periodInvalid'],
    ],
    ['that is renewable but never expires', { expires: false }, ['renewable renewableWithoutExpiry']],
    ['with reminders but not renewable', { renewable: false }, ['reminders remindersWithoutRenewal']],
    ['whose renewal opens without a unit', { renewalOpens: { value: 3, unit: null } }, ['renewalOpens periodInvalid']],
    [
      'whose renewal closes after zero days',
      { renewalCloses: { value: 0, unit: 'days' } },
      ['renewalCloses periodInvalid'],
    ],
    [
      'whose reminder has no period',
      { reminders: [{ direction: 'after', period: none }] },
      ['reminders.0.period periodInvalid'],
    ],
  ])('%s has these problems', (_name, change, problems) => {
    expect(codes(outputProblems({ ...output, ...change }))).toEqual(problems);
  });
});

describe('a document mapping', () => {
  const context = {
    fieldNames: ['owner', 'parcel', 'number'],
    fields: new Map([
      ['name', { customEntityId: null }],
      ['site', { customEntityId: 'parcels' }],
    ]),
    entityFields: new Map([
      ['apn', { customEntityId: 'parcels' }],
      ['plate', { customEntityId: 'vehicles' }],
    ]),
  };
  const empty = { fieldIdentity: null, entityFieldId: null, processDataField: null };
  const mapping = (over: Partial<Mapping>): Mapping => ({
    fieldName: 'owner',
    mappableType: 'StepDatum',
    ...empty,
    ...over,
  });

  test.each<[string, Partial<Mapping>, string[]]>([
    ['an answer', { fieldIdentity: 'name' }, []],
    ['an unknown field', { fieldIdentity: 'gone' }, ['mappings.0 mappingSourceUnknown']],
    ['nothing', {}, ['mappings.0 mappingSourceUnknown']],
    ['submission data', { mappableType: 'ProcessData', processDataField: 'issued_on' }, []],
    [
      'unknown submission data',
      { mappableType: 'ProcessData', processDataField: 'toString' },
      ['mappings.0 mappingSourceUnknown'],
    ],
    ['a field of the chosen record', { mappableType: 'EntityField', fieldIdentity: 'site', entityFieldId: 'apn' }, []],
    [
      'a field of another entity',
      { mappableType: 'EntityField', fieldIdentity: 'site', entityFieldId: 'plate' },
      ['mappings.0 mappingSourceUnknown'],
    ],
    [
      'an answer to a field missing in the file',
      { fieldName: 'color', fieldIdentity: 'name' },
      ['mappings.0 documentFieldUnknown'],
    ],
  ])('from %s', (_name, over, problems) => {
    expect(codes(mappingProblems([mapping(over)], context))).toEqual(problems);
  });

  it('fills each field once', () => {
    const twice = [mapping({ fieldIdentity: 'name' }), mapping({ fieldIdentity: 'site' })];
    expect(codes(mappingProblems(twice, context))).toEqual(['mappings.1 mappedTwice']);
  });
});

describe('attaching people', () => {
  const ann: AttachedSubject = { type: 'User', id: 'ann', attachmentId: 'a1' };
  const ben: AttachedSubject = { type: 'User', id: 'ben', attachmentId: 'a2' };
  const clerks: AttachedSubject = { type: 'AdminRole', id: 'clerks', attachmentId: 'a3' };
  const membersOfRole = new Map([['clerks', new Set(['ann', 'cay'])]]);

  it('replaces the members of a role by the role, and no one else', () => {
    expect(planAttachment({ type: 'AdminRole', id: 'clerks' }, { attached: [ann, ben], membersOfRole })).toEqual({
      refusal: null,
      replaced: ['a1'],
    });
  });

  it('refuses someone already attached, directly or through a role', () => {
    const attached = [ben, clerks];
    expect(planAttachment({ type: 'User', id: 'ben' }, { attached, membersOfRole }).refusal).toBe('alreadyMember');
    expect(planAttachment({ type: 'User', id: 'cay' }, { attached, membersOfRole }).refusal).toBe('alreadyMember');
    expect(planAttachment({ type: 'AdminRole', id: 'clerks' }, { attached, membersOfRole }).refusal).toBe(
      'alreadyMember',
    );
  });

  it('accepts anyone else', () => {
    expect(planAttachment({ type: 'User', id: 'dan' }, { attached: [ann, clerks], membersOfRole }).refusal).toBeNull();
  });
});
