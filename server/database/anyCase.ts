import { likeText } from '#server/database/likeText.ts';

const mode = 'insensitive' as const;

/** Filters without regard to case. Prisma makes ILIKE of each, also of what is to be equal: `%` would be every address. */
export const equalsInAnyCase = (text: string) => ({ equals: likeText(text), mode });
export const containsInAnyCase = (text: string) => ({ contains: likeText(text), mode });
export const startsInAnyCase = (text: string) => ({ startsWith: likeText(text), mode });
