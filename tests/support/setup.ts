import type { TestProject } from 'vitest/node';
import { startCluster, type Cluster, type OwnedCluster } from '#tests/support/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

/**
 * Each connection would plan each statement five times before it may keep a plan, and most tests are over by then: that was an
 * eighth of all their work. The test of what a town plans (plannedOnce) says so for its own connections.
 */
const plannedAtOnce = { plan_cache_mode: 'force_generic_plan' };

/** Each project sets up on its own, in one process but with modules of its own; they share one cluster. */
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
