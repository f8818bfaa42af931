import type { ReactElement, ReactNode } from 'react';
import { entityPageWords as words } from '#messages/entity/entityPageWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Teams/Entities/Entity.module.css';

interface EditedValueProps {
  /** what someone else saved in the meantime, as text; null if there is no conflict */
  readonly theirs: string | null;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
  readonly children: ReactNode;
}

/** An input, with the other value to choose from if someone else changed it. */
export function EditedValue({ theirs, onChoose, children }: EditedValueProps): ReactElement {
  return (
    <div className={styles.edited}>
      {children}
      {theirs !== null && (
        <Alert
          tone="warning"
          isLive
          action={
            <div className={styles.choice}>
              <Button onPress={() => onChoose('mine')}>{words.keepMine}</Button>
              <Button onPress={() => onChoose('theirs')}>{words.takeTheirs}</Button>
            </div>
          }
        >
          {theirs === '' ? words.conflictEmpty : words.conflict(theirs)}
        </Alert>
      )}
    </div>
  );
}
