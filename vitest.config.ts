import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/support/LongestFirst.ts';

/** The conditions of Node itself: otherwise our files get one build of graphql, and the packages that use it another. */
const conditions = ['module-sync', 'node'];
const asNodeResolves = { resolve: { conditions, externalConditions: conditions } };

/** Most of what a test makes is rubbish when it ends: with more room for it, an eighth less work was seen. */
const roomForTheYoung = ['--max-semi-space-size=64'];

const sameChance = 'tests/support/sameChance.ts';

/** Node reads our TypeScript by itself, as it does for the product: nothing is compiled by Vite first. */
const readByNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** What imports a component, which is compiled. */
const componentTests = [
  'web/forms/withCorrectionHint.test.ts',
  'web/screens/Templates/Edit/preview/previewSession.test.ts',
  'tests/architecture/pageAddresses.test.ts',
];

const components: TestProjectInlineConfiguration = {
  ssr: asNodeResolves,
  test: {
    name: 'components',
    include: componentTests,
    environment: 'node',
    setupFiles: [sameChance],
    isolate: false,
    testTimeout: 60_000,
  },
};

/** Rules and adapters' inner parts: nothing but Node. */
const unit: TestProjectInlineConfiguration = {
  test: {
    ...readByNode,
    name: 'unit',
    include: ['{domain,messages,server,web,workers,scripts}/**/*.test.ts'],
    exclude: componentTests,
    environment: 'node',
    setupFiles: [sameChance],
    isolate: false,
    execArgv: roomForTheYoung,
    // thousands of random cases take longer where other work goes on
    testTimeout: 30_000,
  },
};

/** Asks the package registry, which no landing depends on. */
const registryTests = 'tests/architecture/lockFile.test.ts';

const registry: TestProjectInlineConfiguration = {
  test: { name: 'registry', include: [registryTests], environment: 'node', testTimeout: 60_000 },
};

const architecture: TestProjectInlineConfiguration = {
  test: {
    ...readByNode,
    name: 'architecture',
    include: ['tests/architecture/**/*.test.ts'],
    exclude: [registryTests, ...componentTests],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
  },
};

const redisTests = 'tests/adapters/**/*.redis.test.ts';
const clamdTests = 'tests/adapters/**/*.clamd.test.ts';
const onDatabaseTests = 'tests/{support,api,rest,jobs,permissions,protocol,adapters,faults}/**/*.test.ts';

/**
 * How each of our parts speaks with a system beside it: Stripe, mail servers, stores of files, address services. A landing meets them through
 * what people do; these go through all that such a system may answer.
 */
const besideTests = [
  'tests/adapters/{payments,mail,addresses}/**/*.test.ts',
  'tests/adapters/files/{s3Store,diskStore,fullDisk,keyRotation,clamdProtocol}.test.ts',
];

/** Minutes of killing, spoiling and racing, and of sending every wrong body: before a release, not before each landing. */
const drillTests = [
  'tests/rest/bodies.test.ts',
  'tests/faults/{addressesAway,drills,fuzz}.test.ts',
  'tests/jobs/{export,import,output}/workerKilled.test.ts',
  'tests/jobs/queue/workers.test.ts',
  'tests/adapters/documents/fileProcess.test.ts',
  'tests/adapters/files/constantMemory.test.ts',
  'tests/adapters/events/exactlyOnceDelivery.test.ts',
  'tests/api/account/ownership.property.test.ts',
  'tests/api/template/endlessPdf.test.ts',
  'tests/api/batch/largeBatch.test.ts',
  'tests/protocol/{goingAway,liveProcesses}.test.ts',
];

/** The commands of whoever runs an installation; the landing keeps one first start. */
const commandTests = 'tests/commands/**/*.test.ts';
const firstStart = 'tests/commands/firstStart.test.ts';

/** Each test file may ask for a database of its own; the run has one PostgreSQL. Folders are chosen by their path. */
const onDatabase = (
  name: string,
  include: string | string[],
  { exclude = [], testTimeout = 60_000 }: { readonly exclude?: string[]; readonly testTimeout?: number } = {},
): TestProjectInlineConfiguration => ({
  test: {
    ...readByNode,
    name,
    include: [include].flat(),
    exclude,
    globalSetup: ['tests/support/setup.ts'],
    setupFiles: [sameChance, 'tests/support/readRefusals.ts'],
    environment: 'node',
    // nothing that a file leaves behind is shared but modules, and loading them anew for each took half the time
    isolate: false,
    execArgv: roomForTheYoung,
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
    reporters: ['default', './scripts/checks/FlakyInVitest.ts'],
    projects: [
      unit,
      components,
      architecture,
      registry,
      onDatabase('database', onDatabaseTests, {
        exclude: [redisTests, clamdTests, ...besideTests, ...drillTests],
      }),
      onDatabase('adapters', besideTests),
      // apart, because a machine may have no redis-server; the run says so then
      onDatabase('redis', redisTests),
      // so with ClamAV
      onDatabase('clamd', clamdTests),
      onDatabase('drills', drillTests),
      onDatabase('first start', firstStart, { testTimeout: 300_000 }),
      onDatabase('commands', commandTests, { exclude: [firstStart], testTimeout: 300_000 }),
    ],
  },
});
