import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';

interface OwnedTeam {
  readonly id: string;
  readonly name: string;
}

/** Only they can act for a team: somebody invited has not come yet, and whoever is locked out never does. */
const settled = { claimedAt: { not: null }, emailVerifiedAt: { not: null }, deactivatedAt: null };

/** The teams that nobody else could act for as an owner, by name; with a team, that one alone. */
export function teamsOwnedAlone(
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
