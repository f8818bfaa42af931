import type { ReactElement } from 'react';
import { editConflictWords } from '#messages/form/formEditorWords.ts';
import type { TextConflict } from '#web/parts/template/useSavedValue.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/template/TextConflictChoice.module.css';

/** A colleague's conflicting edit, beside the user's own. */
export function TextConflictChoice({ theirs, choose }: TextConflict<string>): ReactElement {
  return (
    <Alert
      tone="warning"
      isLive
      action={
        <div className={styles.choice}>
          <Button onPress={() => choose('mine')}>{editConflictWords.keepMine}</Button>
          <Button onPress={() => choose('theirs')}>{editConflictWords.takeTheirs}</Button>
        </div>
      }
    >
      {theirs === '' ? editConflictWords.emptied : editConflictWords.theyWrote(theirs)}
    </Alert>
  );
}
