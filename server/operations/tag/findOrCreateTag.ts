import { isReservedTag, maxTagsOfTeam } from '#domain/tag/tag.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';

/**
 * The team's tag with this name (as returned by `normaliseTag`), created if there is none. Concurrent calls get the
 * same tag. It is locked, so no one can delete it before this transaction ends.
 */
export async function findOrCreateTag(tx: Tx, teamId: string, name: string): Promise<string> {
  const there = await held(tx, teamId, name);
  if (there !== null) return there;
  await lockTeamTags(tx, teamId);
  // the product's own tags don't count toward the limit: they are created whenever something is late
  const count = isReservedTag(name) ? 0 : await tx.db.tag.count({ where: { teamId, deletedAt: null } });
  refuseIf(count >= maxTagsOfTeam ? { code: 'teamTagsFull', params: { max: maxTagsOfTeam } } : null);
  const tag = { id: newId(), teamId, name, createdAt: tx.now };
  await tx.db.tag.createMany({ data: [tag], skipDuplicates: true });
  const made = await held(tx, teamId, name);
  refuseUnless(made, 'outdated');
  return made;
}

/** Serializes creating and renaming a team's tags, so that no name is used twice. */
export async function lockTeamTags({ db }: Tx, teamId: string): Promise<void> {
  await db.$queryRaw`SELECT id FROM teams WHERE id = ${teamId}::uuid FOR NO KEY UPDATE`;
}

async function held({ db }: Tx, teamId: string, name: string): Promise<string | null> {
  const [tag] = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM tags WHERE team_id = ${teamId}::uuid AND name = ${name} FOR KEY SHARE`;
  return tag?.id ?? null;
}
