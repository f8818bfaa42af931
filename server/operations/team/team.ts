import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { normaliseSlug, slugify, slugMaxLength } from '#domain/kernel/slugs.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { isReservedSlug } from '#domain/team/reservedSlugs.ts';
import { teamProblems, type TeamSettings } from '#domain/team/team.ts';
import { isUniqueViolation } from '#server/database/uniqueViolation.ts';
import { newId } from '#server/ids.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

export interface NewTeam {
  readonly userId: string;
  readonly name: string;
  /** made from the name when it is left out */
  readonly slug?: string | null;
}

/** A team with its owner and member roles. Whoever makes it is its owner. */
export const createTeam = operation<NewTeam, string>('createTeam', async (tx, { userId, name: typed, slug }) => {
  const creator = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (!creator.emailVerifiedAt) throw new Refusal('emailNotVerified');
  const name = oneLine(typed);
  const wanted = slug?.trim() || null;
  refuse(teamProblems(wanted === null ? { name } : { name, slug: wanted }));
  const id = newId();
  if (wanted !== null && isReservedSlug(wanted)) throw slugTaken();
  const address = wanted ?? (await freeSlug(tx, name));
  const { timeZone } = creator;
  await refusingTakenSlug(
    tx.db.team.create({ data: { id, name, slug: address, timeZone, creatorId: userId, createdAt: tx.now } }),
  );
  const ownerRoleId = newId();
  await tx.db.role.createMany({
    data: [
      {
        ...{ id: ownerRoleId, teamId: id, name: 'Team Owners', roleType: 'owner', memberMgmtLevel: 'owners' },
        ...{ workflowCreator: true, teamManager: true, financeManager: true, creatorId: userId },
      },
      { id: newId(), teamId: id, name: 'Team Members', roleType: 'member', creatorId: userId },
    ],
  });
  await tx.db.roleMember.create({ data: { id: newId(), teamId: id, roleId: ownerRoleId, userId, addedById: userId } });
  tx.record({ kind: 'createTeam', teamId: id });
  return id;
});

export interface TeamChange {
  readonly teamId: string;
  readonly name?: string | null;
  readonly color?: string | null;
  readonly timeZone?: string | null;
  readonly slug?: string | null;
}

/** Changes what is given. */
export const updateTeam = operation<TeamChange, string>('updateTeam', async (tx, { teamId, ...given }) => {
  const change: Partial<TeamSettings> = Object.fromEntries(
    (['name', 'color', 'timeZone', 'slug'] as const).flatMap((field) => {
      const text = given[field];
      return typeof text === 'string' ? [[field, oneLine(text)]] : [];
    }),
  );
  refuse(teamProblems(change));
  const before = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  const isNewSlug = change.slug !== undefined && normaliseSlug(change.slug) !== normaliseSlug(before.slug);
  if (isNewSlug && isReservedSlug(change.slug ?? '')) throw slugTaken();
  await refusingTakenSlug(tx.db.team.update({ where: { id: teamId }, data: change }));
  tx.record({ kind: 'updateTeam', teamId, data: { changed: Object.keys(change).sort().join(',') } });
  return teamId;
});

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidInput(problems);
}

const slugTaken = (): InvalidInput => new InvalidInput([{ path: 'slug', code: 'slugTaken' }]);

/** Of two who want the same address at once the database lets one through. */
async function refusingTakenSlug(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isUniqueViolation(error, 'teams_slug') ? slugTaken() : error;
  }
}

/** `springfield`, or `springfield-2` where that is taken. */
async function freeSlug({ db }: Tx, name: string): Promise<string> {
  const base = slugify(name)?.slice(0, slugMaxLength - 6) ?? 'team';
  const rows = await db.team.findMany({ where: { slug: { startsWith: base, mode: 'insensitive' } } });
  const taken = new Set(rows.map(({ slug }) => normaliseSlug(slug)));
  const isFree = (slug: string): boolean => !taken.has(slug) && !isReservedSlug(slug);
  if (isFree(base)) return base;
  for (let number = 2; ; number += 1) if (isFree(`${base}-${number}`)) return `${base}-${number}`;
}
