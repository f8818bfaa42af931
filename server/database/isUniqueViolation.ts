import { Prisma } from '#server/generated/prisma/client.ts';

/** Whether somebody else was faster with the same value: the error of a unique index, known by its name. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    error.code === 'P2002' &&
    JSON.stringify(error.meta ?? {}).includes(index)
  );
}
