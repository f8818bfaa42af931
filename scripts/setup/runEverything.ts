import { comeAndGo } from '#server/comeAndGo.ts';
import type { Settings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { longestStatementMs } from '#server/database/pool.ts';
import { firstRun, type DemoSignIn } from '#server/demoTown/firstRun.ts';
import { listen } from '#server/http/listen.ts';
import { startWeb } from '#server/startWeb.ts';
import { startWorker } from '#workers/startWorker.ts';

export interface Running {
  readonly address: string;
  readonly signIns: readonly DemoSignIn[];
}

/** Web server and worker in one process with a shared connection pool. */
export async function runEverything(settings: Settings, parts: AsyncDisposableStack): Promise<Running> {
  const listening = await listen(comeAndGo(settings).listen);
  const address = settings.PUBLIC_URL ?? `http://localhost:${listening.port}`;
  const composed = await createServices(
    settings,
    { name: 'portico', publicUrl: address, longestStatement: longestStatementMs.both },
    parts,
  );
  const { services, embedded } = composed;
  parts.defer(() => listening.close());
  const signIns = await firstRun(services, embedded);
  await startWorker(services, parts);
  await startWeb(settings, composed, listening);
  return { address, signIns };
}
