import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { saveWords } from '#messages/form/formWords.ts';
import { onSaveState, saveAgain, saveStateNow } from '#web/parts/template/saveState.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/parts/template/SaveState.module.css';

/** Save status, always visible. Warns before leaving with unsaved changes. */
export function SaveState(): ReactElement {
  const state = useSyncExternalStore(onSaveState, saveStateNow);
  useEffect(() => {
    if (state === 'saved') return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    window.addEventListener('online', saveAgain);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('online', saveAgain);
    };
  }, [state]);
  return (
    <span className={styles.state} data-state={state}>
      <output className={styles.words}>
        {state === 'saving' ? <Spinner /> : <Icon name={state === 'saved' ? 'check' : 'warning'} size={16} />}
        {state === 'failed' ? saveWords.notSaved : saveWords[state]}
      </output>
      {state === 'failed' && (
        <Button look="quiet" onPress={saveAgain}>
          {saveWords.again}
        </Button>
      )}
    </span>
  );
}
