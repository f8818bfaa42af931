import { isReservedTag, normaliseTag, addTagsRefusal, tagChoiceProblems, type TagChoice } from '#domain/tag/tag.ts';
import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmissions, type LockedSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChangesWithoutRefresh } from '#server/operations/submission/recordChange.ts';
import { refreshTags } from '#server/operations/submission/refreshDashboard.ts';
import {
  singleSubmissionResult,
  refusedFor,
  type SubmissionResult,
  type SubmissionResults,
} from '#server/operations/submission/SubmissionResult.ts';
import { findOrCreateTag } from '#server/operations/tag/findOrCreateTag.ts';

interface Tagged extends TagChoice {
  readonly submissionId: string;
}

interface Tagging {
  readonly taggingId: string;
  readonly submissionId: string;
}

/** Adds a tag to a submission, and creates it if the team has none of that name. Idempotent. */
export const tagSubmission = operation<Tagged, Tagging>('tagSubmission', async (tx, { submissionId, ...wanted }) => {
  refuseProblems(tagChoiceProblems(wanted));
  const found = await tx.db.submission.findUnique({ where: { id: submissionId }, select: { teamId: true } });
  refuseUnless(found, 'outdated');
  // the tag is locked before the submission, as when deleting a tag
  const tag = await heldTag(tx, found.teamId, wanted);
  singleSubmissionResult(submissionId, await addTags(tx, [submissionId], () => [tag]));
  const tagging = await tx.db.tagging.findFirst({ where: { submissionId, tagId: tag.id }, select: { id: true } });
  refuseUnless(tagging, 'outdated');
  return { taggingId: tagging.id, submissionId };
});

/** Removes a tag from a submission. The product's own tags are removed automatically. */
export const untagSubmission = operation<string, string>('untagSubmission', async (tx, taggingId) => {
  const where = { id: taggingId, tag: { deletedAt: null } };
  const tagging = await tx.db.tagging.findUnique({ where, include: { tag: true } });
  refuseUnless(tagging?.submissionId, 'outdated');
  const { submissionId, tag } = tagging;
  singleSubmissionResult(submissionId, await removeTags(tx, [submissionId], () => [tag.name]));
  return submissionId;
});

/** Adds locked tags to submissions: all of a submission's tags, or none if a rule refuses. */
export async function addTags(
  tx: Tx,
  submissionIds: readonly string[],
  wantedAt: (submissionId: string) => readonly LockedTag[],
): Promise<SubmissionResults> {
  const { submissions, outcomes } = await lockSubmissions(tx, submissionIds, 'manageTags');
  const there = await tagsAt(tx, submissions);
  const put = submissions.map((submission) => {
    const { id } = submission;
    const tags = (there.get(id) ?? []).map(({ tag }) => tag);
    const missing = wantedAt(id).filter((tag) => tags.every((known) => known.id !== tag.id));
    const refused = addTagsRefusal(tags, missing);
    outcomes.set(id, refused ? { outcome: 'refused', reason: refused } : became(missing));
    return { submission, missing: refused ? [] : missing };
  });
  const rows = put.flatMap(({ submission: { id: submissionId, teamId }, missing }) =>
    missing.map((tag) => ({ id: newId(), teamId, submissionId, tagId: tag.id })),
  );
  await insertTaggings.rows(tx.queries, [JSON.stringify(rows), actingUserId(tx.ctx.actor), tx.now]);
  const missingAt = new Map(put.map(({ submission, missing }) => [submission.id, missing]));
  await tellTags(tx, submissions, 'tagSubmission', missingAt);
  return outcomes;
}

/** Removes tags with these names from submissions: all of a submission's tags, or none if one is the product's own. */
export async function removeTags(
  tx: Tx,
  submissionIds: readonly string[],
  namesAt: (submissionId: string) => readonly string[],
): Promise<SubmissionResults> {
  const { submissions, outcomes } = await lockSubmissions(tx, submissionIds, 'manageTags');
  const there = await tagsAt(tx, submissions);
  const goneAt = new Map<string, readonly TaggingThere[]>();
  for (const { id } of submissions) {
    const names = new Set(namesAt(id));
    const going = (there.get(id) ?? []).filter(({ tag }) => names.has(tag.name));
    const isKept = going.some(({ tag }) => isReservedTag(tag.name));
    outcomes.set(id, isKept ? refusedFor('tagKeptByProduct') : became(going.map(({ tag }) => tag)));
    if (!isKept) goneAt.set(id, going);
  }
  const ids = [...goneAt.values()].flat().map(({ id }) => id);
  await deleteTaggings.rows(tx.queries, [ids]);
  const tagsGone = new Map([...goneAt].map(([id, going]) => [id, going.map(({ tag }) => tag)]));
  await tellTags(tx, submissions, 'untagSubmission', tagsGone);
  return outcomes;
}

interface TaggingThere {
  readonly id: string;
  readonly tag: LockedTag;
}

async function tagsAt(tx: Tx, submissions: readonly LockedSubmission[]): Promise<Map<string, TaggingThere[]>> {
  const rows = await taggingsAt.rows(tx.queries, [submissions.map(({ id }) => id)]);
  return Map.groupBy(rows, ({ submissionId }) => submissionId);
}

const taggingsAt = statement<[submissionIds: readonly string[]], TaggingThere & { readonly submissionId: string }>(
  'taggings_at',
  `SELECT g.id, g.submission_id AS "submissionId", jsonb_build_object('id', t.id, 'name', t.name) AS tag
   FROM taggings g JOIN tags t ON t.id = g.tag_id
   WHERE g.submission_id = ANY ($1::uuid[]) AND t.deleted_at IS NULL ORDER BY g.id`,
);

const insertTaggings = statement<[rows: string, createdById: string | null, at: Date], never>(
  'taggings_insert',
  `INSERT INTO taggings (id, team_id, tag_id, submission_id, created_by_id, created_at)
   SELECT r.id, r."teamId", r."tagId", r."submissionId", $2::uuid, $3::timestamptz
   FROM json_to_recordset($1::json) AS r(id uuid, "teamId" uuid, "tagId" uuid, "submissionId" uuid)`,
);

const deleteTaggings = statement<[ids: readonly string[]], never>(
  'taggings_delete',
  'DELETE FROM taggings WHERE id = ANY ($1::uuid[])',
);

const became = (tags: readonly LockedTag[]): SubmissionResult =>
  tags.length === 0 ? { outcome: 'same' } : { outcome: 'done', tagNames: tags.map(({ name }) => name) };

async function tellTags(
  tx: Tx,
  submissions: readonly LockedSubmission[],
  kind: 'tagSubmission' | 'untagSubmission',
  tagsAtEach: ReadonlyMap<string, readonly LockedTag[]>,
): Promise<void> {
  const tagsOf = ({ id }: LockedSubmission): readonly LockedTag[] => tagsAtEach.get(id) ?? [];
  const changing = submissions.filter((each) => tagsOf(each).length > 0);
  if (changing.length === 0) return;
  await recordChangesWithoutRefresh(tx, changing, (each) =>
    tagsOf(each).map(({ name }) => ({ kind, isInternal: true, data: { tag: name } })),
  );
  await refreshTags(tx, changing);
}

export interface LockedTag {
  readonly id: string;
  readonly name: string;
}

/** Treats another team's tag as unknown. */
async function heldTag(tx: Tx, teamId: string, { tagId, newTagName }: TagChoice): Promise<LockedTag> {
  if (tagId === null) {
    const name = normaliseTag(newTagName ?? '');
    return { id: await findOrCreateTag(tx, teamId, name), name };
  }
  const [tag] = await tx.db.$queryRaw<LockedTag[]>`
    SELECT id, name FROM tags WHERE id = ${tagId}::uuid AND team_id = ${teamId}::uuid AND deleted_at IS NULL
    FOR KEY SHARE`;
  refuseUnless(tag, 'outdated');
  return tag;
}
