import { useRef, useState } from 'react';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

interface Action<Subject> {
  readonly run: (subject: Subject) => void;
  /** What it is being done to now. */
  readonly pending: Subject | null;
  /** Why the last attempt came to nothing. */
  readonly refusal: string | null;
  readonly forget: () => void;
}

/** Something done with one press, to one of several things: once at a time, and what went wrong is kept to be shown. */
export function useAction<Subject, Done>(
  send: (subject: Subject) => Promise<Outcome<Done>>,
  onDone: (done: Done, subject: Subject) => void,
  fault?: string,
): Action<Subject> {
  const [pending, setPending] = useState<Subject | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isBusy = useRef(false);
  const run = async (subject: Subject): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(subject);
    setRefusal(null);
    const outcome = await send(subject);
    isBusy.current = false;
    setPending(null);
    setRefusal(outcomeSentence(outcome, fault));
    if (outcome.kind === 'done') onDone(outcome.value, subject);
  };
  return { run: (subject) => void run(subject), pending, refusal, forget: () => setRefusal(null) };
}
