import { likeText } from '#server/database/likeText.ts';

const mode = 'insensitive' as const;

/**
 * Case-insensitive filters. Prisma uses ILIKE for all of them, even `equals`, so an unescaped `%` would match every
 * email address.
 */
export const equalsIgnoringCase = (text: string) => ({ equals: likeText(text), mode });
export const containsIgnoringCase = (text: string) => ({ contains: likeText(text), mode });
export const startsWithIgnoringCase = (text: string) => ({ startsWith: likeText(text), mode });
