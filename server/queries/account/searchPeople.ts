import { containsInAnyCase } from '#server/database/anyCase.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import type { Database } from '#server/database/prisma.ts';
import type { Prisma, User } from '#server/generated/prisma/client.ts';

export interface PeopleSearch {
  /** null when it is too short to be looked for */
  readonly term: string | null;
  /** whose people are teammates */
  readonly teamIds: readonly string[];
  readonly governmentOnly: boolean;
  readonly searchesEverybody: boolean;
  /** may ask who has an address */
  readonly findsByAddress: boolean;
}

type Query = Pick<Prisma.UserFindManyArgs, 'select' | 'include'>;

const shown = 50;

export async function teammates(db: Database, search: PeopleSearch, query: Query): Promise<User[]> {
  const where = { ...found(search), ...inTeams(search.teamIds) };
  return search.term === null ? [] : list(db, where, query);
}

/** People outside the viewer's teams. Residents are not there to be listed: who is not trusted with all finds one. */
export const outsiders = {
  async list(db: Database, search: PeopleSearch, query: Query): Promise<User[]> {
    return looksOutside(search) ? list(db, outside(search), query) : [];
  },
  async count(db: Database, search: PeopleSearch): Promise<number> {
    return looksOutside(search) ? db.user.count({ where: outside(search) }) : 0;
  },
};

const list = (db: Database, where: Prisma.UserWhereInput, query: Query): Promise<User[]> =>
  db.user.findMany({ ...query, where, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: shown });

const inTeams = (teamIds: readonly string[]): Prisma.UserWhereInput => ({
  roleMembers: { some: { teamId: { in: [...teamIds] }, role: { archivedAt: null } } },
});

function found({ term, governmentOnly }: PeopleSearch): Prisma.UserWhereInput {
  const part = containsInAnyCase(term ?? '');
  return {
    deactivatedAt: null,
    OR: [{ name: part }, { email: part }],
    ...(governmentOnly ? { isGovernment: true } : {}),
  };
}

/** Only people who have shown that their address is theirs: who was merely invited, or signed up, is told to nobody. */
function outside(search: PeopleSearch): Prisma.UserWhereInput {
  const matching = search.searchesEverybody ? {} : { email: normaliseEmail(search.term ?? '') };
  return { AND: [found(search), matching, { emailVerifiedAt: { not: null } }, { NOT: inTeams(search.teamIds) }] };
}

const looksOutside = ({ term, searchesEverybody, findsByAddress }: PeopleSearch): boolean =>
  term !== null && (searchesEverybody || findsByAddress);
