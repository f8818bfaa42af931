import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { readEnv } from '#server/env.ts';
import type { Services } from '#server/Services.ts';
import { cloneDatabase } from '#tests/support/cloneDatabase.ts';
import type { Cluster } from '#tests/support/cluster.ts';

/** A database and a process's services on it, to set up and inspect a drill. */
export interface Scene extends AsyncDisposable {
  readonly url: string;
  readonly services: Services;
}

export async function openScene(cluster: Cluster): Promise<Scene> {
  const parts = new AsyncDisposableStack();
  const clone = await cloneDatabase(cluster);
  parts.defer(() => clone.drop());
  return { url: clone.url, ...(await servicesOn(clone.url, parts)) };
}

export async function servicesOn(
  url: string,
  parts: AsyncDisposableStack,
): Promise<{ services: Services } & AsyncDisposable> {
  const settings = completeSettings(
    readEnv({ NODE_ENV: 'test', DATABASE_URL: url, SECRET_KEY: 'x'.repeat(40), LOG_LEVEL: 'silent' }),
  );
  const { services } = await createServices(settings, { name: 'drill', publicUrl: 'http://localhost:4000' }, parts);
  return { services, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}
