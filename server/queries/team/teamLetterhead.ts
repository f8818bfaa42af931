import { buffer } from 'node:stream/consumers';
import type { Letterhead } from '#server/documents/drawLetterhead.ts';
import { FileMissing, type FileStore } from '#server/files/store.ts';
import type { Services } from '#server/Services.ts';

/** The letterhead of a team's documents, with the bytes of its logo. */
export async function teamLetterhead(
  { db, files }: Pick<Services, 'db' | 'files'>,
  teamId: string,
): Promise<Letterhead> {
  const { name, color, logoFile } = await db.team.findUniqueOrThrow({
    where: { id: teamId },
    select: { name: true, color: true, logoFile: true },
  });
  const logo = logoFile?.state === 'stored' ? await bytesOf(files, logoFile.key) : null;
  return { teamName: name, color, logo };
}

/** A logo that was replaced a moment ago is left out. */
async function bytesOf(files: FileStore, key: string): Promise<Uint8Array | null> {
  try {
    return await buffer(await files.read(key));
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
