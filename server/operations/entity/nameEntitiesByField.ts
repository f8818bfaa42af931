import type { Tx } from '#server/operations/operation.ts';

/** Entities without a value in the field keep their names. */
export async function nameEntitiesByField({ db }: Tx, customEntityId: string, fieldId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE entities e SET name = v.value, revision = e.revision + 1
    FROM entity_field_values v
    WHERE e.custom_entity_id = ${customEntityId}::uuid AND v.entity_id = e.id
      AND v.custom_entity_field_id = ${fieldId}::uuid AND e.name <> v.value`;
}
