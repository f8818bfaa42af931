import { expect, it } from 'vitest';
import { Command } from '#tests/commands/Command.ts';
import { DataFolder } from '#tests/commands/DataFolder.ts';
import { haveEnded, isRunning } from '#tests/commands/processes.ts';

it('serves modules from Vite in development, and leaves nothing behind after Ctrl-C', async () => {
  using data = new DataFolder();
  await using dev = new Command('dev', { DATA_DIR: data.path });
  const address = await dev.says(/Portico is running at (\S+)/);

  const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('/@vite/client');
  expect((await fetch(`${address}/main.tsx`)).headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${address}/health`)).status).toBe(200);
  const family = dev.descendants();

  dev.interrupt();
  const inTime = await haveEnded([dev.pid, ...family], 5000);

  expect(family.filter(isRunning)).toEqual([]);
  expect(inTime).toBe(true);
});
