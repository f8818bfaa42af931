import { newId, type PlainId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

interface FieldTraits {
  readonly name: string;
  readonly dataType?: string;
  readonly options?: readonly string[];
  readonly viewable?: boolean;
  /** names the entities */
  readonly isName?: boolean;
}

export interface TestKind {
  readonly id: PlainId;
  readonly teamId: string;
  readonly name: string;
  /** plain ids by field name */
  readonly fieldId: (name: string) => PlainId;
}

/** A kind of entity with fields. */
export async function makeKind(
  { db }: Services,
  teamId: string,
  name: string,
  fields: readonly FieldTraits[] = [],
): Promise<TestKind> {
  const id = newId();
  await db.customEntity.create({ data: { id, teamId, name } });
  const ids = new Map(fields.map((field) => [field.name, newId()]));
  const fieldId = (field: string): PlainId => {
    const known = ids.get(field);
    if (known === undefined) throw new Error(`the kind has no field ${field}`);
    return known;
  };
  await db.customEntityField.createMany({
    data: fields.map(({ name: field, dataType = 'string', options = [], viewable = false }, position) => ({
      ...{ id: fieldId(field), teamId, customEntityId: id, name: field, dataType, viewable, position },
      ...{ slug: field.toLowerCase().replaceAll(' ', '_'), options: [...options] },
    })),
  });
  const named = fields.find(({ isName }) => isName);
  if (named) await db.customEntity.update({ where: { id }, data: { nameFieldId: fieldId(named.name) } });
  return { id, teamId, name, fieldId };
}
