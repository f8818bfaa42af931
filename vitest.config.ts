import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';

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
const onDatabaseTests = 'tests/{support,api,rest,jobs,permissions,protocol,adapters,faults}/**/*.test.ts';

/** Each test file may ask for a database of its own; the run has one PostgreSQL. Folders are chosen by their path. */
const onDatabase = (
  name: string,
  include: string,
  { exclude = [], testTimeout = 60_000 }: { readonly exclude?: string[]; readonly testTimeout?: number } = {},
): TestProjectInlineConfiguration => ({
  ssr: asNodeResolves,
  test: {
    name,
    include: [include],
    exclude,
    globalSetup: ['tests/support/globalSetup.ts'],
    environment: 'node',
    // nothing that a file leaves behind is shared but modules, and loading them anew for each took half the time
    isolate: false,
    testTimeout,
    hookTimeout: 60_000,
    // what passed only at a second try is to be mended, and holds up nobody's landing
    retry: 1,
    // how long something may take to come is no claim of a test; a machine with other work takes its time
    expect: { poll: { timeout: 15_000 } },
  },
});

export default defineConfig({
  test: {
    // left to itself Vitest keeps a processor free, which is half of a machine with two
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      unit,
      architecture,
      onDatabase('database', onDatabaseTests, { exclude: [redisTests, clamdTests] }),
      // apart, because a machine may have no redis-server; `npm test` says so then
      onDatabase('redis', redisTests),
      // so with ClamAV
      onDatabase('clamd', clamdTests),
      onDatabase('commands', 'tests/commands/**/*.test.ts', { testTimeout: 120_000 }),
    ],
  },
});
