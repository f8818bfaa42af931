import { teamApplicationMails as sentences } from '#messages/mail/mailWords.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import type { Tx } from '#server/operations/operation.ts';

const operatorPage = '/operator';

/** Notifies the operators of a team request. It quotes nothing that a stranger wrote; that is shown in the console. */
export async function mailOperators(tx: Tx): Promise<void> {
  const operators = await tx.db.user.findMany({
    where: { isOperator: true, deactivatedAt: null, emailVerifiedAt: { not: null } },
    orderBy: { id: 'asc' },
  });
  const { subject, text, action } = sentences.asked;
  const link = `${tx.ctx.services.publicUrl}${operatorPage}/applications`;
  for (const { id: userId, email, name } of operators) {
    const params = { subject, paragraphs: [text], action: { label: action, link }, reason: 'operator' } as const;
    await enqueueMail(tx, { kind: 'genericNotice', params, to: { email, name, userId }, team: null });
  }
}

type Answer =
  | { readonly kind: 'approved'; readonly slug: string }
  | { readonly kind: 'declined'; readonly reason: string };

/** Notifies the person who requested a team of the decision. */
export async function mailApplicant(tx: Tx, { id: userId, email, name }: User, answer: Answer): Promise<void> {
  const { publicUrl } = tx.ctx.services;
  const params =
    answer.kind === 'approved'
      ? {
          subject: sentences.approved.subject,
          paragraphs: [sentences.approved.text],
          action: { label: sentences.approved.action, link: `${publicUrl}/teams/${answer.slug}` },
        }
      : {
          subject: sentences.declined.subject,
          paragraphs: [sentences.declined.text, answer.reason],
          action: null,
        };
  await enqueueMail(tx, {
    kind: 'genericNotice',
    params: { ...params, reason: 'requested' },
    to: { email, name, userId },
    team: null,
  });
}
