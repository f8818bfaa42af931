import { fieldSlug, maxEntityFields } from '#domain/entity/customEntity.ts';
import type { EntityDataType } from '#domain/entity/entityValue.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { CustomEntity } from '#server/generated/prisma/client.ts';
import {
  FeaturesUnavailable,
  type FeaturesProblem,
  type RemoteFieldKind,
  type RemoteLayer,
} from '#server/gis/FeatureService.ts';
import { newId } from '#server/newId.ts';
import { announceCustomEntities } from '#server/operations/entity/announceCustomEntities.ts';
import { aboutKind, lockCustomEntity } from '#server/operations/entity/customEntity.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseAt, refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

const problemCodes: Readonly<Record<FeaturesProblem, RefusalCode>> = {
  notAllowed: 'serviceUrlNotAllowed',
  notLayer: 'serviceUrlNoLayer',
  unreachable: 'serviceUrlUnreachable',
};

/** What the service says about the layer at this address; refused if it can't be read. */
export async function describeLayer({ services }: OperationContext, serviceUrl: string): Promise<RemoteLayer> {
  try {
    return await services.features.describe(serviceUrl);
  } catch (error) {
    if (error instanceof FeaturesUnavailable) refuseAt('serviceUrl', problemCodes[error.problem]);
    throw error;
  }
}

/** Reads the fields of a kind from its remote layer again, and adds those that are new. */
export async function refreshRemoteFields(ctx: OperationContext, customEntityId: string): Promise<void> {
  const kind = await ctx.services.db.customEntity.findUnique({ where: { id: customEntityId } });
  refuseUnless(kind?.type === 'remote_gis' && kind.serviceUrl !== null, 'notRemote');
  await saveRemoteFields(ctx, { customEntityId, layer: await describeLayer(ctx, kind.serviceUrl) });
}

/**
 * Adds the fields of a layer that a kind doesn't have yet. Fields that the layer no longer has are kept with their
 * values, because forms and documents may use them.
 */
export const saveRemoteFields = operation<{ readonly customEntityId: string; readonly layer: RemoteLayer }, string>(
  'saveRemoteFields',
  async (tx, { customEntityId, layer }) => {
    const kind = await lockCustomEntity(tx, customEntityId);
    refuseUnless(kind.type === 'remote_gis', 'notRemote');
    const added = await addFields(tx, kind, layer);
    if (added > 0) {
      tx.audit({ kind: 'refreshRemoteFields', ...aboutKind(kind, { fields: added }) });
      announceCustomEntities(tx, kind.teamId);
    }
    return kind.id;
  },
);

const dataTypes: Readonly<Record<RemoteFieldKind, EntityDataType>> = { text: 'string', number: 'float', date: 'date' };

async function addFields({ db }: Tx, { id: customEntityId, teamId, nameFieldId }: CustomEntity, layer: RemoteLayer) {
  const there = await db.customEntityField.findMany({ where: { customEntityId } });
  const known = new Set(there.map(({ remoteKey }) => remoteKey));
  const slugs = new Set(there.map(({ slug }) => slug));
  const begin = Math.max(-1, ...there.map(({ position }) => position)) + 1;
  const added = layer.fields
    .filter(({ key }) => !known.has(key))
    .slice(0, maxEntityFields - there.length)
    .map(({ key, name, kind }, place) => {
      const slug = fieldSlug(name, slugs);
      slugs.add(slug);
      return {
        ...{ id: newId(), teamId, customEntityId, name, slug, dataType: dataTypes[kind] },
        // layers often have what residents shouldn't see, such as owners, so the team decides about each field
        ...{ remoteKey: key, position: begin + place, viewable: key === layer.nameKey },
      };
    });
  await db.customEntityField.createMany({ data: added });
  const nameField = [...there, ...added].find(({ remoteKey }) => remoteKey === layer.nameKey);
  if (nameFieldId === null && nameField)
    await db.customEntity.update({ where: { id: customEntityId }, data: { nameFieldId: nameField.id } });
  return added.length;
}
