import { ServerProcess } from '#scripts/dev/ServerProcess.ts';
import { startVite } from '#scripts/dev/startVite.ts';
import { watchSources } from '#scripts/dev/watchSources.ts';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { bringUpToDate } from '#scripts/setup/bringUpToDate.ts';
import { claimDataFolder } from '#scripts/setup/claimDataFolder.ts';
import { findDatabase } from '#scripts/setup/findDatabase.ts';
import { generation } from '#scripts/setup/steps.ts';
import { welcome } from '#scripts/setup/welcome.ts';
import { comeAndGo } from '#server/comeAndGo.ts';
import { readEnv, type Env } from '#server/env.ts';
import { listen } from '#server/http/listen.ts';
import { runUntilStopped } from '#server/runUntilStopped.ts';

// npm run dev: like npm start, but applies every change immediately
await runUntilStopped(async (parts, stopping) => {
  const env = readEnv();
  const claim = await claimDataFolder(env.DATA_DIR, parts, stopping);
  if (claim === null) return 'finished';
  const [databaseUrl] = await Promise.all([findDatabase(env, parts, stopping), bringUpToDate(generation, stopping)]);
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
    process.stdout.write(welcome(running));
  }
  watchSources(async (files) => {
    try {
      await bringUpToDate(generation, stopping);
      if (files.some((file) => file.startsWith('prisma/migrations'))) await applyMigrations(databaseUrl, { stopping });
      // Vite has already sent the browser what only it needs
      if (files.every((file) => file.startsWith('web/'))) return;
      await server.stop();
      const isUp = (await server.start()) !== null;
      process.stdout.write(isUp ? 'The server runs with your changes.\n' : 'The server waits for the next change.\n');
    } catch (error) {
      if (!stopping.aborted) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    }
  }, stopping);
});

/** Chosen once, so that a restarted server keeps the port that open pages use. */
async function choosePort(env: Env): Promise<number> {
  const listening = await listen(comeAndGo(env).listen);
  await listening.close();
  return listening.port;
}
