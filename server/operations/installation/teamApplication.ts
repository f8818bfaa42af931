import { Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { teamApplicationProblems } from '#domain/team/teamApplicationProblems.ts';
import { ownTeamPathOf } from '#domain/team/teamCreation.ts';
import { actingUserId } from '#server/actor.ts';
import type { TeamApplication, User } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { mailApplicant, mailOperators } from '#server/operations/installation/applicationMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { insertTeam } from '#server/operations/team/insertTeam.ts';
import { readReason } from '#server/operations/team/suspension.ts';
import { lockTeamNames, refuseLookAlike, refuseTakenSlug } from '#server/operations/team/teamSlugs.ts';

export interface NewTeamApplication {
  readonly userId: string;
  readonly name: string;
  readonly slug?: string | null;
  readonly purpose: string;
}

const about = ({ id }: Pick<TeamApplication, 'id'>, { name, email }: User, team: string) => ({
  ...{ subjectType: 'TeamApplication', subjectId: id },
  data: { person: name, email, team },
});

/** Requests a team from the operators. A person can have one open request at a time. */
export const applyForTeam = operation<NewTeamApplication, string>('applyForTeam', async (tx, { userId, ...typed }) => {
  const person = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  refuseUnless(person.emailVerifiedAt, 'emailNotVerified');
  const way = ownTeamPathOf(tx.ctx.services.teamCreation, person.isOperator);
  if (way === 'none') throw new Refusal('teamsByOperator');
  if (way === 'create') throw new Refusal('teamsWithoutApproval');
  const wish = { name: oneLine(typed.name), slug: typed.slug?.trim() || null, purpose: typed.purpose.trim() };
  refuseProblems(teamApplicationProblems(wish));
  await lockTeamNames(tx);
  const waiting = await tx.db.teamApplication.count({ where: { applicantId: userId, state: 'waiting' } });
  if (waiting > 0) throw new Refusal('teamApplicationWaiting');
  if (wish.slug !== null) await refuseTakenSlug(tx, wish.slug, null);
  await refuseLookAlike(tx, { name: wish.name, ...(wish.slug === null ? {} : { slug: wish.slug }), userId });
  const application = { id: newId(), applicantId: userId, ...wish, createdAt: tx.now };
  await tx.db.teamApplication.create({ data: application });
  tx.audit({ kind: 'applyForTeam', ...about(application, person, wish.name) });
  await mailOperators(tx);
  return application.id;
});

export interface ApplicationApproval {
  readonly applicationId: string;
  /** a web address other than the requested one */
  readonly slug?: string | null;
  readonly despiteLikeness: boolean;
}

/** Creates the requested team with the applicant as its owner. Returns its id. */
export const approveTeamApplication = operation<ApplicationApproval, string>(
  'approveTeamApplication',
  async (tx, approval) => {
    await guard(tx, 'letTeamIn');
    const application = await hold(tx, approval.applicationId);
    const { applicant, name } = application;
    const slug = approval.slug?.trim() || application.slug;
    refuseProblems(teamApplicationProblems({ ...application, slug }));
    const team = await insertTeam(tx, {
      ...{ name, slug, timeZone: applicant.timeZone, creatorId: applicant.id, ownerId: applicant.id },
      ...{ isLetIn: true, despiteLikeness: approval.despiteLikeness },
    });
    await decide(tx, application.id, { state: 'approved', teamId: team.id });
    tx.audit({ kind: 'approveTeamApplication', ...about(application, applicant, name) });
    tx.audit({ kind: 'createTeam', ...aboutTeam({ id: team.id, name }, { address: team.slug }) });
    await mailApplicant(tx, applicant, { kind: 'approved', slug: team.slug });
    return team.id;
  },
);

export const declineTeamApplication = operation<{ applicationId: string; reason: string }, string>(
  'declineTeamApplication',
  async (tx, { applicationId, reason: typed }) => {
    const declineReason = readReason(typed);
    const application = await hold(tx, applicationId);
    const { applicant, name } = application;
    await decide(tx, applicationId, { state: 'declined', declineReason });
    const entry = about(application, applicant, name);
    tx.audit({ kind: 'declineTeamApplication', ...entry, data: { ...entry.data, reason: declineReason } });
    await mailApplicant(tx, applicant, { kind: 'declined', reason: declineReason });
    return applicationId;
  },
);

/** Locks a request while it is decided, so that only one of two operators decides it. */
async function hold({ db }: Tx, id: string): Promise<TeamApplication & { readonly applicant: User }> {
  await db.$queryRaw`SELECT id FROM team_applications WHERE id = ${id}::uuid FOR UPDATE`;
  const application = await db.teamApplication.findUnique({ where: { id }, include: { applicant: true } });
  refuseUnless(application, 'outdated');
  if (application.state !== 'waiting') throw new Refusal('teamApplicationDecided');
  return application;
}

type Decision =
  | { readonly state: 'approved'; readonly teamId: string }
  | { readonly state: 'declined'; readonly declineReason: string };

async function decide(tx: Tx, id: string, decision: Decision): Promise<void> {
  const by = { decidedById: actingUserId(tx.ctx.actor), decidedAt: tx.now };
  await tx.db.teamApplication.update({ where: { id }, data: { ...decision, ...by } });
}
