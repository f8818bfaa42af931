/** Prisma compares without regard to case by ILIKE and leaves its signs in: `a_b` would match `axb`. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
