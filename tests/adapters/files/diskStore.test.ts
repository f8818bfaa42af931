import { fileStoreSuite } from '#tests/adapters/files/fileStore.suite.ts';
import { startDiskServer } from '#tests/adapters/files/startDiskServer.ts';

fileStoreSuite('files on disk', startDiskServer);
