import { isContentRecord, type Content } from '#domain/form/Content.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { keptEntityValues } from '#server/operations/answer/keptEntityValues.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * The answered entity under its current name, with the values that the form's logic uses. It must be of the kind that the
 * field asks for and still active.
 */
export async function resolveEntityAnswer(
  { services: { db } }: OperationContext,
  { form, field }: { readonly form: Form; readonly field: FormField },
  content: Content,
): Promise<Content> {
  if (content === null) return null;
  const id = isContentRecord(content) ? content['id'] : null;
  const { customEntityId } = field;
  const entity =
    typeof id === 'string' && isUuid(id) && customEntityId !== null
      ? await db.entity.findFirst({ where: { id, customEntityId, deletedAt: null } })
      : null;
  if (!entity) throw new InvalidInput([{ path: `answers.${field.identity}`, code: 'mustBeOption' }]);
  const chosen = { fieldIdentity: field.identity, entityId: entity.id };
  const valuesOf = await keptEntityValues(db, form, [chosen]);
  return { id: entity.id, name: entity.name, ...valuesOf(chosen) };
}
