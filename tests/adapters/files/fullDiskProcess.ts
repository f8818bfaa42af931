import { Readable } from 'node:stream';
import { DiskObjects } from '#server/files/DiskObjects.ts';
import { newFileKey } from '#server/files/fileKeys.ts';

// Stores files of these sizes in a folder, in chunks, and reports each result.
const [folder = '', ...sizes] = process.argv.slice(2);
const objects = new DiskObjects(folder);
const pieceBytes = 10_000;
for (const size of sizes.map(Number)) {
  const pieces = Readable.from(Array.from({ length: size / pieceBytes }, () => Buffer.alloc(pieceBytes, 'x')));
  const writing = { contentType: 'text/plain', storedAt: new Date() };
  const outcome = await objects.write(newFileKey('files'), pieces, writing).then(
    () => 'stored',
    (error: Error) => error.name,
  );
  process.stdout.write(`${outcome}\n`);
}
