import type { BuildStep } from '#scripts/setup/buildStep.ts';

export const prismaClient: BuildStep = {
  name: 'Prisma client',
  command: ['prisma', 'generate'],
  inputs: ['prisma/schema', 'prisma.config.ts', 'package-lock.json'],
  outputs: ['server/generated/prisma'],
};

/** All generated files, in order: later steps may read the output of earlier ones. */
export const generationSteps: readonly BuildStep[] = [
  prismaClient,
  {
    name: 'GraphQL schema',
    command: ['node', 'scripts/printSchema.ts'],
    inputs: ['server', 'domain', 'messages', 'prisma/schema', 'scripts/printSchema.ts'],
    outputs: ['schema.graphql'],
  },
  {
    name: 'mutation input types',
    command: ['node', 'scripts/printMutationInputs.ts'],
    inputs: ['server', 'domain', 'messages', 'prisma/schema', 'scripts/printMutationInputs.ts'],
    outputs: ['tests/support/__generated__'],
  },
  {
    name: 'web client GraphQL documents',
    command: ['node', 'scripts/compileDocuments.ts'],
    inputs: ['web', 'schema.graphql', 'relay.config.js', 'scripts/compileDocuments.ts'],
    outputs: ['web/__generated__', 'persisted.json'],
  },
  {
    name: 'scope table',
    command: ['node', 'scripts/printScopes.ts'],
    inputs: ['server', 'domain', 'messages', 'prisma/schema', 'scripts/printScopes.ts'],
    outputs: ['tests/permissions/scopes.txt', 'tests/permissions/routes.txt'],
  },
  {
    name: 'error code page',
    command: ['node', 'scripts/printErrorCodes.ts'],
    inputs: ['domain/kernel', 'messages', 'scripts/printErrorCodes.ts', 'scripts/setup/requestErrorCodes.ts'],
    outputs: ['docs/error-codes.md'],
  },
  {
    name: 'JSON Schema of form files',
    command: ['node', 'scripts/printFormFileSchema.ts'],
    inputs: ['domain', 'scripts/printFormFileSchema.ts'],
    outputs: ['docs/form-file.schema.json'],
  },
  {
    name: 'data model page',
    command: ['node', 'scripts/printDataModel.ts'],
    inputs: ['prisma/schema', 'scripts/printDataModel.ts'],
    outputs: ['docs/data-model.md'],
  },
  {
    name: 'settings table',
    command: ['node', 'scripts/printSettings.ts'],
    inputs: ['server/environmentVariables.ts', 'scripts/printSettings.ts'],
    outputs: ['README.md'],
  },
];

export const webClient: BuildStep = {
  name: 'web client',
  command: ['vite', 'build', '--logLevel', 'warn'],
  inputs: ['web', 'domain', 'messages', 'scripts/client', 'vite.config.ts', 'relay.config.js', 'package-lock.json'],
  outputs: ['dist/web'],
};

export const pageRenderer: BuildStep = {
  name: 'page renderer',
  command: ['vite', 'build', '--ssr', 'renderPage.tsx', '--logLevel', 'warn'],
  inputs: webClient.inputs,
  outputs: ['dist/render'],
};

export const graphiqlAssets: BuildStep = {
  name: 'GraphiQL assets',
  command: ['node', 'scripts/copyGraphiql.ts'],
  inputs: ['scripts/copyGraphiql.ts', 'package-lock.json'],
  outputs: ['dist/graphiql'],
};
