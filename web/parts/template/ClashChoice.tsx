import type { ReactElement } from 'react';
import { clashWords } from '#web/messages/templateEditor.ts';
import type { Clash } from '#web/parts/template/useSavedValue.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/template/ClashChoice.module.css';

/** What a colleague wrote meanwhile, beside what this person typed. */
export function ClashChoice({ theirs, choose }: Clash<string>): ReactElement {
  return (
    <Alert
      tone="warning"
      isLive
      action={
        <div className={styles.choice}>
          <Button onPress={() => choose('mine')}>{clashWords.keepMine}</Button>
          <Button onPress={() => choose('theirs')}>{clashWords.takeTheirs}</Button>
        </div>
      }
    >
      {theirs === '' ? clashWords.emptied : clashWords.theyWrote(theirs)}
    </Alert>
  );
}
