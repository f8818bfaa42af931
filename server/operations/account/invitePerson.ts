import { emailProblems, nameProblems } from '#domain/account/account.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { plainName } from '#domain/mail/plainName.ts';
import { actingUserId } from '#server/actor.ts';
import { newId } from '#server/ids.ts';
import type { MailTeam } from '#server/mail/mailContent.ts';
import { issueLink } from '#server/operations/account/accountLink.ts';
import { claimDays } from '#server/operations/account/accountMail.ts';
import { linkLifetimes } from '#domain/account/links.ts';
import { postMail } from '#server/operations/mail/postMail.ts';
import type { Tx } from '#server/operations/operation.ts';
import { mailSentences } from '#web/messages/mail.ts';

/** What somebody is invited to. Each kind has its sentence in the mail. */
export interface InvitationSubject {
  readonly type: 'Role' | 'MasterTemplate' | 'Submission';
  readonly id: string;
  /** as the mail names it */
  readonly name: string;
  readonly mailRole: 'team' | 'form' | 'applicant' | 'reviewer';
  /** the page for those who have an account, from the first slash */
  readonly page: string;
  readonly team: MailTeam & { readonly id: string; readonly letInAt: Date | null };
}

export interface Invited {
  readonly userId: string;
  readonly invitationId: string;
}

/** Finds or makes the person with an address, notes who asked them to what, and mails them the way in. */
export async function invitePerson(
  tx: Tx,
  person: { readonly email: string; readonly name: string },
  subject: InvitationSubject,
): Promise<Invited> {
  const email = normaliseEmail(person.email);
  const name = oneLine(person.name);
  const problems = [...emailProblems(email), ...nameProblems(name)];
  if (problems.length > 0) throw new InvalidInput(problems);
  // two who invite the same address at once find the same person
  await tx.db.user.createMany({ data: [{ id: newId(), email, name, createdAt: tx.now }], skipDuplicates: true });
  const user = await tx.db.user.findUniqueOrThrow({ where: { email } });
  if (user.deactivatedAt) throw new InvalidInput([{ path: 'email', code: 'personUnknown' }]);
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
      acceptedAt: user.emailVerifiedAt ? tx.now : null,
    },
    update: { sentCount: { increment: 1 }, lastSentAt: tx.now },
  });
  await mailInvitation(tx, user, subject);
  return { userId: user.id, invitationId: invitation.id };
}

interface InvitedUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly claimedAt: Date | null;
  readonly emailVerifiedAt: Date | null;
}

/** A link to the account that waits, to verify the address of one that is there, or just the news. */
export async function mailInvitation(tx: Tx, user: InvitedUser, subject: InvitationSubject): Promise<void> {
  const to = { email: user.email, name: user.name, userId: user.id };
  const { mailRole: role } = subject;
  // nobody vouches for the words of a team that was not let in
  const team = subject.team.letInAt === null ? null : subject.team;
  const what = team === null ? null : subject.name;
  const inviterName = plainName(await nameOfActor(tx)) ?? mailSentences.unnamed.person;
  if (user.claimedAt && user.emailVerifiedAt) {
    const link = `${tx.ctx.services.publicUrl}${subject.page}`;
    return postMail(tx, { kind: 'addedTo', params: { inviterName, role, what, link }, to, team });
  }
  const purpose = user.claimedAt ? 'verify_email' : 'claim_account';
  const link = await issueLink(tx, { userId: user.id, email: user.email, purpose });
  const validDays = user.claimedAt ? linkLifetimes.verify_email.hours / 24 : claimDays;
  const params = { role, inviterName, what, message: null, link, validDays };
  return postMail(tx, { kind: 'invitation', params, to, team });
}

/** Sends the invitation of somebody who has not come yet once more. */
export async function remindInvited(tx: Tx, invitationId: string, subject: InvitationSubject): Promise<void> {
  const invitation = await tx.db.invitation.findUniqueOrThrow({ where: { id: invitationId }, include: { user: true } });
  const { user } = invitation;
  if (user.claimedAt && user.emailVerifiedAt) throw new Refusal('invitationAccepted');
  await tx.db.invitation.update({
    where: { id: invitationId },
    data: { sentCount: { increment: 1 }, lastSentAt: tx.now },
  });
  await mailInvitation(tx, user, subject);
}

async function nameOfActor({ db, ctx }: Tx): Promise<string> {
  const id = actingUserId(ctx.actor);
  const user = id === null ? null : await db.user.findUnique({ where: { id }, select: { name: true } });
  return user?.name ?? 'Portico';
}
