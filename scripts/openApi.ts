import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { prismaClient } from '#scripts/setup/buildSteps.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';

// npm run -s openapi: prints only the OpenAPI document, for any server; its paths are relative to that of the server
await runUntilStopped(async (_parts, stopping) => {
  await buildStaleOutputs([prismaClient], stopping);
  // these import the Prisma client, which exists only now
  const { porticoSchema } = await import('#server/graphql/porticoSchema.ts');
  const { endpoints } = await import('#server/rest/endpoints/endpoints.ts');
  const { openApiOf } = await import('#server/rest/openApiOf.ts');
  const text = JSON.stringify(openApiOf(porticoSchema(), endpoints, '/'), null, 2);
  // the process exits afterwards, so wait until a pipe has taken everything
  await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));
  return 'finished';
});
