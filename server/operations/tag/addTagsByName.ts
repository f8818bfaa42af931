import { Refusal } from '#domain/kernel/refusal.ts';
import { tagProblems } from '#domain/tag/tag.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { SubmissionResult, SubmissionResults } from '#server/operations/submission/SubmissionResult.ts';
import { findOrCreateTag } from '#server/operations/tag/findOrCreateTag.ts';
import { addTags, type LockedTag } from '#server/operations/tag/tagSubmission.ts';

interface Wanted {
  readonly submissionId: string;
  /** as the team writes them */
  readonly tagNames: readonly string[];
}

type Refused = Extract<SubmissionResult, { outcome: 'refused' }>;

/** Adds tags to many submissions, possibly of several teams. Tags that a team doesn't have yet are created once. */
export async function addTagsByName(tx: Tx, wanted: readonly Wanted[]): Promise<SubmissionResults> {
  const ids = wanted.map(({ submissionId }) => submissionId);
  const rows = await tx.db.submission.findMany({ where: { id: { in: ids } }, select: { id: true, teamId: true } });
  const teamOf = new Map(rows.map(({ id, teamId }) => [id, teamId]));
  const held = await heldTags(tx, wanted, teamOf);
  const tagsAt = new Map(
    wanted.map(({ submissionId, tagNames }) => [
      submissionId,
      tagNames.flatMap((name) => held.get(keyOf(teamOf.get(submissionId), name)) ?? []),
    ]),
  );
  const outcomes = new Map<string, SubmissionResult>();
  for (const [id, tags] of tagsAt) {
    const refused = tags.find((tag): tag is Refused => 'outcome' in tag);
    if (refused) outcomes.set(id, refused);
  }
  const free = ids.filter((id) => !outcomes.has(id));
  const put = await addTags(tx, free, (id) => (tagsAt.get(id) ?? []).filter((tag): tag is LockedTag => 'id' in tag));
  return new Map([...outcomes, ...put]);
}

const keyOf = (teamId: string | undefined, name: string): string => `${teamId} ${name}`;

/** Locks tags before submissions, as deleting a tag does, and always in the same order, to avoid deadlocks. */
async function heldTags(
  tx: Tx,
  wanted: readonly Wanted[],
  teamOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, LockedTag | Refused>> {
  const named = new Map<string, { readonly teamId: string; readonly name: string }>();
  for (const { submissionId, tagNames } of wanted) {
    const teamId = teamOf.get(submissionId);
    if (teamId !== undefined) for (const name of tagNames) named.set(keyOf(teamId, name), { teamId, name });
  }
  const held = new Map<string, LockedTag | Refused>();
  for (const [key, each] of [...named].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    held.set(key, await heldOrRefused(tx, each));
  return held;
}

async function heldOrRefused(
  tx: Tx,
  { teamId, name }: { readonly teamId: string; readonly name: string },
): Promise<LockedTag | Refused> {
  const [problem] = tagProblems(name, 'tagNames');
  if (problem) return { outcome: 'refused', reason: problem };
  try {
    return { id: await findOrCreateTag(tx, teamId, name), name };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', reason: { code: error.code, params: error.params } };
    throw error;
  }
}
