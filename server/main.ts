import { completeSettings } from '#server/completeSettings.ts';
import { createServices } from '#server/createServices.ts';
import { readEnv } from '#server/env.ts';
import { listen } from '#server/http/listen.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';
import { shutdownSettings } from '#server/process/shutdownSettings.ts';
import { startWeb } from '#server/startWeb.ts';

// A web server process. Any number of them can share one database.
await runUntilStopped(async (parts, _stopping, bePatient) => {
  const settings = completeSettings(readEnv());
  const { listen: wanted, forceExitMs: patienceMs } = shutdownSettings(settings);
  bePatient(patienceMs);
  const listening = await listen(wanted);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${listening.port}`;
  const composed = await createServices(settings, { name: 'portico web', publicUrl }, parts);
  parts.defer(() => listening.close());
  await startWeb(settings, composed, listening);
  process.stdout.write(`Portico is serving ${publicUrl} on port ${listening.port}. Press Ctrl+C to stop.\n`);
});
