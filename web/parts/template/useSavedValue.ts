import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { sentenceAbout } from '#web/parts/form/sentenceAbout.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import type { Outcome } from '#web/relay/outcome.ts';
import type { FieldProps } from '#web/ui/Field.tsx';

import { markFailed, markSaved, markUnsaved } from './saveState.ts';

const debounceMs = 500;

interface SavedValue<Value> {
  readonly label: string;
  /** As the server has it. */
  readonly value: Value;
  readonly save: (value: Value) => Promise<Outcome<unknown>>;
  /** Choices are saved when made; what is typed, once typing pauses. */
  readonly isTyped?: boolean;
}

/**
 * A control whose every change is saved by itself: what is typed once typing pauses or the control is left. A value
 * that was refused stays with its reason; one that another person changed shows, unless this person is changing it.
 */
export function useSavedValue<Value extends string | boolean>({
  label,
  value,
  save,
  isTyped = typeof value === 'string',
}: SavedValue<Value>): FieldProps<Value> {
  const id = useId();
  const [own, setOwn] = useState<Value | null>(null);
  const [error, setError] = useState<string | null>(null);
  const newest = useRef({ own, save });
  useLayoutEffect(() => {
    newest.current = { own, save };
  });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const wanted = newest.current.own;
    if (wanted === null || isSending.current) return;
    isSending.current = true;
    markUnsaved(id);
    const outcome = await newest.current.save(wanted);
    isSending.current = false;
    const sentence = outcomeSentence(outcome);
    setError(sentence === null ? null : sentenceAbout(label, sentence));
    if (outcome.kind === 'failed') return markFailed(id, () => void send());
    if (newest.current.own !== wanted) return send();
    markSaved(id);
    if (outcome.kind === 'done') setOwn(null);
  };

  const change = (next: Value): void => {
    setOwn(next);
    newest.current = { ...newest.current, own: next };
    setError(null);
    markUnsaved(id);
    if (timer.current !== null) clearTimeout(timer.current);
    if (isTyped) timer.current = setTimeout(() => void send(), debounceMs);
    else void send();
  };

  const flush = useRef(send);
  useLayoutEffect(() => {
    flush.current = send;
  });
  useEffect(() => {
    const leave = (): void => {
      if (timer.current !== null) void flush.current();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  return {
    id,
    name: id,
    label,
    value: own ?? value,
    error,
    onChange: change,
    onBlur: () => {
      if (timer.current !== null) void send();
    },
  };
}
