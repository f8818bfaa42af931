import { useRef } from 'react';
import { stepEvents, type StepEvent, type StepNotification } from '#domain/mail/stepNotifications.ts';
import { useUpdateStep } from '#web/screens/Templates/Edit/useUpdateStep.ts';

type Saved = ReturnType<ReturnType<typeof useUpdateStep>[0]>;
type Notifications = readonly StepNotification[];
type SeenTexts = Readonly<Partial<Record<StepEvent, string | null>>>;
/** `seen` is the text the user started editing from. */
type ChangeEmails = (change: (notifications: Notifications) => Notifications, seen?: SeenTexts) => Saved;

/** Text of an event's emails, which all share it. */
export const stepEmailText = (notifications: Notifications, of: StepEvent): string | null =>
  notifications.find(({ event, enabled }) => event === of && enabled)?.body ?? null;

/** A step's emails are saved as a whole, so changes are serialized, each based on the last. */
export function useStepEmails(stepId: string, saved: Notifications): ChangeEmails {
  const [updateStep] = useUpdateStep();
  const newest = useRef<Notifications | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (change, seen) => {
    const base = newest.current ?? saved;
    const emailNotifications = change(base);
    newest.current = emailNotifications;
    const known = Object.fromEntries(stepEvents.map((event) => [event, stepEmailText(base, event)]));
    const seenEmails = { ...known, ...seen };
    const sending = before.current.then(() => updateStep({ input: { stepId, emailNotifications, seenEmails } }));
    before.current = sending.then(() => {
      if (newest.current === emailNotifications) newest.current = null;
    });
    return sending;
  };
}
