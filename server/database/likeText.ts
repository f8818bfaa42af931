/** Escapes wildcards. Prisma uses ILIKE for case-insensitive filters without escaping: `a_b` would match `axb`. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
