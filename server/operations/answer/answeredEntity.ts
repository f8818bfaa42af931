import { isContentRecord, type Content } from '#domain/form/Content.ts';
import type { FormField } from '#domain/form/Form.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { OperationContext } from '#server/Services.ts';

/** The entity of an answer under its present name: one of the kind for which the field asks, and still in use. */
export async function answeredEntity(
  { services: { db } }: OperationContext,
  field: FormField,
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
  return { id: entity.id, name: entity.name };
}
