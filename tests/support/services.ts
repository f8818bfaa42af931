import { afterAll, beforeAll } from 'vitest';
import { completeSettings } from '#server/completeSettings.ts';
import { createServices, type ComposedServices } from '#server/createServices.ts';
import { readEnv } from '#server/env.ts';
import { useDatabase } from '#tests/support/database.ts';
import { openReusedConnection } from '#tests/support/reusedConnections.ts';

export const publicUrl = 'http://localhost:4000';

/** A server process's services on the test file's database. Use them inside tests and hooks. */
export function useServices(
  environment: Readonly<Record<string, string>> = {},
  database = useDatabase(),
): ComposedServices {
  const parts = new AsyncDisposableStack();
  const made: Partial<ComposedServices> = {};
  beforeAll(async () => {
    const settings = completeSettings(
      readEnv({
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        SECRET_KEY: 'x'.repeat(40),
        LOG_LEVEL: 'silent',
        ...environment,
      }),
    );
    Object.assign(
      made,
      await createServices(settings, { name: 'test', publicUrl, connectTo: openReusedConnection }, parts),
    );
  });
  afterAll(() => parts.disposeAsync());
  return {
    get services() {
      return there(made.services);
    },
    get metrics() {
      return made.metrics ?? null;
    },
    get embedded() {
      return there(made.embedded);
    },
  };
}

function there<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error("Services exist only while their file's tests run.");
  return part;
}
