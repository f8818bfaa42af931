import { flash } from '#web/ui/flashes.ts';

const staysMs = 3_000;

/** A flash about a discussion or comment, with a shorter duration. */
export const flashDiscussion = (said: string): void => flash(said, 'success', undefined, staysMs);
