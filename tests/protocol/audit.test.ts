import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch });

/** Everything that the GraphQL over HTTP specification requires, recommends, or allows. */
test.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
  const result = await audit.fn();
  expect('reason' in result ? result.reason : null).toBeNull();
});
