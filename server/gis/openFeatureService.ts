import type { Logger } from 'pino';
import { demoParcels } from '#domain/entity/demoParcels.ts';
import type { Env } from '#server/env.ts';
import { createArcGis } from '#server/gis/createArcGis.ts';
import type { FeatureService, FeaturesUnavailable } from '#server/gis/FeatureService.ts';
import { createGuardedFetch, type GuardedFetchOptions } from '#server/outbound/createGuardedFetch.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

export interface FeatureServiceOptions {
  readonly env: Pick<Env, 'GIS_HOSTS' | 'NODE_ENV'>;
  readonly log: Pick<Logger, 'error'>;
}

/** ArcGIS feature services on the listed hosts; outside production also the parcels of the demo town. */
export async function openFeatureService({ env, log }: FeatureServiceOptions): Promise<FeatureService> {
  const report = throttleLog<FeaturesUnavailable>((error, others) =>
    log.error({ err: error, others }, 'a remote feature service failed'),
  );
  const embedded = env.NODE_ENV === 'production' ? {} : { embedded: await demoService() };
  return createArcGis({ fetch: createGuardedFetch({ hosts: env.GIS_HOSTS, ...embedded }), report });
}

async function demoService(): Promise<NonNullable<GuardedFetchOptions['embedded']>> {
  const { createDemoGis } = await import('#server/sandbox/gis/createDemoGis.ts');
  const demo = createDemoGis();
  return new Map([[demoParcels.host, (request) => demo.fetch(request)]]);
}
