import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, test } from 'vitest';
import editScreen from '#web/__generated__/EditScreenQuery.graphql.ts';
import formChanges from '#web/__generated__/useFormChangesQuery.graphql.ts';
import {
  newPartId,
  addOptimisticField,
  addOptimisticOptions,
  addOptimisticSection,
} from '#web/screens/Templates/Edit/optimisticParts.ts';

interface Selected {
  readonly kind: string;
  readonly name?: string;
  readonly concreteType?: string | null;
  readonly selections?: readonly Selected[];
}

/** All fields that editor pages select on a type. */
function askedOf(type: string): ReadonlySet<string> {
  const names = new Set<string>();
  const look = (selections: readonly Selected[], isOfType: boolean): void => {
    for (const { kind, name, concreteType, selections: below } of selections) {
      const isField = kind === 'ScalarField' || kind === 'LinkedField';
      if (isOfType && isField && name !== undefined) names.add(name);
      if (below) look(below, isField ? concreteType === type : isOfType);
    }
  };
  for (const { operation } of [editScreen, formChanges])
    look(operation.selections as unknown as readonly Selected[], false);
  return names;
}

test('optimistic parts have every field the editor selects, and are shown once', () => {
  const source = new RecordSource();
  const environment = new Environment({ network: Network.create(() => Promise.reject()), store: new Store(source) });
  const [section, field, option] = [newPartId('Section'), newPartId('Field'), newPartId('MultipleChoiceOption')];
  environment.commitUpdate((store) => {
    store.create('Step:1', 'Step').setLinkedRecords([], 'sections');
    for (let time = 0; time < 2; time += 1) {
      addOptimisticSection(store, section.id, 'Step:1');
      addOptimisticField(store, {
        id: field.id,
        sectionId: section.id,
        dataType: 'multiple_choice',
        kind: null,
        position: undefined,
      });
      addOptimisticOptions(store, field.id, [{ id: option.id, name: 'Option 1', numericValue: null }], undefined);
    }
  });
  for (const [id, type] of [
    [section.id, 'Section'],
    [field.id, 'Field'],
    [option.id, 'MultipleChoiceOption'],
  ] as const) {
    const requested = askedOf(type);
    expect(requested.size).toBeGreaterThan(3);
    expect(Object.keys(source.get(id) ?? {})).toEqual(expect.arrayContaining([...requested]));
  }
  expect(source.get('Step:1')).toMatchObject({ sections: { __refs: [section.id] } });
  expect(source.get(section.id)).toMatchObject({ fields: { __refs: [field.id] } });
  expect(source.get(field.id)).toMatchObject({ options: { __refs: [option.id] } });
});
