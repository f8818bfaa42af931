import { oneLine } from '#domain/kernel/text.ts';

/** Puts a typed name on one line; null if nothing is left, undefined if it isn't part of the change. */
export function patchedName(name: string | null | undefined): string | null | undefined {
  return name === undefined || name === null ? name : oneLine(name) || null;
}

/** The same for multi-line text. */
export function patchedText(text: string | null | undefined): string | null | undefined {
  return text === undefined || text === null ? text : text.trim() || null;
}

/** The name of a duplicate. */
export const nameOfCopy = (name: string | null): string | null => (name === null ? null : `${name} (copy)`);
