import { z } from 'zod';
import { mergeEntitiesRefusal, undoMergeRefusal, valuesToRestore } from '#domain/entity/mergeEntities.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import {
  changeEntity,
  lockEntity,
  recordEntityChanges,
  valuesOf,
  type LockedEntity,
} from '#server/operations/entity/changeEntity.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';

interface WantedMerge {
  readonly survivorId: string;
  readonly mergedId: string;
  readonly name?: string | null | undefined;
  readonly note?: string | null | undefined;
  /** of the entity that stays */
  readonly values: readonly { readonly fieldId: string; readonly value: string }[];
}

/** What a merge moved and replaced. Values are stored texts by field, with `name` and `note`. */
const movedShape = z.object({
  answerIds: z.array(z.string()),
  contactIds: z.array(z.string()),
  requestIds: z.array(z.string()),
  before: z.record(z.string(), z.string().nullable()),
  after: z.record(z.string(), z.string().nullable()),
});
type Moved = z.infer<typeof movedShape>;

/** The name at the time of the answer stays; only what it refers to changes. */
const moveAnswers = statement<[from: string, to: string, only: readonly string[] | null], { id: string }>(
  'answers_move_entity',
  `UPDATE answers SET entity_id = $2::uuid, content = jsonb_set(content, '{id}', to_jsonb(($2::uuid)::text))
   WHERE entity_id = $1::uuid AND ($3::uuid[] IS NULL OR id = ANY ($3::uuid[])) RETURNING id`,
);

/**
 * Makes two entities one: the survivor gets the chosen values, and all answers, points of contact, and open suggestions
 * of the other one, which is archived and points to it. Decision 0121.
 */
export const mergeEntities = operation<WantedMerge, string>('mergeEntities', async (tx, wanted) => {
  const { survivorId, mergedId } = wanted;
  const { survivor, merged } = await lockBoth(tx, survivorId, mergedId);
  refuseIf(mergeEntitiesRefusal(mergeable(survivor), mergeable(merged)));
  const before = textsOf(survivor);
  await changeEntity(tx, survivor, {
    name: wanted.name,
    // without notes of their own choice, the survivor's stay
    ...(wanted.note == null ? {} : { note: wanted.note }),
    values: new Map(wanted.values.map(({ fieldId, value }) => [fieldId, value])),
  });
  const after = textsOf(await lockEntity(tx, survivorId));
  const moved: Moved = {
    answerIds: (await moveAnswers.rows(tx.queries, [mergedId, survivorId, null])).map(({ id }) => id),
    contactIds: await addContactsOf(tx, merged, survivor),
    requestIds: await moveRequests(tx, mergedId, survivorId),
    ...{ before, after },
  };
  await tx.db.entity.update({
    where: { id: mergedId },
    data: { deletedAt: tx.now, mergedIntoId: survivorId, revision: { increment: 1 } },
  });
  const names = { before: merged.name, after: after['name'] ?? null };
  await recordEntityChanges(tx, merged, [{ kind: 'merged', ...names }]);
  await recordEntityChanges(tx, survivor, [{ kind: 'merged', ...names }]);
  const id = newId();
  await tx.db.entityMerge.create({
    data: {
      ...{ id, teamId: survivor.teamId, survivorId, mergedId, moved },
      ...{ createdById: actingUserId(tx.ctx.actor), createdAt: tx.now },
    },
  });
  tx.audit({ kind: 'mergeEntities', ...aboutEntity(survivor), data: { entity: survivor.name, merged: merged.name } });
  return id;
});

/** Separates two merged entities again. Values that were edited since, and answers given since, stay as they are. */
export const undoEntityMerge = operation<{ readonly mergeId: string }, string>(
  'undoEntityMerge',
  async (tx, { mergeId }) => {
    const found = await tx.db.entityMerge.findUnique({ where: { id: mergeId } });
    refuseUnless(found, 'outdated');
    const { survivor, merged } = await lockBoth(tx, found.survivorId, found.mergedId);
    const merge = await tx.db.entityMerge.findUniqueOrThrow({ where: { id: mergeId } });
    refuseIf(undoMergeRefusal({ isUndone: merge.undoneAt !== null, isSurvivorArchived: survivor.deletedAt !== null }));
    const { answerIds, contactIds, requestIds, before, after } = movedShape.parse(merge.moved);
    const { name, note, ...values } = valuesToRestore(before, after, textsOf(survivor));
    await changeEntity(tx, survivor, {
      ...(name === undefined ? {} : { name }),
      ...(note === undefined ? {} : { note }),
      values: new Map(knownFields(survivor, values)),
    });
    await moveAnswers.rows(tx.queries, [survivor.id, merged.id, answerIds]);
    await tx.db.entityContact.deleteMany({ where: { entityId: survivor.id, userId: { in: contactIds } } });
    await tx.db.editSuggestionsRequest.updateMany({
      where: { id: { in: requestIds }, entityId: survivor.id, resolvedAt: null },
      data: { entityId: merged.id },
    });
    await tx.db.entity.update({
      where: { id: merged.id },
      data: { deletedAt: null, mergedIntoId: null, revision: { increment: 1 } },
    });
    const names = { before: survivor.name, after: merged.name };
    await recordEntityChanges(tx, merged, [{ kind: 'unmerged', ...names }]);
    await recordEntityChanges(tx, survivor, [{ kind: 'unmerged', ...names }]);
    await tx.db.entityMerge.update({
      where: { id: mergeId },
      data: { undoneAt: tx.now, undoneById: actingUserId(tx.ctx.actor) },
    });
    const data = { entity: survivor.name, merged: merged.name };
    tx.audit({ kind: 'undoEntityMerge', ...aboutEntity(survivor), data });
    return mergeId;
  },
);

/** In the order of their ids, so that two merges never wait for each other. */
async function lockBoth(tx: Tx, survivorId: string, mergedId: string) {
  const locked = new Map<string, LockedEntity>();
  for (const id of [...new Set([survivorId, mergedId])].toSorted()) locked.set(id, await lockEntity(tx, id));
  const [survivor, merged] = [locked.get(survivorId), locked.get(mergedId)];
  refuseUnless(survivor, 'outdated');
  refuseUnless(merged, 'outdated');
  return { survivor, merged };
}

const mergeable = ({ id, customEntityId, customEntity, deletedAt }: LockedEntity) => ({
  ...{ id, customEntityId, type: customEntity.type, isArchived: deletedAt !== null },
});

const textsOf = (entity: LockedEntity): Record<string, string | null> => ({
  ...Object.fromEntries(valuesOf(entity)),
  ...{ name: entity.name, note: entity.note },
});

/** Fields that were deleted since have no value to put back. */
function knownFields(
  { customEntity: { customEntityFields } }: LockedEntity,
  values: Readonly<Record<string, string | null>>,
): (readonly [string, string])[] {
  const known = new Set(customEntityFields.map(({ id }) => id));
  return Object.entries(values).flatMap(([id, value]) => (known.has(id) ? [[id, value ?? ''] as const] : []));
}

async function addContactsOf({ db, now }: Tx, merged: LockedEntity, survivor: LockedEntity): Promise<string[]> {
  const contacts = await db.entityContact.findMany({
    where: { entityId: merged.id, user: { entityContacts: { none: { entityId: survivor.id } } } },
    select: { userId: true },
  });
  await db.entityContact.createMany({
    data: contacts.map(({ userId }) => ({
      ...{ id: newId(), teamId: survivor.teamId, entityId: survivor.id, userId, createdAt: now },
    })),
    skipDuplicates: true,
  });
  return contacts.map(({ userId }) => userId);
}

async function moveRequests({ db }: Tx, from: string, to: string): Promise<string[]> {
  const open = await db.editSuggestionsRequest.findMany({
    where: { entityId: from, resolvedAt: null },
    select: { id: true },
  });
  const ids = open.map(({ id }) => id);
  await db.editSuggestionsRequest.updateMany({ where: { id: { in: ids } }, data: { entityId: to } });
  return ids;
}

const aboutEntity = ({ id, teamId }: LockedEntity) => ({ teamId, subjectType: 'Entity', subjectId: id });
