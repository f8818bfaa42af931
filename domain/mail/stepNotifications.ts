import type { Problem } from '#domain/kernel/refusal.ts';

export const stepEvents = ['started', 'overdue', 'completed'] as const;
export type StepEvent = (typeof stepEvents)[number];

/** Recipients: applicants, people responsible for the step, or members of the form. */
export const stepAudiences = ['applicants', 'assignees', 'members'] as const;
export type StepAudience = (typeof stepAudiences)[number];

/** An email configured by a form's author for when a step starts, is overdue, or is completed. */
export interface StepNotification {
  readonly event: StepEvent;
  readonly audience: StepAudience;
  /** null for the default subject */
  readonly subject: string | null;
  /** text by the form's author, added to the standard text; null for none */
  readonly body: string | null;
  readonly enabled: boolean;
}

const longestNotificationSubject = 120;
export const notificationBodyMaxLength = 2_000;

/** Problems with a step's emails: one per event and audience, with limited length. */
export function stepNotificationProblems(notifications: readonly StepNotification[]): Problem[] {
  const seen = new Set<string>();
  return notifications.flatMap(({ event, audience, subject, body }, place): Problem[] => {
    const path = `emailNotifications.${place}`;
    const name = `${event} ${audience}`;
    if (seen.has(name)) return [{ path, code: 'saidTwice' }];
    seen.add(name);
    return [
      ...tooLong(`${path}.subject`, subject, longestNotificationSubject),
      ...tooLong(`${path}.body`, body, notificationBodyMaxLength),
    ];
  });
}

const tooLong = (path: string, text: string | null, max: number): Problem[] =>
  text !== null && text.length > max ? [{ path, code: 'tooLong', params: { max } }] : [];
