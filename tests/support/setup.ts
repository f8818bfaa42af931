import type { TestProject } from 'vitest/node';
import { startCluster, type Cluster, type OwnedCluster } from '#tests/support/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

/**
 * PostgreSQL plans a statement five times before it may reuse a generic plan, and most tests end before that, which
 * took an eighth of their time. The test of production plans (plannedOnce) changes this for its own connections.
 */
const plannedAtOnce = { plan_cache_mode: 'force_generic_plan' };

/** Each project has its own setup, in one process but with separate modules; they share one cluster. */
interface Shared {
  cluster: Promise<OwnedCluster>;
  users: number;
}
const place = globalThis as { porticoTestCluster?: Shared | undefined };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (place.porticoTestCluster ??= { cluster: startCluster(plannedAtOnce), users: 0 });
  shared.users += 1;
  const cluster = await shared.cluster;
  project.provide('cluster', {
    adminUrl: cluster.adminUrl,
    template: cluster.template,
    isThrownAway: cluster.isThrownAway,
  });
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete place.porticoTestCluster;
    await cluster.stop();
  };
}
