import { oneLine } from '#domain/kernel/text.ts';
import {
  stepEvents,
  stepNotificationProblems,
  type StepEvent,
  type StepNotification,
} from '#domain/mail/stepNotifications.ts';
import { newId } from '#server/newId.ts';
import type { Draft } from '#server/operations/form/draft.ts';
import { refuseIfChanged } from '#server/operations/form/refuseChangedTexts.ts';
import { refuseProblems } from '#server/operations/refusals.ts';

/** The texts the writer started from, by event; omitted ones are not compared. */
export type SeenStepEmails = { readonly [Event in StepEvent]?: string | null | undefined };

/** Replaces all email notifications of a step. */
export async function changeStepNotifications(
  { db }: Draft,
  stepId: string,
  given: readonly StepNotification[],
  seen: SeenStepEmails | null | undefined,
): Promise<void> {
  const before = await db.stepEmailNotification.findMany({ where: { stepId }, orderBy: { id: 'asc' } });
  const wanted: readonly StepNotification[] = given.map(({ subject, body, ...rest }) => ({
    ...rest,
    subject: emptied(subject === null ? null : oneLine(subject)),
    body: emptied(body === null ? null : body.trim()),
  }));
  const notifications = stepEvents.reduce((mails, event) => keptWords(mails, before, event, seen?.[event]), wanted);
  refuseProblems(stepNotificationProblems(notifications));
  await db.stepEmailNotification.deleteMany({ where: { stepId } });
  await db.stepEmailNotification.createMany({
    data: notifications.map((notification) => ({ ...notification, id: newId(), stepId })),
  });
}

type Mail = Pick<StepNotification, 'body' | 'enabled'> & { readonly event: string };

/**
 * Someone who changes only the recipients keeps newer texts of others. If they change the texts as well, it is
 * refused.
 */
function keptWords(
  wanted: readonly StepNotification[],
  before: readonly Mail[],
  event: StepEvent,
  seen: string | null | undefined,
): readonly StepNotification[] {
  const words = wordsOf(wanted, event);
  const now = wordsOf(before, event);
  if (seen === undefined || words === undefined || now === undefined || isSame(now, seen)) return wanted;
  if (isSame(words, seen)) return wanted.map((mail) => (mail.event === event ? { ...mail, body: now } : mail));
  refuseIfChanged({ now, seen, wanted: words });
  return wanted;
}

const isSame = (words: string | null, others: string | null): boolean => (words ?? '').trim() === (others ?? '').trim();

/** All notifications for an event share one text; undefined if there are none. */
const wordsOf = (mails: readonly Mail[], of: string): string | null | undefined =>
  mails.find(({ event, enabled }) => event === of && enabled)?.body;

const emptied = (text: string | null): string | null => (text === '' ? null : text);
