import type { Tx } from '#server/operations/operation.ts';
import { solelyOwnedTeams } from '#server/queries/team/solelyOwnedTeams.ts';

interface Team {
  readonly id: string;
  readonly name: string;
}

/** The teams that would be left without an active owner. Their owner roles don't change. */
export async function lockSolelyOwnedTeams({ db }: Tx, userId: string, teamId?: string): Promise<readonly Team[]> {
  const roles = await db.roleMember.findMany({
    where: {
      userId,
      role: { roleType: 'owner', archivedAt: null },
      team: { archivedAt: null },
      ...(teamId ? { teamId } : {}),
    },
    select: { roleId: true },
    // locked one at a time in this order, as when removing an owner, to avoid a deadlock
    orderBy: { roleId: 'asc' },
  });
  for (const { roleId } of roles) await db.$queryRaw`SELECT id FROM roles WHERE id = ${roleId}::uuid FOR UPDATE`;
  return solelyOwnedTeams(db, userId, teamId);
}
