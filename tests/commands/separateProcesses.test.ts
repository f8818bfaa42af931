import { expect, inject, it } from 'vitest';
import { Command } from '#tests/commands/Command.ts';
import { DataFolder } from '#tests/commands/DataFolder.ts';
import { haveEnded } from '#tests/commands/processes.ts';
import { cloneDatabase } from '#tests/support/cloneDatabase.ts';

it('runs web servers and workers separately, several of each on one database', async () => {
  using data = new DataFolder();
  const { url } = await cloneDatabase(inject('cluster'));
  const env = { DATA_DIR: data.path, DATABASE_URL: url };
  await using first = new Command('serve', env);
  await using second = new Command('serve', env);
  await using worker = new Command('work', env);
  await using otherWorker = new Command('work', env);
  const addresses = await Promise.all([first, second].map((server) => server.says(/Portico is serving (\S+)/)));
  await Promise.all([worker, otherWorker].map((one) => one.says(/The Portico worker is running/)));

  for (const address of addresses) expect((await fetch(`${address}/health`)).status).toBe(200);
  expect(new Set(addresses).size).toBe(2);

  const all = [first, second, worker, otherWorker];
  for (const one of all) one.interrupt();
  expect(
    await haveEnded(
      all.map(({ pid }) => pid),
      5000,
    ),
  ).toBe(true);
});

it.each(['serve', 'work', 'migrate'])(
  'refuses `npm run %s` without a database, and names the variable',
  async (name) => {
    using data = new DataFolder();
    await using command = new Command(name, { DATA_DIR: data.path });

    expect(await command.ends()).toBe(1);

    expect(command.said).toContain('DATABASE_URL is missing');
  },
);
