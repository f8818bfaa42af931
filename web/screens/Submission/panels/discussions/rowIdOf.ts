import { plainId } from '#web/relay/plainId.ts';

/** By which the row of a discussion is found again when somebody comes back to the list. */
export const rowIdOf = (discussionId: string): string => `discussion-${plainId(discussionId)}`;
