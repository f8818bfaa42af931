import { startDiskServer } from '#tests/adapters/files/diskServer.ts';
import { fileStoreSuite } from '#tests/adapters/files/fileStore.suite.ts';

fileStoreSuite('files on disk', startDiskServer);
