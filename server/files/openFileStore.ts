import type { Hono } from 'hono';
import type { DiskStoreOptions } from '#server/files/DiskStore.ts';
import type { S3StoreOptions } from '#server/files/S3Store.ts';
import type { FileStore } from '#server/files/store.ts';

export type FileSettings = ({ readonly kind: 's3' } & S3StoreOptions) | ({ readonly kind: 'disk' } & DiskStoreOptions);

export interface OpenedFiles {
  readonly store: FileStore;
  /** to mount at `baseUrl`; null if browsers access S3 directly */
  readonly routes: Hono | null;
}

/** Loads only the driver that is used. */
export async function openFileStore(settings: FileSettings, onFault: (error: unknown) => void): Promise<OpenedFiles> {
  if (settings.kind === 's3') {
    const { S3Store } = await import('#server/files/S3Store.ts');
    return { store: new S3Store(settings), routes: null };
  }
  const { DiskStore } = await import('#server/files/DiskStore.ts');
  const { diskRoutes } = await import('#server/files/diskRoutes.ts');
  const store = new DiskStore(settings);
  await store.sweep();
  return { store, routes: diskRoutes(store, onFault) };
}
