import { expect, it } from 'vitest';
import { Command } from '#tests/commands/Command.ts';
import { DataFolder } from '#tests/commands/DataFolder.ts';
import { descendants, haveEnded, isRunning } from '#tests/commands/processes.ts';

it('starts on an empty folder, shows its page, and leaves nothing behind after Ctrl-C', async () => {
  using data = new DataFolder();
  await using start = new Command('start', { DATA_DIR: data.path });
  const address = await start.says(/Portico is running at (\S+)/);
  expect((await fetch(address, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(start.said).toMatch(/Starting PostgreSQL .*Applying migrations/s);
  const family = [...start.descendants(), ...descendants(data.postgres.pid)];
  expect(family).toContain(data.postgres.pid);

  start.interrupt();
  expect(await haveEnded([start.pid, ...family], 60_000)).toBe(true);
  expect(family.filter(isRunning)).toEqual([]);
  expect(await start.ends()).toBe(0);
});
