import type { Problem } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';

/** Set by the product itself, based on deadlines and renewals. */
export const reservedTags = ['late', 'renewal'] as const;
export type ReservedTag = (typeof reservedTags)[number];

const tagMaxLength = 100;
/** Not counting reserved tags. */
export const maxTagsOfTeam = 1_000;
export const maxTagsOfSubmission = 50;

/** Tags are lowercase and trimmed, so names that differ only in that are the same tag. */
export function normaliseTag(name: string): string {
  return oneLine(name).toLowerCase().normalize('NFC');
}

export function isReservedTag(name: string): boolean {
  return (reservedTags as readonly string[]).includes(normaliseTag(name));
}

/** Why a name cannot be a tag of the team. */
export function tagProblems(name: string, path = 'name'): Problem[] {
  const tag = normaliseTag(name);
  if (tag === '') return [{ path, code: 'blank' }];
  if (tag.length > tagMaxLength) return [{ path, code: 'tooLong', params: { max: tagMaxLength } }];
  return isReservedTag(tag) ? [{ path, code: 'tagReserved' }] : [];
}

/** Why a tag cannot be renamed; `others` are the other tags of the team. */
export function renameTagProblems(current: string, name: string, others: readonly string[]): Problem[] {
  if (isReservedTag(current)) return [{ path: 'name', code: 'tagReserved' }];
  const problems = tagProblems(name);
  if (problems.length > 0) return problems;
  return others.includes(normaliseTag(name)) ? [{ path: 'name', code: 'nameTaken' }] : [];
}

/** The tag to put on a submission: an existing one, or the name of one that may be new. */
export interface TagChoice {
  readonly tagId: string | null;
  readonly newTagName: string | null;
}

/** Why the tag is not clearly specified. */
export function tagChoiceProblems({ tagId, newTagName }: TagChoice): Problem[] {
  if (tagId === null) return tagProblems(newTagName ?? '', 'newTagName');
  return newTagName === null ? [] : [{ path: 'newTagName', code: 'saidTwice' }];
}

/** Why tags cannot be added to the existing ones. */
export function addTagsRefusal(there: readonly Named[], missing: readonly Named[]): Omit<Problem, 'path'> | null {
  if (missing.some(({ name }) => isReservedTag(name))) return { code: 'tagKeptByProduct' };
  const byPeople = there.filter(({ name }) => !isReservedTag(name)).length;
  const isFull = missing.length > 0 && byPeople + missing.length > maxTagsOfSubmission;
  return isFull ? { code: 'submissionTagsFull', params: { max: maxTagsOfSubmission } } : null;
}

interface Named {
  readonly name: string;
}

/** Reserved tags first, otherwise in the given order. */
export function tagsInOrder<Tag extends Named>(tags: readonly Tag[]): Tag[] {
  return [...tags.filter(({ name }) => isReservedTag(name)), ...tags.filter(({ name }) => !isReservedTag(name))];
}
