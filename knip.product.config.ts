import type { KnipConfig } from 'knip';

/** Fragments that keep the store whole: relay-compiler reads them, and nobody imports them. */
export const readByRelayAlone: readonly string[] = [
  'web/parts/template/formTreeFragment.ts',
  'web/screens/Submission/discussion/afterDiscussionChangeFragment.ts',
  'web/screens/Submission/embed/afterChangeFragment.ts',
  'web/screens/Submission/panels/access/afterPeopleChangeFragment.ts',
  'web/screens/Submission/panels/files/afterFileChangeFragment.ts',
  'web/screens/Submission/steps/responsibility/afterAssignmentFragment.ts',
  'web/screens/Templates/Edit/logicTreeFragment.ts',
  'web/screens/Templates/Edit/optionTreeFragment.ts',
  'web/screens/Templates/Form/wholeDraftFragment.ts',
];

/** Rules that are written and tested, and the topic that each waits for. The list only ever grows shorter. */
export const waiting: readonly string[] = [
  // what programs read of answers that they may not see
  'domain/access/redactionOf.ts',
  // the editor of formulas
  'domain/form/formula/formulaSchema.ts',
];

/** What only tests ask for, and stands beside what it measures. */
const forTests: readonly string[] = [
  'server/sandbox/store/createMemoryStore.ts',
  'server/queries/dashboard/dashboardDifferences.ts',
  // why a mutation needs no idempotency key: a test holds the schema to it
  'server/graphql/keyless.ts',
];

/** What a stylesheet takes of other files and of packages, as imports. */
export const stylesheets = (text: string): string =>
  [...text.matchAll(/(?:@import |url\()'([@.][^']+)'/g)].map(([, file]) => `import '${file}';`).join('\n');

/** What no server, worker, browser or command comes to. What is excused here and is reached all the same fails the check. */
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
  ],
  project: [
    '{domain,messages,server,web,workers,scripts}/**/*.{ts,tsx,mjs,css}',
    'prisma/**/*.{mjs,prisma}',
    '!**/*.test.{ts,tsx}',
  ],
  compilers: { css: stylesheets },
  vitest: false,
  playwright: false,
  // the failure page links its stylesheet by address
  ignoreFiles: [...readByRelayAlone, ...waiting, ...forTests, 'web/public/failure.css'],
  include: ['files'],
  treatConfigHintsAsErrors: true,
};

export default config;
