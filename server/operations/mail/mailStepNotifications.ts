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

/** What happened to a step. */
export interface StepHappening {
  readonly step: Pick<Step, 'id' | 'name'>;
  readonly event: StepEvent;
}

/** An email that the form's author set up, and the people it is for. */
export interface StepNote extends StepHappening {
  readonly subject: string | null;
  readonly body: string | null;
  readonly isStaff: boolean;
  readonly people: readonly string[];
}

/** The emails that the form's author set up for what happened, in its order. A person gets one per happening. */
export async function loadStepNotes(
  tx: Tx,
  submissionId: string,
  happenings: readonly StepHappening[],
): Promise<readonly StepNote[]> {
  const notes: StepNote[] = [];
  const rows = await tx.db.stepEmailNotification.findMany({
    where: { enabled: true, OR: happenings.map(({ step: { id: stepId }, event }) => ({ stepId, event })) },
    orderBy: { id: 'asc' },
  });
  for (const { step, event } of happenings) {
    const named = new Set<string>();
    for (const { audience, subject, body } of rows.filter((row) => row.stepId === step.id && row.event === event)) {
      const everyone = await audiences[audience as StepAudience](tx, submissionId, step.id);
      const people = everyone.filter((userId) => !named.has(userId));
      for (const userId of people) named.add(userId);
      notes.push({ step, event, subject, body, isStaff: audience !== 'applicants', people });
    }
  }
  return notes;
}

/** What the form's author wrote to a person, for another email about the same happening; null for nothing. */
export function textFor(notes: readonly StepNote[], userId: string): string | null {
  const texts = notes.flatMap(({ body, people }) => (body !== null && people.includes(userId) ? [body] : []));
  return texts.length === 0 ? null : texts.join('\n\n');
}

interface Telling {
  /** people who already have an email about this */
  readonly told?: ReadonlySet<string>;
  /** earlier notes, which are quoted in the same email */
  readonly earlier?: readonly StepNote[];
  /** a key that limits the email to one per person */
  readonly once?: string;
}

/**
 * Sends the form's own emails: one per person, about the newest note, with the text of the earlier ones. Returns the
 * people who have such an email. Anyone who turned these emails off is not included, so callers still send them the
 * usual email.
 */
export async function mailStepNotes(
  tx: Tx,
  submissionId: string,
  notes: readonly StepNote[],
  { told = new Set(), earlier = [], once }: Telling = {},
): Promise<ReadonlySet<string>> {
  const mailed = new Set<string>();
  for (const [at, { step, event, subject, isStaff, people }] of [...notes.entries()].reverse()) {
    const quoted = [...earlier, ...notes.slice(0, at + 1)];
    const rest = people.filter((userId) => !told.has(userId) && !mailed.has(userId));
    const sent = await notify(tx, submissionId, rest, {
      type: types[event],
      kind: 'stepNews',
      page: stepPage(submissionId, step.id),
      params: (named, { userId }) => ({
        ...{ ...named, event, subject, isStaff },
        ...{ stepName: step.name ?? mailSentences.unnamedStep, message: textFor(quoted, userId) },
        ...(isStaff ? {} : { statusLink: named.statusPage }),
      }),
      // applicants are told what comes next, even after their own action
      alsoActor: !isStaff,
      ...(once === undefined ? {} : { once }),
    });
    for (const userId of sent) mailed.add(userId);
  }
  return mailed;
}
