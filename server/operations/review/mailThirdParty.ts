import { accountStep, stateOfAccount } from '#domain/account/accountLifeCycle.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { actingUserId } from '#server/actor.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { refuseTooManyInvitations } from '#server/operations/account/countInvitations.ts';
import { invitePerson } from '#server/operations/account/invitePerson.ts';
import { notify } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { applicantSubject } from '#server/operations/submission/applicant.ts';

/** Someone with an account, or an email address to invite. */
export type ThirdParty = { readonly userId: string } | { readonly email: string; readonly name: string };

interface Asking {
  readonly submissionId: string;
  readonly thirdParty: ThirdParty;
  /** the page of the review */
  readonly page: string;
  readonly news: 'asked' | 'reminded';
  /** creates the request if there is none yet; it runs before the email is written, which says whose turn it is */
  readonly place?: (userId: string) => Promise<void>;
}

/**
 * Emails someone that their review is requested or still open. Someone without a verified address gets a link to
 * claim an account, which then leads to the review. Returns the person's id.
 */
export async function mailThirdParty(tx: Tx, { submissionId, thirdParty, page, news, place }: Asking): Promise<string> {
  const known = await personOf(tx, thirdParty);
  if (known && isTheirs(known)) {
    const { team } = await applicantSubject(tx, submissionId);
    // people who work with an approved team may get many requests a day
    if (team.letInAt === null) await refuseTooManyInvitations(tx, team, [known.email]);
    await place?.(known.id);
    await mailRequest(tx, { submissionId, userId: known.id, page, news });
    return known.id;
  }
  const invited = 'email' in thirdParty ? thirdParty : known;
  if (invited === null || (known?.deactivatedAt && 'userId' in thirdParty))
    throw new InvalidInput([{ path: 'receivingUserId', code: 'personUnknown' }]);
  const subject = { ...(await applicantSubject(tx, submissionId)), mailRole: 'reviewer' as const, page };
  return (await invitePerson(tx, invited, subject, place)).userId;
}

const personOf = ({ db }: Tx, person: ThirdParty): Promise<User | null> =>
  db.user.findUnique({
    where: 'userId' in person ? { id: person.userId } : { email: normaliseEmail(person.email) },
  });

function isTheirs(account: User): boolean {
  const step = accountStep(stateOfAccount(account), 'invite', 'colleague');
  return typeof step !== 'string' && step.effects.includes('mailNews');
}

async function mailRequest(
  tx: Tx,
  { submissionId, userId, page, news }: Omit<Asking, 'thirdParty' | 'place'> & { readonly userId: string },
): Promise<void> {
  const id = actingUserId(tx.ctx.actor);
  const requester = id === null ? null : await tx.db.user.findUnique({ where: { id } });
  await notify(tx, submissionId, [userId], {
    type: 'reviewRequested',
    kind: 'reviewRequested',
    page,
    params: (named) => ({ ...named, news, requesterName: requester?.name ?? 'Portico', message: null }),
  });
}
