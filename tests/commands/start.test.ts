import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Command } from '#tests/commands/Command.ts';
import { DataFolder } from '#tests/commands/DataFolder.ts';
import { haveEnded } from '#tests/commands/processes.ts';
import { cloneDatabase } from '#tests/support/cloneDatabase.ts';

const ready = /Portico is running at (\S+)/;
const page = (address: string): Promise<Response> => fetch(address, { headers: { accept: 'text/html' } });

/** What a first start leaves behind, including the town. */
let town: DataFolder;

beforeAll(async () => {
  town = new DataFolder();
  await using start = new Command('start', { DATA_DIR: town.path });
  await start.says(ready);
  start.interrupt();
  await start.ends();
}, 120_000);
afterAll(() => town[Symbol.dispose]());

it('also stops when only npm gets the signal', async () => {
  using data = town.copy();
  await using start = new Command('start', { DATA_DIR: data.path });
  await start.says(ready);
  const family = start.descendants();

  start.terminate();

  expect(await haveEnded([start.pid, ...family], 5000)).toBe(true);
});

it('reports that it is already running, and where, when it is started twice', async () => {
  using data = town.copy();
  await using first = new Command('start', { DATA_DIR: data.path });
  const address = await first.says(ready);
  await using second = new Command('start', { DATA_DIR: data.path });

  expect(await second.ends()).toBe(0);

  expect(second.said).toContain(`Portico is already running at ${address}`);
  expect((await page(address)).status).toBe(200);
});

it('has every committed row after it and its database were killed with -9', async () => {
  using data = town.copy();
  await using first = new Command('start', { DATA_DIR: data.path });
  await first.says(ready);
  await data.query('create table promises as select number from generate_series(1, 1000) as number');
  const { pid } = data.postgres;
  process.kill(pid, 'SIGKILL');
  await first.kill();

  await using second = new Command('start', { DATA_DIR: data.path });
  await second.says(ready);

  expect(await data.query('select sum(number)::int as sum from promises')).toEqual([{ sum: 500_500 }]);
});

it('stops its database when only the main process is killed with -9', async () => {
  using data = town.copy();
  await using start = new Command('start', { DATA_DIR: data.path });
  await start.says(ready);
  const { pid } = data.postgres;

  await start.kill();

  expect(await haveEnded([pid], 5000)).toBe(true);
});

it('continues with a new database process over the same data when its database is killed', async () => {
  using data = town.copy();
  await using start = new Command('start', { DATA_DIR: data.path });
  const address = await start.says(ready);

  process.kill(data.postgres.pid, 'SIGKILL');
  await start.says(/It is being started again/);

  await expect.poll(async () => (await fetch(`${address}/health`)).status, { timeout: 10_000 }).toBe(200);
});

it('starts nothing embedded when DATABASE_URL names a database', async () => {
  using data = new DataFolder();
  const clone = await cloneDatabase(inject('cluster'));
  await using start = new Command('start', { DATA_DIR: data.path, DATABASE_URL: clone.url });
  const address = await start.says(ready);

  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect(existsSync(path.join(data.path, 'postgres'))).toBe(false);
  expect(start.said).not.toContain('Starting PostgreSQL');
});

it('does not start in production without its settings, and names each one', async () => {
  using data = new DataFolder();
  await using start = new Command('start', { DATA_DIR: data.path, NODE_ENV: 'production' });

  expect(await start.ends()).toBe(1);

  for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY', 'STRIPE_SECRET_KEY', 'S3_BUCKET', 'SMTP_URL']) {
    expect(start.said).toContain(`${name} is missing`);
  }
  expect(existsSync(data.path)).toBe(false);
});

it('reports that its port is in use', async () => {
  using data = new DataFolder();
  const other = createServer().listen(0);
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await using start = new Command('start', { DATA_DIR: data.path, PORT: String(port) });

  expect(await start.ends()).toBe(1);

  expect(start.said).toContain(`Port ${port} is in use by another program`);
  other.close();
});
