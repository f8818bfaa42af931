import type { Tx } from '#server/operations/operation.ts';

interface Team {
  readonly id: string;
  readonly name: string;
}

/** The teams that would be left without anybody who can act for them as an owner. Their owner roles stay as they are. */
export async function teamsLeftAloneBy({ db }: Tx, userId: string, teamId?: string): Promise<readonly Team[]> {
  const roles = await db.roleMember.findMany({
    where: {
      userId,
      role: { roleType: 'owner', archivedAt: null },
      team: { archivedAt: null },
      ...(teamId ? { teamId } : {}),
    },
    include: { team: true },
  });
  // one after the other, as whoever takes an owner out does
  for (const { roleId } of [...roles].sort((one, other) => one.roleId.localeCompare(other.roleId)))
    await db.$queryRaw`SELECT id FROM roles WHERE id = ${roleId}::uuid FOR UPDATE`;
  const settled = { claimedAt: { not: null }, emailVerifiedAt: { not: null }, deactivatedAt: null };
  const alone: Team[] = [];
  for (const { roleId, team } of roles) {
    const others = await db.roleMember.count({ where: { roleId, userId: { not: userId }, user: settled } });
    if (others === 0) alone.push(team);
  }
  return alone;
}
