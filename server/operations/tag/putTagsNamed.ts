import { Refusal } from '#domain/kernel/refusal.ts';
import { tagProblems } from '#domain/tag/tag.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { Became, Outcomes } from '#server/operations/submission/Became.ts';
import { tagNamed } from '#server/operations/tag/tagNamed.ts';
import { putTags, type HeldTag } from '#server/operations/tag/tagSubmission.ts';

interface Wanted {
  readonly submissionId: string;
  /** as the team writes them */
  readonly tagNames: readonly string[];
}

type Refused = Extract<Became, { outcome: 'refused' }>;

/** Adds tags to many submissions, possibly of several teams. Tags that a team doesn't have yet are created once. */
export async function putTagsNamed(tx: Tx, wanted: readonly Wanted[]): Promise<Outcomes> {
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
  const outcomes = new Map<string, Became>();
  for (const [id, tags] of tagsAt) {
    const refused = tags.find((tag): tag is Refused => 'outcome' in tag);
    if (refused) outcomes.set(id, refused);
  }
  const free = ids.filter((id) => !outcomes.has(id));
  const put = await putTags(tx, free, (id) => (tagsAt.get(id) ?? []).filter((tag): tag is HeldTag => 'id' in tag));
  return new Map([...outcomes, ...put]);
}

const keyOf = (teamId: string | undefined, name: string): string => `${teamId} ${name}`;

/** Locks tags before submissions, as deleting a tag does, and always in the same order, to avoid deadlocks. */
async function heldTags(
  tx: Tx,
  wanted: readonly Wanted[],
  teamOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, HeldTag | Refused>> {
  const named = new Map<string, { readonly teamId: string; readonly name: string }>();
  for (const { submissionId, tagNames } of wanted) {
    const teamId = teamOf.get(submissionId);
    if (teamId !== undefined) for (const name of tagNames) named.set(keyOf(teamId, name), { teamId, name });
  }
  const held = new Map<string, HeldTag | Refused>();
  for (const [key, each] of [...named].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    held.set(key, await heldOrRefused(tx, each));
  return held;
}

async function heldOrRefused(
  tx: Tx,
  { teamId, name }: { readonly teamId: string; readonly name: string },
): Promise<HeldTag | Refused> {
  const [problem] = tagProblems(name, 'tagNames');
  if (problem) return { outcome: 'refused', reason: problem };
  try {
    return { id: await tagNamed(tx, teamId, name), name };
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', reason: { code: error.code, params: error.params } };
    throw error;
  }
}
