import type { TestProject } from 'vitest/node';
import { startCluster, type Cluster, type OwnedCluster } from '#tests/support/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Cluster;
  }
}

/** Each project sets up on its own, in one process but with modules of its own; they share one cluster. */
interface Shared {
  cluster: Promise<OwnedCluster>;
  users: number;
}
const place = globalThis as { porticoTestCluster?: Shared | undefined };

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (place.porticoTestCluster ??= { cluster: startCluster(), users: 0 });
  shared.users += 1;
  const cluster = await shared.cluster;
  project.provide('cluster', { adminUrl: cluster.adminUrl, template: cluster.template });
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete place.porticoTestCluster;
    await cluster.stop();
  };
}
