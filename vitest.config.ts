import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The conditions of Node itself: otherwise our files get one build of graphql, and the packages that use it another. */
const conditions = ['module-sync', 'node'];
const asNodeResolves = { resolve: { conditions, externalConditions: conditions } };

/** Rules and adapters' inner parts: nothing but Node. */
const unit: TestProjectInlineConfiguration = {
  ssr: asNodeResolves,
  test: {
    name: 'unit',
    include: ['{domain,server,web,workers,scripts}/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    // thousands of random cases take longer where other work goes on
    testTimeout: 30_000,
  },
};

const architecture: TestProjectInlineConfiguration = {
  ssr: asNodeResolves,
  test: {
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
};

const redisTests = 'tests/adapters/**/*.redis.test.ts';
const clamdTests = 'tests/adapters/**/*.clamd.test.ts';

interface Part {
  readonly include?: string;
  readonly exclude?: readonly string[];
  readonly testTimeout?: number;
}

/** Each test file may ask for a database of its own; the run has one PostgreSQL. */
const onDatabase = (
  name: string,
  { include, exclude = [], testTimeout = 30_000 }: Part = {},
): TestProjectInlineConfiguration => ({
  ssr: asNodeResolves,
  test: {
    name,
    include: [include ?? `tests/${name}/**/*.test.ts`],
    exclude: [...exclude],
    globalSetup: ['tests/support/globalSetup.ts'],
    environment: 'node',
    // nothing that a file leaves behind is shared but modules, and loading them anew for each took half the time
    isolate: false,
    testTimeout,
    hookTimeout: 60_000,
    // how long something may take to come is no claim of a test; a machine with other work takes its time
    expect: { poll: { timeout: 15_000 } },
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
      onDatabase('protocol', { testTimeout: 60_000 }),
      onDatabase('adapters', { exclude: [redisTests, clamdTests] }),
      // apart, because a machine may have no redis-server; `npm test` says so then
      onDatabase('redis', { include: redisTests }),
      // so with ClamAV
      onDatabase('clamd', { include: clamdTests }),
      onDatabase('commands', { testTimeout: 120_000 }),
      onDatabase('faults', { testTimeout: 300_000 }),
    ],
  },
});
