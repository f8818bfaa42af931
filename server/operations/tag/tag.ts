import { normaliseTag, renameTagProblems, isReservedTag } from '#domain/tag/tag.ts';
import { statement } from '#server/database/statement.ts';
import type { Tag } from '#server/generated/prisma/client.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseAt, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { lockTeamTags } from '#server/operations/tag/findOrCreateTag.ts';

interface Renaming {
  readonly tagId: string;
  readonly name: string;
}

/** Renames a tag everywhere. */
export const renameTag = operation<Renaming, string>('renameTag', async (tx, { tagId, name: typed }) => {
  const { teamId } = await knownTag(tx, tagId);
  await lockTeamTags(tx, teamId);
  await tx.db.$queryRaw`SELECT id FROM tags WHERE id = ${tagId}::uuid FOR NO KEY UPDATE`;
  // it may have been renamed or deleted before the lock was taken
  const { name: before } = await knownTag(tx, tagId);
  const name = normaliseTag(typed);
  const others = await tx.db.tag.findMany({ where: { teamId, name, id: { not: tagId } }, select: { name: true } });
  refuseProblems(
    renameTagProblems(
      before,
      typed,
      others.map((other) => other.name),
    ),
  );
  await tx.db.tag.update({ where: { id: tagId }, data: { name } });
  if (name === before) return tagId;
  await tellOfTag.rows(tx.queries, [tagId, teamId]);
  tx.audit({ kind: 'renameTag', teamId, subjectType: 'Tag', subjectId: tagId, data: { tag: before, name } });
  return tagId;
});

/**
 * Deletes a tag: it disappears everywhere immediately, and a job removes it from submissions. It gets a name that no
 * one can type, so that its old name is free immediately.
 */
export const deleteTag = operation<string, string>('deleteTag', async (tx, tagId) => {
  await tx.db.$queryRaw`SELECT id FROM tags WHERE id = ${tagId}::uuid FOR UPDATE`;
  const { teamId, name } = await knownTag(tx, tagId);
  refuseAt('tagId', isReservedTag(name) ? 'tagReserved' : null);
  const submissions = await tx.db.tagging.count({ where: { tagId, submissionId: { not: null } } });
  await tx.db.tag.update({ where: { id: tagId }, data: { name: `\n${tagId}`, deletedAt: tx.now } });
  tx.announce({ topic: `dashboard:${teamId}`, teamId, payload: { teamId } });
  await tx.enqueue('tag/takeOffTag', { tagId }, { key: tagId });
  tx.audit({ kind: 'deleteTag', teamId, subjectType: 'Tag', subjectId: tagId, data: { tag: name, submissions } });
  return teamId;
});

async function knownTag({ db }: Tx, id: string): Promise<Tag> {
  const tag = await db.tag.findUnique({ where: { id, deletedAt: null } });
  refuseUnless(tag, 'outdated');
  return tag;
}

/** Notifies everyone viewing a list or a submission with the tag. */
const tellOfTag = statement<[tagId: string, teamId: string], never>(
  'tag_tell',
  `INSERT INTO event_outboxes (team_id, topic, payload)
   SELECT g.team_id, 'submission:' || g.submission_id, jsonb_build_object('submissionId', g.submission_id)
   FROM taggings g WHERE g.tag_id = $1::uuid AND g.submission_id IS NOT NULL
   UNION ALL SELECT $2::uuid, 'dashboard:' || $2::uuid, jsonb_build_object('teamId', $2::uuid)`,
);
