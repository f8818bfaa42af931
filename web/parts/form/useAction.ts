import { useState } from 'react';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { useSubmitOnce } from '#web/parts/form/useSubmitOnce.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

interface Action<Subject> {
  readonly run: (subject: Subject) => void;
  /** the item the action is running for */
  readonly pending: Subject | null;
  /** why the last attempt failed */
  readonly refusal: string | null;
  readonly forget: () => void;
}

/**
 * An action with one button per item. Runs one at a time and keeps the last error. `onDone` navigates only
 * through the click's departure.
 */
export function useAction<Subject, Done>(
  send: (subject: Subject) => Promise<Outcome<Done>>,
  onDone: (done: Done, subject: Subject, departure: GuardedNavigation) => void,
  fault?: string,
): Action<Subject> {
  const depart = useGuardedNavigation();
  const { isPending, submitOnce } = useSubmitOnce();
  const [latest, setLatest] = useState<Subject | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = async (subject: Subject): Promise<void> => {
    const departure = depart();
    setLatest(subject);
    setRefusal(null);
    const outcome = await send(subject);
    setRefusal(outcomeSentence(outcome, fault));
    if (outcome.kind === 'done') onDone(outcome.value, subject, departure);
  };
  return {
    run: (subject) => void submitOnce(() => attempt(subject)),
    pending: isPending ? latest : null,
    refusal,
    forget: () => setRefusal(null),
  };
}
