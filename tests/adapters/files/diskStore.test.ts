import { fileStoreSuite } from '#tests/adapters/files/fileStore.suite.ts';
import { startDiskServer } from '#tests/adapters/files/diskServer.ts';

fileStoreSuite('files on disk', startDiskServer);
