import { startDiskServer } from '#tests/adapters/files/startDiskServer.ts';
import { fileStoreSuite } from '#tests/adapters/files/fileStore.suite.ts';

fileStoreSuite('files on disk', startDiskServer);
