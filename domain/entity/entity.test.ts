import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  archiveCustomEntityRefusal,
  needsConfirmationToDelete,
  changeFieldRefusal,
  customEntityFieldProblems,
  customEntityProblems,
  fieldSlug,
  normaliseField,
  updateFieldRefusal,
} from '#domain/entity/customEntity.ts';
import { archiveEntityRefusal, changedFields, entityProblems, updateEntityRefusal } from '#domain/entity/entity.ts';
import {
  isResolved,
  isSuggestionOutdated,
  openSuggestions,
  resolveSuggestionRefusal,
  suggestProblems,
} from '#domain/entity/suggestions.ts';

describe('editing an entity', () => {
  test.each([
    [{ a: 'x' }, { a: 'x' }, []],
    [{ a: 'x' }, { a: ' x ' }, []],
    [{ a: 'x' }, { a: 'y' }, [{ fieldId: 'a', from: 'x', to: 'y' }]],
    [{ a: 'x' }, { a: '' }, [{ fieldId: 'a', from: 'x', to: null }]],
    [{}, { a: 'y' }, [{ fieldId: 'a', from: null, to: 'y' }]],
    [{ a: null }, { a: ' ' }, []],
    [{ a: 'x', b: 'z' }, { b: 'z' }, []],
  ])('from %j with %j sends %j', (current, submitted, changes) => {
    expect(changedFields(current, submitted)).toEqual(changes);
  });

  it('sends nothing when repeated', () => {
    const values = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.option(fc.string(), { nil: null }));
    fc.assert(
      fc.property(values, values, (current, submitted) => {
        const saved = {
          ...current,
          ...Object.fromEntries(changedFields(current, submitted).map(({ fieldId, to }) => [fieldId, to])),
        };
        expect(changedFields(saved, submitted)).toEqual([]);
      }),
    );
  });

  it('requires a name, and rejects changes to remote entities', () => {
    expect(entityProblems({ name: ' ' })).toEqual([{ path: 'name', code: 'nameMissing' }]);
    expect(entityProblems({ name: 'Main Street 1' })).toEqual([]);
    expect(updateEntityRefusal({ type: 'remote_gis' })).toBe('remoteReadOnly');
    expect(updateEntityRefusal({ type: 'standard' })).toBeNull();
  });

  test.each([
    [{ type: 'standard', isArchived: false, openSubmissions: 0 }, null],
    [{ type: 'standard', isArchived: false, openSubmissions: 2 }, 'entityInUse'],
    [{ type: 'standard', isArchived: true, openSubmissions: 2 }, null],
    [{ type: 'remote_gis', isArchived: false, openSubmissions: 0 }, 'remoteReadOnly'],
  ] as const)('archiving or restoring %j is refused with %j', (entity, code) => {
    expect(archiveEntityRefusal(entity)).toBe(code);
  });
});

describe('a kind of entity', () => {
  const draft = { name: 'Zone', dataType: 'string', options: [], viewable: false, editSuggestable: false };

  test.each([
    [{ name: 'Parcels', type: 'standard', serviceUrl: null }, []],
    [{ name: '', type: 'standard', serviceUrl: null }, ['nameMissing']],
    [
      {
        name: 'Parcels',
        type: 'remote_gis',
        serviceUrl: 'https://gis.example.gov/arcgis/rest/services/p/FeatureServer/0',
      },
      [],
    ],
    [{ name: 'Parcels', type: 'remote_gis', serviceUrl: null }, ['serviceUrlInvalid']],
    [{ name: 'Parcels', type: 'remote_gis', serviceUrl: 'http://gis.example.gov/' }, ['serviceUrlInvalid']],
    [{ name: 'Parcels', type: 'remote_gis', serviceUrl: 'https://user:pw@gis.example.gov/' }, ['serviceUrlInvalid']],
    [{ name: 'Parcels', type: 'remote_gis', serviceUrl: 'file:///etc/passwd' }, ['serviceUrlInvalid']],
  ] as const)('%j has the problems %j', (draft, codes) => {
    expect(customEntityProblems(draft).map(({ code }) => code)).toEqual(codes);
  });

  it('allows suggested edits only for visible fields', () => {
    expect(normaliseField({ ...draft, name: ' Zone ', editSuggestable: true })).toEqual({ ...draft, name: 'Zone' });
    expect(normaliseField({ ...draft, viewable: true, editSuggestable: true }).editSuggestable).toBe(true);
  });

  test.each([
    [{}, []],
    [{ name: '' }, ['name: nameMissing']],
    [{ dataType: 'file' }, ['dataType: dataTypeOfEntityUnknown']],
    [{ dataType: 'multiple_choice' }, ['options: optionsMissing']],
    [{ dataType: 'multiple_choice', options: ['R-1'] }, []],
    [
      { dataType: 'multiple_choice', options: Array.from({ length: 201 }, (_, number) => String(number)) },
      ['options: tooMany'],
    ],
  ])('a field with %j has the problems %j', (change, problems) => {
    const found = customEntityFieldProblems({ ...draft, ...change });
    expect(found.map(({ path, code }) => `${path}: ${code}`)).toEqual(problems);
  });

  it('offers each choice once, and only for multiple choice', () => {
    const options = [' R-1', 'R-1 ', '', 'C-2'];
    expect(normaliseField({ ...draft, dataType: 'multiple_choice', options }).options).toEqual(['R-1', 'C-2']);
    expect(normaliseField({ ...draft, options }).options).toEqual([]);
  });

  it('keeps the fields of remote sources unchanged, and asks before deleting data', () => {
    expect(changeFieldRefusal({ type: 'remote_gis' })).toBe('remoteReadOnly');
    expect(changeFieldRefusal({ type: 'standard' })).toBeNull();
    expect(updateFieldRefusal({ type: 'remote_gis' }, ['viewable'])).toBeNull();
    expect(updateFieldRefusal({ type: 'remote_gis' }, ['viewable', 'name'])).toBe('remoteReadOnly');
    expect(updateFieldRefusal({ type: 'standard' }, ['name'])).toBeNull();
    expect(needsConfirmationToDelete({ dataCount: 1 })).toBe(true);
    expect(needsConfirmationToDelete({ dataCount: 0 })).toBe(false);
    expect(archiveCustomEntityRefusal({ fieldCount: 1 })).toBe('customEntityInUse');
    expect(archiveCustomEntityRefusal({ fieldCount: 0 })).toBeNull();
  });

  it('gives each field a unique slug', () => {
    expect(fieldSlug('Year built', new Set())).toBe('year_built');
    expect(fieldSlug('Year built', new Set(['year_built', 'year_built_2']))).toBe('year_built_3');
    expect(fieldSlug('—', new Set())).toBe('field');
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (names) => {
        const taken = new Set<string>();
        for (const name of names) taken.add(fieldSlug(name, taken));
        expect(taken.size).toBe(names.length);
      }),
    );
  });
});

describe('suggested edits', () => {
  const fields = [
    { id: 'owner', viewable: true, editSuggestable: true },
    { id: 'zone', viewable: true, editSuggestable: false },
    { id: 'secret', viewable: false, editSuggestable: true },
  ];
  const change = (fieldId: string) => ({ fieldId, from: null, to: 'x' });

  it('must change something, and only fields that allow suggestions', () => {
    expect(suggestProblems([change('owner')], fields)).toEqual([]);
    expect(suggestProblems([], fields).map(({ code }) => code)).toEqual(['nothingChanged']);
    expect(
      suggestProblems([change('owner'), change('zone'), change('secret'), change('gone')], fields).map(
        ({ path }) => path,
      ),
    ).toEqual(['values.zone', 'values.secret', 'values.gone']);
  });

  it('are resolved one at a time or all remaining, each once', () => {
    const suggestions = [
      { id: 'a', state: 'rejected' },
      { id: 'b', state: 'open' },
    ] as const;
    expect(isResolved(suggestions)).toBe(false);
    expect(isResolved([suggestions[0]])).toBe(true);
    expect(openSuggestions(suggestions)).toEqual([suggestions[1]]);
    expect(resolveSuggestionRefusal(suggestions[0])).toBe('suggestionResolved');
    expect(resolveSuggestionRefusal(suggestions[1])).toBeNull();
  });

  test.each([
    [{ currentContent: 'a', newContent: 'b' }, 'a', false],
    [{ currentContent: 'a', newContent: 'b' }, 'c', true],
    [{ currentContent: 'a', newContent: 'b' }, 'b', false],
    [{ currentContent: 'a', newContent: '' }, null, false],
    [{ currentContent: null, newContent: 'b' }, null, false],
    [{ currentContent: null, newContent: 'b' }, 'c', true],
  ])('%j is outdated over the value %j: %j', (suggestion, now, isOutdated) => {
    expect(isSuggestionOutdated(suggestion, now)).toBe(isOutdated);
  });
});
