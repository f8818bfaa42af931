import { InvalidInput } from '#domain/kernel/refusal.ts';
import { normaliseSlug, slugify, slugMaxLength } from '#domain/kernel/slugs.ts';
import { findLookAlike, type NamedTeam } from '#domain/team/findLookAlike.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { startsWithIgnoringCase } from '#server/database/ignoringCase.ts';
import { isUniqueViolation } from '#server/database/isUniqueViolation.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { teamIdBySlug } from '#server/queries/team/teamIdBySlug.ts';

/** Serializes the assignment of names and web addresses, because no unique index can cover look-alikes. */
export const lockTeamNames = ({ db }: Tx): Promise<unknown> =>
  db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('names of teams'))::text`;

interface Wish extends Partial<NamedTeam> {
  /** the team to rename, if it already exists */
  readonly teamId?: string;
  /** the owner of a team may create another one that looks like it */
  readonly userId: string | null;
}

/**
 * Refuses a team that could be mistaken for one of the government's own. Only the operator may create one, after
 * confirming it.
 */
export async function refuseLookAlike({ db }: Tx, { teamId, userId, ...wanted }: Wish): Promise<void> {
  const theirs = await db.team.findMany({
    where: {
      letInAt: { not: null },
      ...(teamId === undefined ? {} : { id: { not: teamId } }),
      ...(userId === null ? {} : { roles: { none: { roleType: 'owner', roleMembers: { some: { userId } } } } }),
    },
    select: { name: true, slug: true },
    orderBy: { id: 'asc' },
  });
  const found = findLookAlike(wanted, theirs);
  if (found) throw new InvalidInput([{ path: found.path, code: 'teamLooksAlike', params: { team: found.team.name } }]);
}

/** Refuses a web address that is reserved, or that another team has or had. */
export async function refuseTakenSlug({ db }: Tx, slug: string, teamId: string | null): Promise<void> {
  const holder = await teamIdBySlug(db, slug);
  if (isReservedSlug(slug) || (holder !== null && holder !== teamId)) throw slugTaken();
}

/** A team keeps its former addresses; one that it takes again is no longer a former one. */
export async function saveFormerSlug({ db, now }: Tx, teamId: string, before: string, after: string): Promise<void> {
  await db.formerTeamSlug.deleteMany({ where: { teamId, slug: normaliseSlug(after) } });
  const former = { id: newId(), teamId, slug: normaliseSlug(before), createdAt: now };
  await db.formerTeamSlug.createMany({ data: [former], skipDuplicates: true });
}

/** Of two concurrent requests for the same address, the unique index lets one through. */
export async function refuseOnTakenSlug(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isUniqueViolation(error, 'teams_slug') ? slugTaken() : error;
  }
}

/** `springfield`, or `springfield-2` if that is taken. */
export async function findFreeSlug({ db }: Tx, name: string): Promise<string> {
  const base = slugify(name)?.slice(0, slugMaxLength - 6) ?? 'team';
  const startsWith = { slug: startsWithIgnoringCase(base) };
  const rows = [
    ...(await db.team.findMany({ where: startsWith, select: { slug: true } })),
    ...(await db.formerTeamSlug.findMany({ where: startsWith, select: { slug: true } })),
  ];
  const taken = new Set(rows.map(({ slug }) => normaliseSlug(slug)));
  const isFree = (slug: string): boolean => !taken.has(slug) && !isReservedSlug(slug);
  if (isFree(base)) return base;
  for (let number = 2; ; number += 1) if (isFree(`${base}-${number}`)) return `${base}-${number}`;
}

const slugTaken = (): InvalidInput => new InvalidInput([{ path: 'slug', code: 'slugTaken' }]);
