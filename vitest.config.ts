import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { findRedisServer } from './scripts/setup/findProgram.ts';

// Without a redis-server these cannot run; `npm test` names them as not run.
const impossible = findRedisServer() === null ? ['**/*.redis.test.ts'] : [];

/** Rules and adapters' inner parts: nothing but Node. */
const unit: TestProjectInlineConfiguration = {
  test: {
    name: 'unit',
    include: ['{domain,server,web,workers,scripts}/**/*.test.ts'],
    environment: 'node',
  },
};

const architecture: TestProjectInlineConfiguration = {
  test: {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
};

/** Each test file may ask for a database of its own; the run has one PostgreSQL. */
const onDatabase = (name: string, testTimeout = 20_000): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    exclude: impossible,
    globalSetup: ['tests/support/globalSetup.ts'],
    environment: 'node',
    testTimeout,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      unit,
      architecture,
      onDatabase('support'),
      onDatabase('api'),
      onDatabase('rest'),
      onDatabase('jobs'),
      onDatabase('permissions'),
      onDatabase('adapters'),
      onDatabase('commands', 120_000),
      onDatabase('faults', 300_000),
    ],
  },
});
