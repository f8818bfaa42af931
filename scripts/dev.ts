import { ServerProcess } from '#scripts/dev/ServerProcess.ts';
import { startVite } from '#scripts/dev/startVite.ts';
import { watchSources } from '#scripts/dev/watchSources.ts';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { buildStaleOutputs } from '#scripts/setup/buildStaleOutputs.ts';
import { generationSteps } from '#scripts/setup/buildSteps.ts';
import { claimDataFolder } from '#scripts/setup/claimDataFolder.ts';
import { findDatabase } from '#scripts/setup/findDatabase.ts';
import { welcomeMessage } from '#scripts/setup/welcomeMessage.ts';
import { readEnv, type Env } from '#server/env.ts';
import { listen } from '#server/http/listen.ts';
import { runUntilStopped } from '#server/process/runUntilStopped.ts';
import { shutdownSettings } from '#server/process/shutdownSettings.ts';

// npm run dev: like npm start, but applies every change immediately
await runUntilStopped(async (parts, stopping) => {
  const env = readEnv();
  const claim = await claimDataFolder(env.DATA_DIR, parts, stopping);
  if (claim === null) return 'finished';
  const [databaseUrl] = await Promise.all([
    findDatabase(env, parts, stopping),
    buildStaleOutputs(generationSteps, stopping),
  ]);
  const devServer = await startVite(parts);
  const server = new ServerProcess({
    DATABASE_URL: databaseUrl,
    WEB_DEV_SERVER: devServer,
    PORT: String(await choosePort(env)),
  });
  parts.defer(() => server.stop());

  const running = await server.start();
  if (running !== null) {
    claim.announce(running.address);
    process.stdout.write(welcomeMessage(running));
  }
  watchSources(async (files) => {
    try {
      await buildStaleOutputs(generationSteps, stopping);
      if (files.some((file) => file.startsWith('prisma/migrations'))) await applyMigrations(databaseUrl, { stopping });
      // Vite has already sent browser-only changes
      if (files.every((file) => file.startsWith('web/'))) return;
      await server.stop();
      const isUp = (await server.start()) !== null;
      process.stdout.write(
        isUp ? 'The server restarted with your changes.\n' : 'The server will start after the next change.\n',
      );
    } catch (error) {
      if (!stopping.aborted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  }, stopping);
});

/** Chosen once, so that a restarted server keeps the address of open pages. */
async function choosePort(env: Env): Promise<number> {
  const listening = await listen(shutdownSettings(env).listen);
  await listening.close();
  return listening.port;
}
