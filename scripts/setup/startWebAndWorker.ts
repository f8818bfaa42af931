import type { Settings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { maxStatementMs } from '#server/database/pool.ts';
import { setUpDemoTown, type DemoSignIn } from '#server/demoTown/setUpDemoTown.ts';
import { listen } from '#server/http/listen.ts';
import { shutdownSettings } from '#server/process/shutdownSettings.ts';
import { startWeb } from '#server/startWeb.ts';
import { startWorker } from '#workers/startWorker.ts';

export interface RunningPortico {
  readonly address: string;
  readonly signIns: readonly DemoSignIn[];
}

/** Web server and worker in one process with a shared connection pool. */
export async function startWebAndWorker(settings: Settings, parts: AsyncDisposableStack): Promise<RunningPortico> {
  const listening = await listen(shutdownSettings(settings).listen);
  const address = settings.PUBLIC_URL ?? `http://localhost:${listening.port}`;
  const composed = await createServices(
    settings,
    { name: 'portico', publicUrl: address, longestStatement: maxStatementMs.both },
    parts,
  );
  const { services, embedded } = composed;
  parts.defer(() => listening.close());
  const signIns = await setUpDemoTown(services, embedded);
  await startWorker(services, parts);
  await startWeb(settings, composed, listening);
  return { address, signIns };
}
