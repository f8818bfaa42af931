import type { Problem } from '#domain/kernel/refusal.ts';

export const stepEvents = ['started', 'overdue', 'completed'] as const;
export type StepEvent = (typeof stepEvents)[number];

/** Who can be told: whose submission it is, who is responsible for it, and the people of the form. */
export const stepAudiences = ['applicants', 'assignees', 'members'] as const;
export type StepAudience = (typeof stepAudiences)[number];

/** A mail that the author of a form asks for: when a step begins, is late or is done, to whom, and in which words. */
export interface StepNotification {
  readonly event: StepEvent;
  readonly audience: StepAudience;
  /** null for the usual one */
  readonly subject: string | null;
  /** in the words of the form's author, beside what every such mail says; null for none */
  readonly body: string | null;
  readonly enabled: boolean;
}

const longestNotificationSubject = 120;
export const longestNotificationBody = 2_000;

/** What is wrong with the mails of a step: one for each event and audience, each as long as a mail is read. */
export function stepNotificationProblems(notifications: readonly StepNotification[]): Problem[] {
  const seen = new Set<string>();
  return notifications.flatMap(({ event, audience, subject, body }, place): Problem[] => {
    const path = `emailNotifications.${place}`;
    const name = `${event} ${audience}`;
    if (seen.has(name)) return [{ path, code: 'saidTwice' }];
    seen.add(name);
    return [
      ...tooLong(`${path}.subject`, subject, longestNotificationSubject),
      ...tooLong(`${path}.body`, body, longestNotificationBody),
    ];
  });
}

const tooLong = (path: string, text: string | null, max: number): Problem[] =>
  text !== null && text.length > max ? [{ path, code: 'tooLong', params: { max } }] : [];
