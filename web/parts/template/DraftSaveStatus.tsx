import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { draftSaveWords } from '#messages/form/formWords.ts';
import { onSaveStateChange, retryFailedSaves, currentSaveState } from '#web/parts/template/draftSaveState.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/parts/template/DraftSaveStatus.module.css';

/** Save status, always visible. Warns before leaving with unsaved changes. */
export function DraftSaveStatus(): ReactElement {
  const state = useSyncExternalStore(onSaveStateChange, currentSaveState);
  useEffect(() => {
    if (state === 'saved') return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', retryFailedSaves);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', retryFailedSaves);
    };
  }, [state]);
  return (
    <span className={styles.state} data-state={state}>
      <output className={styles.words}>
        {state === 'saving' ? <Spinner /> : <Icon name={state === 'saved' ? 'check' : 'warning'} size={16} />}
        {state === 'failed' ? draftSaveWords.notSaved : draftSaveWords[state]}
      </output>
      {state === 'failed' && (
        <Button variant="quiet" onPress={retryFailedSaves}>
          {draftSaveWords.again}
        </Button>
      )}
    </span>
  );
}
