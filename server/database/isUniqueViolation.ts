import { Prisma } from '#server/generated/prisma/client.ts';

/** Whether someone else took the same value first. Checks for a violation of the named unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    error.code === 'P2002' &&
    JSON.stringify(error.meta ?? {}).includes(index)
  );
}
