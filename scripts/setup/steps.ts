import type { Step } from '#scripts/setup/step.ts';

export const prismaClient: Step = {
  name: 'Prisma client',
  command: ['prisma', 'generate'],
  inputs: ['prisma/schema', 'prisma.config.ts', 'package-lock.json'],
  outputs: ['server/generated/prisma'],
};

/** All generation steps in order; later ones may read what earlier ones generated. */
export const generation: readonly Step[] = [
  prismaClient,
  {
    name: 'GraphQL schema',
    command: ['node', 'scripts/printSchema.ts'],
    inputs: ['server', 'domain', 'messages', 'prisma/schema', 'scripts/printSchema.ts'],
    outputs: ['schema.graphql'],
  },
  {
    name: 'GraphQL documents of the web client',
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
    name: 'page of error codes',
    command: ['node', 'scripts/printErrorCodes.ts'],
    inputs: ['domain/kernel', 'messages', 'scripts/printErrorCodes.ts', 'scripts/setup/codesOfRequests.ts'],
    outputs: ['docs/error-codes.md'],
  },
  {
    name: 'data model page',
    command: ['node', 'scripts/printDataModel.ts'],
    inputs: ['prisma/schema', 'scripts/printDataModel.ts'],
    outputs: ['docs/data-model.md'],
  },
  {
    name: 'table of settings',
    command: ['node', 'scripts/printSettings.ts'],
    inputs: ['server/environmentVariables.ts', 'scripts/printSettings.ts'],
    outputs: ['README.md'],
  },
];

export const webClient: Step = {
  name: 'web client',
  command: ['vite', 'build', '--logLevel', 'warn'],
  inputs: ['web', 'domain', 'messages', 'scripts/client', 'vite.config.ts', 'relay.config.js', 'package-lock.json'],
  outputs: ['dist/web'],
};

export const graphiqlParts: Step = {
  name: 'parts of GraphiQL',
  command: ['node', 'scripts/copyGraphiql.ts'],
  inputs: ['scripts/copyGraphiql.ts', 'package-lock.json'],
  outputs: ['dist/graphiql'],
};
