import { readEntityValue } from '#domain/entity/entityValue.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { FeaturesUnavailable, type RemoteFeature } from '#server/gis/FeatureService.ts';
import { newId } from '#server/newId.ts';
import { changeEntity, lockEntity, recordEntityChanges } from '#server/operations/entity/changeEntity.ts';
import { lockCustomEntity } from '#server/operations/entity/customEntity.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

interface NamedFeature {
  readonly customEntityId: string;
  readonly remoteId: string;
}

/**
 * The entity of a feature that someone chose: it is read from the remote service, and created if it is chosen for the
 * first time. If the service doesn't respond, an entity that is already here is used as it was last read. Decision 0144.
 */
export async function addRemoteEntity(
  ctx: OperationContext,
  { customEntityId, remoteId }: NamedFeature,
): Promise<string> {
  const { db, features } = ctx.services;
  const kind = await db.customEntity.findFirst({ where: { id: customEntityId, archivedAt: null } });
  refuseUnless(kind?.type === 'remote_gis' && kind.serviceUrl !== null, 'notRemote');
  const known = await db.entity.findUnique({ where: { customEntityId_remoteId: { customEntityId, remoteId } } });
  const feature = await readFeature(features.read(kind.serviceUrl, [remoteId]));
  if (feature === 'unavailable') {
    if (known?.missingSince !== null) throw new Refusal('remoteSourceUnavailable');
    return known.id;
  }
  if (feature !== null) return saveRemoteEntity(ctx, { customEntityId, feature });
  if (known) await markMissing(ctx, { entityId: known.id });
  throw new Refusal('remoteEntityNotFound');
}

/** Reads an entity from its remote service again. */
export async function refreshRemoteEntity(ctx: OperationContext, entityId: string): Promise<string> {
  const { db, features } = ctx.services;
  const entity = await db.entity.findUnique({ where: { id: entityId }, include: { customEntity: true } });
  const { customEntityId, remoteId, customEntity } = entity ?? {};
  refuseUnless(customEntityId && remoteId && customEntity?.serviceUrl, 'notRemote');
  const feature = await readFeature(features.read(customEntity.serviceUrl, [remoteId]));
  if (feature === 'unavailable') throw new Refusal('remoteSourceUnavailable');
  if (feature === null) return markMissing(ctx, { entityId });
  return saveRemoteEntity(ctx, { customEntityId, feature });
}

async function readFeature(reading: Promise<readonly RemoteFeature[]>): Promise<RemoteFeature | null | 'unavailable'> {
  try {
    return (await reading)[0] ?? null;
  } catch (error) {
    if (error instanceof FeaturesUnavailable) return 'unavailable';
    throw error;
  }
}

interface ReadFeature {
  readonly customEntityId: string;
  readonly feature: RemoteFeature;
}

/** Keeps a feature as it was just read. One feature is one entity, however many people choose it at once. */
export const saveRemoteEntity = operation<ReadFeature, string>(
  'saveRemoteEntity',
  async (tx, { customEntityId, feature }) => {
    const kind = await lockCustomEntity(tx, customEntityId);
    const { id: remoteId, data, geometry } = feature;
    const nameField =
      kind.nameFieldId && (await tx.db.customEntityField.findUnique({ where: { id: kind.nameFieldId } }));
    // not the layer's own name, which may be a value that residents don't see
    const name = nameField ? (data[nameField.remoteKey ?? ''] ?? remoteId) : feature.name;
    const identity = { customEntityId, remoteId };
    const { count } = await tx.db.entity.createMany({
      data: [
        {
          ...{ id: newId(), teamId: kind.teamId, ...identity, name },
          ...{ createdById: actingUserId(tx.ctx.actor), createdAt: tx.now },
        },
      ],
      skipDuplicates: true,
    });
    const { id } = await tx.db.entity.findUniqueOrThrow({
      where: { customEntityId_remoteId: identity },
      select: { id: true },
    });
    const entity = await lockEntity(tx, id);
    if (count > 0) await recordEntityChanges(tx, entity, [{ kind: 'created' }]);
    const values = entity.customEntity.customEntityFields.flatMap((field) => {
      if (field.remoteKey === null) return [];
      const value = data[field.remoteKey] ?? '';
      // a remote value that isn't of its field's type can't be used in logic and documents
      return readEntityValue(value, field).ok ? [[field.id, value] as const] : [];
    });
    const hasNameField = entity.customEntity.nameFieldId !== null;
    await changeEntity(tx, entity, { values: new Map(values), ...(hasNameField ? {} : { name }) });
    await tx.db.entity.update({
      where: { id },
      data: {
        ...{ fieldData: data, refreshedAt: tx.now, missingSince: null, deletedAt: null },
        geometry: geometry === null ? Prisma.DbNull : { ...geometry },
      },
    });
    return id;
  },
);

/** Notes that the remote service no longer has an entity. What was last read of it is kept. */
export const markMissing = operation<{ readonly entityId: string }, string>('markMissing', async (tx, { entityId }) => {
  const entity = await lockEntity(tx, entityId);
  await tx.db.entity.update({
    where: { id: entityId },
    data: { refreshedAt: tx.now, missingSince: entity.missingSince ?? tx.now },
  });
  return entityId;
});
