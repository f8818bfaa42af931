import { Prisma } from '#server/generated/prisma/client.ts';

/** The record, or the one it references, doesn't exist: nothing to update or delete, or a broken foreign key. */
const codes: ReadonlySet<string> = new Set(['P2025', 'P2003']);

/** Whether someone else deleted a needed row in the meantime. */
export function isRecordMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && codes.has(error.code);
}
