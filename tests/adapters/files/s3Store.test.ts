import { S3Store } from '#server/files/S3Store.ts';
import { fileStoreSuite } from '#tests/adapters/files/fileStore.suite.ts';
import { startS3Server } from '#tests/adapters/files/startS3Server.ts';

fileStoreSuite('files in S3', async () => {
  const server = await startS3Server();
  const store = new S3Store(server);
  const close = async (): Promise<void> => {
    await store.close();
    await server.close();
  };
  return { store, close };
});
