import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { diskRoutes } from '#server/files/diskRoutes.ts';
import { DiskStore } from '#server/files/DiskStore.ts';
import { createKeys } from '#server/secrets/createKeys.ts';

export interface DiskServer {
  readonly store: DiskStore;
  readonly origin: string;
  readonly root: string;
  readonly faults: unknown[];
  /** every file below the root, relative to it */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

/** A store in its own folder, served over real HTTP as in the product. */
export async function startDiskServer(): Promise<DiskServer> {
  const root = await mkdtemp(path.join(tmpdir(), 'portico-files-'));
  const faults: unknown[] = [];
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = new DiskStore({
    root,
    baseUrl: `${origin}/files`,
    keys: createKeys([{ id: 'test', value: 'the secret of this test' }]),
  });
  app.route(
    '/files',
    diskRoutes(store, (error) => faults.push(error)),
  );
  return {
    store,
    origin,
    root,
    faults,
    async files() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((e) => path.relative(root, path.join(e.parentPath, e.name)));
    },
    async close() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(root, { recursive: true, force: true });
    },
  };
}
