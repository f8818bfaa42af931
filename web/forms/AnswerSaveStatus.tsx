import { useCallback, useState, useSyncExternalStore, type ReactElement } from 'react';
import { fillWords } from '#messages/filling/fillWords.ts';
import type { AnswerAutosave, AnswerSaveState } from '#web/forms/draft/AnswerAutosave.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/forms/AnswerSaveStatus.module.css';

const words: Readonly<Record<AnswerSaveState, string>> = {
  saving: fillWords.saving,
  saved: fillWords.saved,
  waiting: fillWords.waiting,
  refused: fillWords.notSaved,
};

/** Save status; null before the first edit. */
export function useAnswerSaveState(autosave: AnswerAutosave): AnswerSaveState | null {
  const subscribe = useCallback((listener: () => void) => autosave.subscribe(listener), [autosave]);
  const state = useSyncExternalStore(subscribe, () => autosave.state());
  const [hasBegun, setBegun] = useState(state !== 'saved');
  if (!hasBegun && state !== 'saved') setBegun(true);
  return hasBegun ? state : null;
}

export function AnswerSaveStatus({ state }: { readonly state: AnswerSaveState | null }): ReactElement {
  return (
    <output className={styles.note} data-state={state ?? undefined}>
      {state !== null && (
        <>
          {state === 'saving' ? <Spinner /> : <Icon name={state === 'saved' ? 'check' : 'warning'} size={16} />}
          {words[state]}
        </>
      )}
    </output>
  );
}
