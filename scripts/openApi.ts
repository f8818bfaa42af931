import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { prismaClient } from '#scripts/setup/steps.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// npm run -s openapi: the OpenAPI document alone, for any server: its addresses begin with that of the server
await runUntilStopped(async (_parts, stopping) => {
  await bringUpToDate([prismaClient], stopping);
  // they read the Prisma client, which is there only now
  const { porticoSchema } = await import('#server/graphql/porticoSchema.ts');
  const { endpoints } = await import('#server/rest/endpoints.ts');
  const { openApiOf } = await import('#server/rest/openApiOf.ts');
  const text = JSON.stringify(openApiOf(porticoSchema(), endpoints, '/'), null, 2);
  // the process ends when this does, and a pipe takes its time
  await new Promise((resolve) => process.stdout.write(`${text}\n`, resolve));
  return 'finished';
});
