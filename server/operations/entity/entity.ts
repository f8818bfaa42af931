import { archiveEntityRefusal, updateEntityRefusal, type FieldChange } from '#domain/entity/entity.ts';
import { readEntityValue, showEntityValue } from '#domain/entity/entityValue.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import {
  changeEntity,
  lockEntity,
  recordEntityChanges,
  valuesOf,
  type LockedEntity,
} from '#server/operations/entity/changeEntity.ts';
import { lockCustomEntity } from '#server/operations/entity/customEntity.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseIf } from '#server/operations/refusals.ts';

interface NewEntity {
  readonly customEntityId: string;
  readonly name?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly values: readonly { readonly fieldId: string; readonly value: string }[];
}

export const createEntity = operation<NewEntity, string>('createEntity', async (tx, input) => {
  const kind = await lockCustomEntity(tx, input.customEntityId);
  refuseIf(updateEntityRefusal(kind));
  const { id } = await tx.db.entity.create({
    data: {
      ...{ id: newId(), teamId: kind.teamId, customEntityId: kind.id, name: '' },
      ...{ createdById: actingUserId(tx.ctx.actor), createdAt: tx.now },
    },
  });
  const entity = await lockEntity(tx, id);
  await recordEntityChanges(tx, entity, [{ kind: 'created' }]);
  const values = new Map(input.values.map(({ fieldId, value }) => [fieldId, value]));
  await changeEntity(tx, entity, { ...input, values });
  return id;
});

interface TextChange {
  /** as the author saw it; if omitted, it is changed whatever it is */
  readonly from?: string | null;
  readonly to: string | null;
}

export interface EntityEdit {
  readonly entityId: string;
  readonly name?: TextChange | null | undefined;
  readonly note?: TextChange | null | undefined;
  readonly values: readonly (Pick<FieldChange, 'fieldId' | 'to'> & Partial<Pick<FieldChange, 'from'>>)[];
}

/**
 * Saves the values that changed. Refused if someone else changed one of them since the author saw it. Decision 0122.
 */
export const updateEntity = operation<EntityEdit, string>('updateEntity', async (tx, { entityId, ...edit }) => {
  const entity = await lockEntity(tx, entityId);
  refuseIf(updateEntityRefusal(entity.customEntity));
  refuseOutdated(entity, edit);
  await changeEntity(tx, entity, {
    ...(edit.name ? { name: edit.name.to } : {}),
    ...(edit.note ? { note: edit.note.to } : {}),
    values: new Map(edit.values.map(({ fieldId, to }) => [fieldId, to ?? ''])),
  });
  return entityId;
});

/** Archives an entity, or restores it if it is archived. */
export const toggleEntityArchived = operation<{ entityId: string }, string>(
  'toggleEntityArchived',
  async (tx, { entityId }) => {
    const entity = await lockEntity(tx, entityId);
    const isArchived = entity.deletedAt !== null;
    const { type } = entity.customEntity;
    const openSubmissions = await tx.db.submission.count({
      where: { answers: { some: { entityId } }, status: { not: 'finished' }, deletedAt: null },
    });
    const refusal = archiveEntityRefusal({ type, isArchived, openSubmissions });
    if (refusal) throw new Refusal(refusal, { count: openSubmissions });
    await tx.db.entity.update({
      where: { id: entityId },
      data: { deletedAt: isArchived ? null : tx.now, revision: { increment: 1 } },
    });
    await recordEntityChanges(tx, entity, [{ kind: isArchived ? 'restored' : 'archived' }]);
    return entityId;
  },
);

/** Values are compared as stored, so that `(217) 555-0123` and `+12175550123` are the same. */
function refuseOutdated(entity: LockedEntity, { name, note, values }: Omit<EntityEdit, 'entityId'>): void {
  if (name?.from !== undefined && (name.from ?? '') !== entity.name)
    throw new Refusal('entityValueChanged', { field: 'Name', value: entity.name });
  if (note?.from !== undefined && (note.from ?? '').trim() !== (entity.note ?? ''))
    throw new Refusal('entityValueChanged', { field: 'Notes', value: entity.note ?? '' });
  const current = valuesOf(entity);
  for (const field of entity.customEntity.customEntityFields) {
    const change = values.find(({ fieldId }) => fieldId === field.id);
    if (change?.from === undefined) continue;
    const now = current.get(field.id) ?? null;
    const seen = readEntityValue(change.from ?? '', field);
    if (!seen.ok || seen.value !== now)
      throw new Refusal('entityValueChanged', { field: field.name, value: showEntityValue(now, field) });
  }
}
