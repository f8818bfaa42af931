import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { maxStatementMs } from '#server/database/pool.ts';
import { readEnv } from '#server/env.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';
import { shutdownSettings } from '#server/process/shutdownSettings.ts';
import { startWorker } from '#workers/startWorker.ts';

// A worker process. Any number of them can share one database's queue.
await runUntilStopped(async (parts, _stopping, bePatient) => {
  const settings = completeSettings(readEnv());
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT ?? 4000}`;
  const { services } = await createServices(
    settings,
    { name: 'portico worker', publicUrl, longestStatement: maxStatementMs.worker },
    parts,
  );
  const { listen, forceExitMs: patienceMs } = shutdownSettings(settings);
  bePatient(patienceMs);
  await startWorker(services, parts, listen.finishMs);
  process.stdout.write('The Portico worker is running. Press Ctrl+C to stop.\n');
});
