import { statement } from '#server/database/statement.ts';
import { FeaturesUnavailable, maxReadFeatures } from '#server/gis/FeatureService.ts';
import { markMissing, saveRemoteEntity } from '#server/operations/entity/remoteEntity.ts';
import type { OperationContext } from '#server/Services.ts';

interface DueEntity {
  readonly id: string;
  readonly remote_id: string;
  readonly custom_entity_id: string;
  readonly service_url: string;
}

const mostAtOnce = 1_000;

/** Entities that were not read for a day, those that were read longest ago first. */
const dueEntities = statement<[now: Date, limit: number], DueEntity>(
  'remote_entities_due',
  `SELECT e.id, e.remote_id, e.custom_entity_id, k.service_url
   FROM entities e JOIN custom_entities k ON k.id = e.custom_entity_id
   WHERE e.refreshed_at < $1::timestamptz - interval '1 day' AND e.remote_id IS NOT NULL AND e.deleted_at IS NULL
     AND k.archived_at IS NULL AND k.service_url IS NOT NULL
   ORDER BY e.refreshed_at LIMIT $2::int`,
);

/** Reads remote entities again, a hundred per request. Those of a service that doesn't respond stay due. */
export async function refreshRemoteEntities(ctx: OperationContext): Promise<void> {
  const due = await dueEntities.rows(ctx.services.pool, [ctx.services.now(), mostAtOnce]);
  for (const ofLayer of Map.groupBy(due, ({ custom_entity_id: kind }) => kind).values())
    for (let at = 0; at < ofLayer.length; at += maxReadFeatures)
      if (!(await refreshPage(ctx, ofLayer.slice(at, at + maxReadFeatures)))) break;
}

/** False if the service doesn't respond. */
async function refreshPage(ctx: OperationContext, page: readonly DueEntity[]): Promise<boolean> {
  const [first] = page;
  if (first === undefined) return true;
  try {
    const ids = page.map(({ remote_id: id }) => id);
    const found = new Map((await ctx.services.features.read(first.service_url, ids)).map((one) => [one.id, one]));
    for (const { id: entityId, remote_id: remoteId, custom_entity_id: customEntityId } of page) {
      const feature = found.get(remoteId);
      await (feature ? saveRemoteEntity(ctx, { customEntityId, feature }) : markMissing(ctx, { entityId }));
    }
    return true;
  } catch (error) {
    if (error instanceof FeaturesUnavailable) return false;
    throw error;
  }
}
