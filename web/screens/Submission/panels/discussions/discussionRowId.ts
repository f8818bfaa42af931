import { plainId } from '#web/relay/plainId.ts';

/** DOM ID of a discussion's row, to restore focus on return to the list. */
export const discussionRowId = (discussionId: string): string => `discussion-${plainId(discussionId)}`;
