import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { startPostgres } from '#server/embedded/postgres/startPostgres.ts';
import { readEnv } from '#server/env.ts';
import type { Services } from '#server/Services.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

export interface EmptyInstallation {
  readonly services: Services;
  readonly url: string;
}

/** An empty installation with fsync on, removed with `parts`. */
export async function openEmpty(parts: AsyncDisposableStack, name: string): Promise<EmptyInstallation> {
  const folder = scratchFolder(`bench-${name}`);
  const postgres = await startPostgres({ folder: `${folder}/postgres`, durability: 'durable' });
  parts.defer(() => postgres.stop());
  await applyMigrations(postgres.url);
  return { services: await openServices(parts, postgres.url), url: postgres.url };
}

/** A process of the product on an existing database. */
export async function openServices(parts: AsyncDisposableStack, url: string): Promise<Services> {
  const env = {
    DATABASE_URL: url,
    SECRET_KEY: 'x'.repeat(40),
    DATA_DIR: scratchFolder('bench-data'),
    LOG_LEVEL: 'silent',
  };
  const settings = completeSettings(readEnv(env));
  return (await createServices(settings, { name: 'bench', publicUrl: 'http://localhost' }, parts)).services;
}
