import { oneLine } from '#domain/kernel/text.ts';

/** A name as a person typed it: on one line, and none at all when nothing is left. Left alone when it is not named. */
export function patchedName(name: string | null | undefined): string | null | undefined {
  return name === undefined || name === null ? name : oneLine(name) || null;
}

/** The same for a text of several lines. */
export function patchedText(text: string | null | undefined): string | null | undefined {
  return text === undefined || text === null ? text : text.trim() || null;
}

/** What a duplicate is called. */
export const nameOfCopy = (name: string | null): string | null => (name === null ? null : `${name} (copy)`);
