import { formIdsOf, type Finder } from '#domain/finder/Finder.ts';
import { finderProblems, type OfferedForms } from '#domain/finder/finderProblems.ts';
import { finderShapeProblems, parseFinder } from '#domain/finder/finderSchema.ts';
import { toOfferedForm } from '#domain/finder/toOfferedForm.ts';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';
import { Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import { isUniqueViolation } from '#server/database/isUniqueViolation.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems } from '#server/operations/refusals.ts';

interface SavedFinder {
  readonly teamId: string;
  /** the revision that the author saw; 0 before the first save */
  readonly revision: number;
  readonly finder: Finder;
}

/** Saves the whole draft, unless someone else saved it in the meantime. Residents see nothing of it. */
export const saveFinder = operation<SavedFinder, number>('saveFinder', async (tx, { teamId, revision, finder }) => {
  refuseProblems(finderShapeProblems(finder));
  refuseProblems(foreignForms(finder, await offeredForms(tx, teamId, finder)));
  const draft = finder as unknown as Prisma.InputJsonValue;
  if (revision === 0) {
    await tx.db.teamFinder.create({ data: { id: newId(), teamId, draft } }).catch(asOutdated);
    return 1;
  }
  const { count } = await tx.db.teamFinder.updateMany({
    where: { teamId, revision },
    data: { draft, revision: revision + 1 },
  });
  if (count === 0) throw new Refusal('outdated');
  return revision + 1;
});

/** Two people started a finder at the same time. */
function asOutdated(error: unknown): never {
  throw isUniqueViolation(error, 'team_finders_team_id') ? new Refusal('outdated') : error;
}

interface Published {
  readonly teamId: string;
  /** the revision that the author saw */
  readonly revision: number;
}

/** Shows the draft to residents, if it is complete and leads everyone to a result. */
export const publishFinder = operation<Published, string>('publishFinder', async (tx, { teamId, revision }) => {
  const row = await tx.db.teamFinder.findUnique({ where: { teamId }, include: { team: true } });
  if (row?.revision !== revision) throw new Refusal('outdated');
  const finder = parseFinder(row.draft);
  refuseProblems(finderProblems(finder, await offeredForms(tx, teamId, finder)));
  if (row.published !== null && canonicalJson(row.published) === canonicalJson(finder))
    throw new Refusal('finderUnchanged');
  const { count } = await tx.db.teamFinder.updateMany({
    where: { teamId, revision },
    data: {
      published: finder as unknown as Prisma.InputJsonValue,
      publishedAt: tx.now,
      publishedById: actingUserId(tx.ctx.actor),
    },
  });
  if (count === 0) throw new Refusal('outdated');
  const counts = { questions: finder.questions.length, results: finder.results.length };
  tx.record({ kind: 'publishFinder', teamId, data: counts });
  tx.audit({ kind: 'publishFinder', ...aboutTeam(row.team, counts) });
  return teamId;
});

/** Takes the finder off the public pages. The draft stays. */
export const unpublishFinder = operation<{ teamId: string }, string>('unpublishFinder', async (tx, { teamId }) => {
  const { count } = await tx.db.teamFinder.updateMany({
    where: { teamId, publishedAt: { not: null } },
    data: { published: Prisma.DbNull, publishedAt: null, publishedById: null },
  });
  if (count === 0) return teamId;
  const team = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  tx.record({ kind: 'unpublishFinder', teamId });
  tx.audit({ kind: 'unpublishFinder', ...aboutTeam(team) });
  return teamId;
});

async function offeredForms({ db }: Tx, teamId: string, finder: Finder): Promise<OfferedForms> {
  const rows = await db.masterTemplate.findMany({
    where: { teamId, id: { in: formIdsOf(finder) } },
    select: { id: true, name: true, status: true, everPublished: true, isPrivate: true },
  });
  return new Map(rows.map((row) => [row.id, toOfferedForm(row)]));
}

/** Even a draft can't name forms of other teams, because it would reveal their names. */
const foreignForms = (finder: Finder, forms: OfferedForms): Problem[] =>
  finderProblems(finder, forms).filter(({ code }) => code === 'finderFormUnknown');
