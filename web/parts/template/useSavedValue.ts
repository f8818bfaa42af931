import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { oneLine } from '#domain/kernel/text.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { afterSaving } from '#web/parts/template/afterSaving.ts';
import { markFailed, markSaved, markUnsaved } from '#web/parts/template/draftSaveState.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import type { FieldProps } from '#web/ui/Field.tsx';

const debounceMs = 500;

interface SavedValue<Value> {
  readonly label: string;
  /** the server's value */
  readonly value: Value;
  /** `seen` is the value the user started editing from. */
  readonly save: (value: Value, seen: Value) => Promise<Outcome<unknown>>;
  /** Text is saved after a debounce, choices immediately. */
  readonly isTyped?: boolean;
}

/** Conflicting edits by two people, to choose from. */
export interface TextConflict<Value> {
  readonly theirs: Value;
  readonly choose: (whose: 'mine' | 'theirs') => void;
}

/**
 * A control that saves each change: typed text once typing pauses or the control loses focus, a choice immediately.
 * `afterSaving` says what happens when a save does not go through. A change by another person is shown unless this person
 * is editing; then nothing is overwritten and this person chooses. Answers are saved differently: decision 0025.
 */
export function useSavedValue<Value extends string | boolean>({
  label,
  value,
  save,
  isTyped = typeof value === 'string',
}: SavedValue<Value>): { readonly field: FieldProps<Value>; readonly conflict: TextConflict<Value> | null } {
  const id = useId();
  const [own, showOwn] = useState<Value | null>(null);
  /**
   * Text as typed, kept after saving until blur: the saved value is trimmed, and a trailing space must survive a
   * pause in typing.
   */
  const [typed, setTyped] = useState<Value | null>(null);
  const isWithin = useRef(false);
  const [error, setError] = useState<string | null>(null);
  /** server value that conflicted with the last save */
  const [refusedOver, setRefusedOver] = useState<Value | null>(null);
  const seen = useRef(value);
  const isClashing = refusedOver !== null;
  // A render may be older than the latest keystroke, so saves read from this ref.
  const newest = useRef<{ own: Value | null; save: typeof save; isClashing: boolean }>({ own, save, isClashing });
  useLayoutEffect(() => {
    newest.current.save = save;
  });
  const setOwn = (next: Value | null): void => {
    newest.current.own = next;
    showOwn(next);
  };
  const setClash = (over: Value | null): void => {
    newest.current.isClashing = over !== null;
    setRefusedOver(over);
  };
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const isSending = useRef(false);

  const send = async (): Promise<void> => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const wanted = newest.current.own;
    if (wanted === null || isSending.current || newest.current.isClashing) return;
    isSending.current = true;
    markUnsaved(id);
    const outcome = await newest.current.save(wanted, seen.current);
    isSending.current = false;
    const sentence = outcomeSentence(outcome);
    setError(sentence === null ? null : labeledSentence(label, sentence));
    if (outcome.kind === 'done') seen.current = wanted;
    switch (afterSaving(outcome, { isTyped, hasNewer: newest.current.own !== wanted })) {
      case 'offerRetry':
        return markFailed(id, () => void send());
      case 'showClash':
        return setClash(seen.current);
      case 'sendNewer':
        return send();
      case 'keepTyped':
        return markSaved(id);
      case 'showSaved':
        markSaved(id);
        if (outcome.kind === 'done' && isTyped && isWithin.current) setTyped(wanted);
        return setOwn(null);
    }
  };

  const change = (next: Value): void => {
    isWithin.current = true;
    if (newest.current.own === null) seen.current = value;
    setOwn(next);
    if (!newest.current.isClashing) setError(null);
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

  const choose = (whose: 'mine' | 'theirs'): void => {
    setClash(null);
    setError(null);
    seen.current = value;
    if (whose === 'mine') return void send();
    setOwn(null);
    markSaved(id);
  };
  const field = {
    id,
    name: id,
    label,
    value: own ?? (isSameButForSpaces(typed, value) ? typed : value),
    error,
    onChange: change,
    onBlur: () => {
      isWithin.current = false;
      setTyped(null);
      if (timer.current !== null) void send();
    },
  };
  // The other person's text arrives with the live update.
  return { field, conflict: isClashing && value !== refusedOver ? { theirs: value, choose } : null };
}

/** The server trims text. */
const isSameButForSpaces = <Value extends string | boolean>(typed: Value | null, saved: Value): typed is Value =>
  typeof typed === 'string' && typeof saved === 'string' && oneLine(typed) === oneLine(saved);
