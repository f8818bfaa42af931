import { useRef, useState } from 'react';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
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
  const [pending, setPending] = useState<Subject | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBusy = useRef(false);
  const run = async (subject: Subject): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const departure = depart();
    setPending(subject);
    setRefusal(null);
    const outcome = await send(subject);
    isBusy.current = false;
    setPending(null);
    setRefusal(outcomeSentence(outcome, fault));
    if (outcome.kind === 'done') onDone(outcome.value, subject, departure);
  };
  return { run: (subject) => void run(subject), pending, refusal, forget: () => setRefusal(null) };
}
