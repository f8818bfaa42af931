import { InvalidInput } from '#domain/kernel/refusal.ts';
import { normaliseSlug, slugify, slugMaxLength } from '#domain/kernel/slugs.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { lookAlike, type NamedTeam } from '#domain/team/lookAlike.ts';
import { startsInAnyCase } from '#server/database/anyCase.ts';
import { isUniqueViolation } from '#server/database/isUniqueViolation.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';
import { teamIdAt } from '#server/queries/team/teamIdAt.ts';

/** Names and addresses are given out one after the other: what looks alike has no unique index. */
export const lockTeamNames = ({ db }: Tx): Promise<unknown> =>
  db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('names of teams'))::text`;

interface Wish extends Partial<NamedTeam> {
  /** the team that is to be called so, if it is there already */
  readonly teamId?: string;
  /** whoever owns the team that it looks like may have another like it */
  readonly userId: string | null;
}

/** Refuses what would be taken for one of the town's own teams. Only the operator may make such a team, deliberately. */
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
  const found = lookAlike(wanted, theirs);
  if (found) throw new InvalidInput([{ path: found.path, code: 'teamLooksAlike', params: { team: found.team.name } }]);
}

/** Refuses an address that is the product's own, or that another team has or had. */
export async function refuseTakenSlug({ db }: Tx, slug: string, teamId: string | null): Promise<void> {
  const holder = await teamIdAt(db, slug);
  if (isReservedSlug(slug) || (holder !== null && holder !== teamId)) throw slugTaken();
}

/** The address that a team gives up stays its own; one that it takes up again is no former one. */
export async function keepFormerSlug({ db, now }: Tx, teamId: string, before: string, after: string): Promise<void> {
  await db.formerTeamSlug.deleteMany({ where: { teamId, slug: normaliseSlug(after) } });
  const former = { id: newId(), teamId, slug: normaliseSlug(before), createdAt: now };
  await db.formerTeamSlug.createMany({ data: [former], skipDuplicates: true });
}

/** Of two who want the same address at once the database lets one through. */
export async function refusingTakenSlug(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isUniqueViolation(error, 'teams_slug') ? slugTaken() : error;
  }
}

/** `springfield`, or `springfield-2` where that is taken. */
export async function freeSlug({ db }: Tx, name: string): Promise<string> {
  const base = slugify(name)?.slice(0, slugMaxLength - 6) ?? 'team';
  const startsWith = { slug: startsInAnyCase(base) };
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
