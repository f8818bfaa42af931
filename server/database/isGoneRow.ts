import { Prisma } from '#server/generated/prisma/client.ts';

/** The row that was meant, or the one it hangs under, is not there: nothing to update or delete, or nothing to refer to. */
const codes: ReadonlySet<string> = new Set(['P2025', 'P2003']);

/** Whether somebody else was faster and removed what this needs. */
export function isGoneRow(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && codes.has(error.code);
}
