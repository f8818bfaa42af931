import { useCallback, useState, useSyncExternalStore, type ReactElement } from 'react';
import { fillWords } from '#messages/filling/fillWords.ts';
import type { AnswerAutosave, SaveState } from '#web/forms/draft/AnswerAutosave.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/forms/SaveNote.module.css';

const words: Readonly<Record<SaveState, string>> = {
  saving: fillWords.saving,
  saved: fillWords.saved,
  waiting: fillWords.waiting,
  refused: fillWords.notSaved,
};

/** Save status; null before the first edit. */
export function useSaveState(autosave: AnswerAutosave): SaveState | null {
  const subscribe = useCallback((listener: () => void) => autosave.subscribe(listener), [autosave]);
  const state = useSyncExternalStore(subscribe, () => autosave.state());
  const [hasBegun, setBegun] = useState(state !== 'saved');
  if (!hasBegun && state !== 'saved') setBegun(true);
  return hasBegun ? state : null;
}

export function SaveNote({ state }: { readonly state: SaveState | null }): ReactElement {
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
