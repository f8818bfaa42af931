import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

export interface Businesses {
  readonly kindId: string;
  readonly fieldId: (name: 'Phone' | 'Owner' | 'Inspector note') => string;
  readonly entityId: (name: string) => string;
}

/**
 * A kind with a phone that people can suggest, an owner that they can see, and an inspector's note for the team. Each
 * business has the phone +12175550100, the owner “Bea Baker”, and the note “Rats”.
 */
export async function makeBusinesses(
  { db }: Services,
  teamId: string,
  names: readonly string[] = ['Main Street Bakery', 'Main Street Books', 'Harbor Diner'],
): Promise<Businesses> {
  const kindId = newId();
  await db.customEntity.create({ data: { id: kindId, teamId, name: 'Business' } });
  const fields = [
    { name: 'Phone', dataType: 'phone', viewable: true, editSuggestable: true, value: '+12175550100' },
    { name: 'Owner', dataType: 'string', viewable: true, editSuggestable: false, value: 'Bea Baker' },
    { name: 'Inspector note', dataType: 'text', viewable: false, editSuggestable: false, value: 'Rats' },
  ].map((field, position) => ({ id: newId(), slug: field.name.toLowerCase().replace(' ', '_'), position, ...field }));
  await db.customEntityField.createMany({
    data: fields.map(({ value: _value, ...field }) => ({ teamId, customEntityId: kindId, ...field })),
  });
  const entities = names.map((name) => ({ id: newId(), name }));
  await db.entity.createMany({ data: entities.map((entity) => ({ ...entity, teamId, customEntityId: kindId })) });
  await db.entityFieldValue.createMany({
    data: entities.flatMap((entity) =>
      fields.map(({ id, value }) => ({ teamId, entityId: entity.id, customEntityFieldId: id, value })),
    ),
  });
  const named = (list: readonly { readonly id: string; readonly name: string }[], name: string): string => {
    const found = list.find((each) => each.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found.id;
  };
  return { kindId, fieldId: (name) => named(fields, name), entityId: (name) => named(entities, name) };
}
