import type { PlainId } from '#server/newId.ts';

/** The ID of the row that a GraphQL ID is about. */
export const plainIdOf = (globalId: string): PlainId => (globalId.split(':')[1] ?? '') as PlainId;
