import { embeddedDatabase } from '#tests/e2e/support/database.ts';
import { startPortico } from '#tests/support/startPortico.ts';

export interface TownByApproval extends AsyncDisposable {
  readonly origin: string;
}

/** A second server on the test database where verified users request teams and the operator decides. */
export async function openTownByApproval(): Promise<TownByApproval> {
  const env = { WEB_DEV_SERVER: '', TEAM_CREATION: 'approval', TRUSTED_PROXIES: '1' };
  const server = await startPortico('server', { url: embeddedDatabase(), env });
  return {
    origin: `http://localhost:${server.port}`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
