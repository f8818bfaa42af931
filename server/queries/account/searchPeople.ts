import { normaliseEmail } from '#domain/kernel/emails.ts';
import type { Database } from '#server/database/createDatabase.ts';
import { containsIgnoringCase } from '#server/database/ignoringCase.ts';
import type { Prisma, User } from '#server/generated/prisma/client.ts';

export interface PeopleSearch {
  /** null if too short to search for */
  readonly term: string | null;
  /** teams whose members count as teammates */
  readonly teamIds: readonly string[];
  readonly governmentOnly: boolean;
  readonly searchesEverybody: boolean;
  /** the submission to find people for; null if none */
  readonly submission: { readonly id: string; readonly teamId: string } | null;
  /** may look up who has an email address */
  readonly findsByAddress: boolean;
}

type Query = Pick<Prisma.UserFindManyArgs, 'select' | 'include'>;

/** Page size when the caller gives none. */
export const peoplePageSize = 50;

export interface PeoplePage {
  readonly take: number;
  readonly skip: number;
}

export const teammates = {
  async list(db: Database, search: PeopleSearch, query: Query & PeoplePage): Promise<User[]> {
    return search.term === null ? [] : list(db, within(search), query);
  },
  async count(db: Database, search: PeopleSearch): Promise<number> {
    return search.term === null ? 0 : db.user.count({ where: within(search) });
  },
};

/**
 * People outside the viewer's teams. Residents can't be listed: a viewer who may not search everyone needs the exact
 * email address.
 */
export const outsiders = {
  async list(db: Database, search: PeopleSearch, query: Query): Promise<User[]> {
    return looksOutside(search) ? list(db, outside(search), { ...query, take: peoplePageSize, skip: 0 }) : [];
  },
  async count(db: Database, search: PeopleSearch): Promise<number> {
    return looksOutside(search) ? db.user.count({ where: outside(search) }) : 0;
  },
};

const list = (db: Database, where: Prisma.UserWhereInput, query: Query & PeoplePage): Promise<User[]> =>
  db.user.findMany({ ...query, where, orderBy: [{ name: 'asc' }, { id: 'asc' }] });

const within = (search: PeopleSearch): Prisma.UserWhereInput => ({ ...found(search), ...inTeams(search.teamIds) });

const inTeams = (teamIds: readonly string[]): Prisma.UserWhereInput => ({
  roleMembers: { some: { teamId: { in: [...teamIds] }, role: { archivedAt: null } } },
});

function found({ term, governmentOnly }: PeopleSearch): Prisma.UserWhereInput {
  const part = containsIgnoringCase(term ?? '');
  return {
    deactivatedAt: null,
    OR: [{ name: part }, { email: part }],
    ...(governmentOnly ? { isGovernment: true } : {}),
  };
}

/** Only people with a verified address. Someone who was merely invited or signed up is not disclosed. */
function outside(search: PeopleSearch): Prisma.UserWhereInput {
  const matching = search.searchesEverybody ? {} : { email: normaliseEmail(search.term ?? '') };
  return { AND: [found(search), matching, { emailVerifiedAt: { not: null } }, { NOT: inTeams(search.teamIds) }] };
}

const looksOutside = ({ term, searchesEverybody, findsByAddress }: PeopleSearch): boolean =>
  term !== null && (searchesEverybody || findsByAddress);
