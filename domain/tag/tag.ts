import type { Problem } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';

/** Set by the product itself, from due dates and renewals. */
export const reservedTags = ['late', 'renewal'] as const;
export const tagMaxLength = 100;

/** Tags are lower-case and trimmed: two that differ only in that are one. */
export function normaliseTag(name: string): string {
  return oneLine(name).toLowerCase();
}

export function isReservedTag(name: string): boolean {
  return (reservedTags as readonly string[]).includes(normaliseTag(name));
}

/** Why a name cannot be a tag of the team. */
export function tagProblems(name: string): Problem[] {
  const tag = normaliseTag(name);
  if (tag === '') return [{ path: 'name', code: 'blank' }];
  if (tag.length > tagMaxLength) return [{ path: 'name', code: 'tooLong', params: { max: tagMaxLength } }];
  return isReservedTag(tag) ? [{ path: 'name', code: 'tagReserved' }] : [];
}

/** Why a tag cannot be renamed; `others` are the other tags of the team. */
export function renameTagProblems(current: string, name: string, others: readonly string[]): Problem[] {
  if (isReservedTag(current)) return [{ path: 'name', code: 'tagReserved' }];
  const problems = tagProblems(name);
  if (problems.length > 0) return problems;
  return others.includes(normaliseTag(name)) ? [{ path: 'name', code: 'nameTaken' }] : [];
}

/** What a search for tags offers: those that contain the words and are not on the thing yet. */
export function offeredTags(search: string, tags: readonly string[], onThing: readonly string[]): string[] {
  const words = normaliseTag(search);
  return tags.filter((tag) => tag.includes(words) && !onThing.includes(tag) && !isReservedTag(tag));
}
