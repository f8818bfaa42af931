import { emailProblems, nameProblems } from '#domain/account/account.ts';
import { accountStep, stateOfAccount, type AccountStep } from '#domain/account/accountLifeCycle.ts';
import { maxInvitationsOfUnverified } from '#domain/account/maxInvitationsOfUnverified.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { plausibleName } from '#domain/mail/plausibleName.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { actingUserId } from '#server/actor.ts';
import type { Invitation, User } from '#server/generated/prisma/client.ts';
import type { TeamOfMail } from '#server/mail/writeMail.ts';
import { newId } from '#server/newId.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { addressee, claimDays } from '#server/operations/account/accountMail.ts';
import { countInvitations, refuseTooManyInvitations } from '#server/operations/account/countInvitations.ts';
import { isActorUnverified } from '#server/operations/account/isActorUnverified.ts';
import { lockAccount, nextStep } from '#server/operations/account/lockAccount.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { loadSubmissionInMails } from '#server/operations/mail/loadSubmissionInMails.ts';
import type { Tx } from '#server/operations/operation.ts';

/** What a person is invited to. Each kind has its own sentence in the email. */
export interface InvitationSubject {
  readonly type: 'Role' | 'MasterTemplate' | 'Submission' | 'Entity';
  readonly id: string;
  /** as named in the email */
  readonly name: string;
  /** the role in a team, as in "as a team member" */
  readonly as?: string;
  readonly mailRole: 'team' | 'form' | 'submission' | 'chosen' | 'applicant' | 'reviewer' | 'contact';
  /** the path of the page for people who have an account */
  readonly page: string;
  readonly team: TeamOfMail & { readonly letInAt: Date | null; readonly timeZone: string };
}

export interface Invited {
  readonly userId: string;
  readonly invitationId: string;
}

/** Adds the person to what they are invited to. It runs before the email is written, which says whose turn it is. */
type Placing = (userId: string) => Promise<unknown>;

/** Finds or creates the person with an address, records the invitation, and emails them a link. */
export async function invitePerson(
  tx: Tx,
  person: { readonly email: string; readonly name: string },
  subject: InvitationSubject,
  place?: Placing,
): Promise<Invited> {
  const email = normaliseEmail(person.email);
  const name = oneLine(person.name);
  const problems = [...emailProblems(email), ...nameProblems(name)];
  if (problems.length > 0) throw new InvalidInput(problems);
  const waits = await holdUnverified(tx);
  // the team's time zone is the best guess until the person's own browser reports one
  const { timeZone } = subject.team;
  // two concurrent invitations of the same address must end up with the same person
  await tx.db.user.createMany({
    data: [{ id: newId(), email, name, timeZone, createdAt: tx.now }],
    skipDuplicates: true,
  });
  const user = await lockAccount(tx, { email });
  if (user === null) throw new Refusal('outdated');
  const step = accountStep(stateOfAccount(user), 'invite', 'colleague');
  if (typeof step === 'string') throw new InvalidInput([{ path: 'email', code: step }]);
  if (waits) await refuseMoreOfUnverified(tx);
  else await refuseTooManyInvitations(tx, subject.team, [email]);
  const invitation = await tx.db.invitation.upsert({
    where: { userId_subjectType_subjectId: { userId: user.id, subjectType: subject.type, subjectId: subject.id } },
    create: {
      id: newId(),
      teamId: subject.team.id,
      userId: user.id,
      invitedById: actingUserId(tx.ctx.actor),
      subjectType: subject.type,
      subjectId: subject.id,
      createdAt: tx.now,
      lastSentAt: tx.now,
      sentCount: waits ? 0 : 1,
      acceptedAt: step.effects.includes('mailNews') ? tx.now : null,
    },
    update: waits ? {} : { sentCount: { increment: 1 }, lastSentAt: tx.now },
  });
  await place?.(user.id);
  if (!waits) await mailInvitation(tx, { user, inviterId: actingUserId(tx.ctx.actor), subject, step });
  return { userId: user.id, invitationId: invitation.id };
}

/**
 * Whether the invitation must wait until its sender has verified their address. Locks the sender, so that concurrent
 * invitations are counted, and none is added to the queue after it was sent.
 */
async function holdUnverified(tx: Tx): Promise<boolean> {
  const id = actingUserId(tx.ctx.actor);
  if (id === null || !(await isActorUnverified(tx.ctx, tx.db))) return false;
  const inviter = await lockAccount(tx, { id });
  return inviter?.emailVerifiedAt === null;
}

/** Invitations from an account that may not be its owner's wait, and only a few may. */
async function refuseMoreOfUnverified({ db, ctx }: Tx): Promise<void> {
  const waiting = await db.invitation.count({ where: { invitedById: actingUserId(ctx.actor), sentCount: 0 } });
  if (waiting >= maxInvitationsOfUnverified) throw new Refusal('emailNotVerified');
}

interface Letter {
  readonly user: User;
  readonly inviterId: string | null;
  readonly subject: InvitationSubject;
  readonly step: AccountStep;
}

/**
 * Sends only the news to people with a verified address. Anyone else gets a link to claim the account, since the
 * account and its name may come from someone who signed up with their address.
 */
async function mailInvitation(tx: Tx, { user, inviterId, subject, step: { effects } }: Letter): Promise<void> {
  const to = addressee(user);
  const { mailRole: role } = subject;
  // the text of a team without the operator's approval is not quoted
  const team = subject.team.letInAt === null ? null : subject.team;
  const [what, as, teamName] = team === null ? [null, null, null] : [subject.name, subject.as ?? null, team.name];
  const inviterName = plausibleName(await nameOf(tx, inviterId)) ?? mailSentences.unnamed.person;
  const next = team === null ? null : await nextIn(tx, user.id, subject);
  if (effects.includes('mailNews')) {
    const link = `${tx.ctx.services.publicUrl}${subject.page}`;
    await enqueueMail(tx, { kind: 'addedTo', params: { inviterName, role, what, as, link }, to, team, next });
    return;
  }
  const claim = await issueLink(tx, { userId: user.id, email: user.email, purpose: 'claim_account' });
  // the team's web address is text the team chose, too
  const isQuotable = team !== null || subject.type !== 'Role';
  const link = isQuotable ? `${claim}?${new URLSearchParams({ to: subject.page })}` : claim;
  const params = { role, inviterName, what, as, teamName, message: null, link, validDays: claimDays };
  await enqueueMail(tx, { kind: 'invitation', params, to, team, next });
}

/** Someone who is only chosen doesn't see the submission yet. */
async function nextIn(tx: Tx, userId: string, { type, id, mailRole }: InvitationSubject): Promise<string | null> {
  if (type !== 'Submission' || mailRole === 'chosen') return null;
  return (await loadSubmissionInMails(tx, id, [userId], true)).sentenceFor(userId);
}

/** Resends the invitation of a person who hasn't accepted it yet. */
export async function remindInvited(tx: Tx, invitationId: string, subject: InvitationSubject): Promise<void> {
  if (await isActorUnverified(tx.ctx, tx.db)) throw new Refusal('emailNotVerified');
  const { userId } = await tx.db.invitation.findUniqueOrThrow({ where: { id: invitationId } });
  const user = await lockAccount(tx, { id: userId });
  const step = nextStep(user, 'invite', 'colleague');
  if (user === null || step.effects.includes('mailNews')) throw new Refusal('invitationAccepted');
  await refuseTooManyInvitations(tx, subject.team, [user.email]);
  await tx.db.invitation.update({
    where: { id: invitationId },
    data: { sentCount: { increment: 1 }, lastSentAt: tx.now },
  });
  await mailInvitation(tx, { user, inviterId: actingUserId(tx.ctx.actor), subject, step });
}

/**
 * Sends an invitation that waited for its sender to verify their address. Nothing is sent to people who have left,
 * whose account is closed, or who are getting too many invitations.
 */
export async function sendInvitation(
  tx: Tx,
  { id, userId, invitedById }: Invitation,
  subject: InvitationSubject,
): Promise<void> {
  const user = await lockAccount(tx, { id: userId });
  const step = accountStep(stateOfAccount(user), 'invite', 'colleague');
  if (user === null || typeof step === 'string') return;
  if ((await countInvitations(tx, subject.team, [user.email])) > 0) return;
  await tx.db.invitation.update({ where: { id }, data: { sentCount: 1, lastSentAt: tx.now } });
  await mailInvitation(tx, { user, inviterId: invitedById, subject, step });
}

async function nameOf({ db }: Tx, id: string | null): Promise<string> {
  const user = id === null ? null : await db.user.findUnique({ where: { id }, select: { name: true } });
  return user?.name ?? 'Portico';
}
