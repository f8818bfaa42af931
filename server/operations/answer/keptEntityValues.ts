import { usedEntityFieldIds } from '#domain/form/entityValues.ts';
import type { Form } from '#domain/form/Form.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';

interface Chosen {
  readonly fieldIdentity: string;
  readonly entityId: string;
}

type KeptValues = { readonly values?: Readonly<Record<string, string | null>> };

/**
 * The values of chosen entities that the form's logic uses, as an answer keeps them. Logic then gives the same result
 * everywhere, and doesn't change for a submission that was already decided (decision 0139).
 */
export async function keptEntityValues(
  db: Pick<DatabaseTransaction, 'entityFieldValue'>,
  form: Form,
  chosen: readonly Chosen[],
): Promise<(one: Chosen) => KeptValues> {
  const used = new Set(chosen.flatMap(({ fieldIdentity }) => usedEntityFieldIds(form, fieldIdentity)));
  if (used.size === 0) return () => ({});
  const rows = await db.entityFieldValue.findMany({
    where: {
      entityId: { in: chosen.map(({ entityId }) => entityId) },
      customEntityFieldId: { in: [...used] },
      customEntityField: { viewable: true },
    },
    select: { entityId: true, customEntityFieldId: true, value: true },
  });
  const found = new Map(rows.map((row) => [`${row.entityId} ${row.customEntityFieldId}`, row.value]));
  return ({ fieldIdentity, entityId }) => {
    const ids = usedEntityFieldIds(form, fieldIdentity);
    if (ids.length === 0) return {};
    return { values: Object.fromEntries(ids.map((id) => [id, found.get(`${entityId} ${id}`) ?? null])) };
  };
}
