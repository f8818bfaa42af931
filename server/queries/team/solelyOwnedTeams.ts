import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';

interface OwnedTeam {
  readonly id: string;
  readonly name: string;
}

/** Only such people can act for a team: signed up, verified, and not deactivated. */
const settled = { claimedAt: { not: null }, emailVerifiedAt: { not: null }, deactivatedAt: null };

/** Teams with no other owner who can act, by name; with `teamId`, only that one. */
export function solelyOwnedTeams(
  db: Pick<Database | DatabaseTransaction, 'team'>,
  userId: string,
  teamId?: string,
): Promise<readonly OwnedTeam[]> {
  const isTheirsAlone = { some: { userId }, none: { userId: { not: userId }, user: settled } };
  return db.team.findMany({
    where: {
      archivedAt: null,
      roles: { some: { roleType: 'owner', archivedAt: null, roleMembers: isTheirsAlone } },
      ...(teamId === undefined ? {} : { id: teamId }),
    },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
}
