import type { StepAudience, StepEvent } from '#domain/mail/stepNotifications.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import type { Step } from '#server/generated/prisma/client.ts';
import { adminsOf, applicantsOf, membersOf, notify, stepPage } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';

const types = { started: 'stepStarted', overdue: 'stepOverdue', completed: 'stepCompleted' } as const;

const audiences: Readonly<
  Record<StepAudience, (tx: Tx, submissionId: string, stepId: string) => Promise<readonly string[]>>
> = {
  applicants: applicantsOf,
  assignees: adminsOf,
  members: membersOf,
};

/**
 * Sends the step's own notices (started, overdue, or completed) to the people its form names, each person once.
 * Returns the people who have such an email. Anyone who turned these emails off is not included, so callers still
 * send them the usual email.
 */
export async function mailStepNotifications(
  tx: Tx,
  submissionId: string,
  { id, name }: Pick<Step, 'id' | 'name'>,
  event: StepEvent,
  once?: string,
): Promise<ReadonlySet<string>> {
  const told = new Set<string>();
  const notifications = await tx.db.stepEmailNotification.findMany({
    where: { stepId: id, event, enabled: true },
    orderBy: { id: 'asc' },
  });
  for (const { audience, subject, body: message } of notifications) {
    const isStaff = audience !== 'applicants';
    const people = (await audiences[audience as StepAudience](tx, submissionId, id)).filter(
      (userId) => !told.has(userId),
    );
    const mailed = await notify(tx, submissionId, people, {
      type: types[event],
      kind: 'stepNews',
      page: stepPage(submissionId, id),
      params: (named) => ({
        ...named,
        ...{ event, stepName: name ?? mailSentences.unnamedStep, subject, message, isStaff },
        ...(isStaff ? {} : { statusLink: named.statusPage }),
      }),
      // applicants are told what comes next, even after their own action
      alsoActor: !isStaff,
      ...(once === undefined ? {} : { once }),
    });
    for (const userId of mailed) told.add(userId);
  }
  return told;
}
