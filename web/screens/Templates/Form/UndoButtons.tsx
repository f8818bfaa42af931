import type { ReactElement } from 'react';
import { draftEditWords as words } from '#messages/form/draftEditWords.ts';
import { undoButtonId } from '#web/screens/Templates/Form/undoButtonId.ts';
import { useReverseEdit } from '#web/screens/Templates/Form/useReverseEdit.ts';
import { useUndoKeys } from '#web/screens/Templates/Form/useUndoKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Templates/Form/FormFrame.module.css';

/** Undo and redo of the user's own edits, also by keyboard. */
export function UndoButtons({ draftId }: { readonly draftId: string }): ReactElement {
  const reverse = useReverseEdit(draftId);
  useUndoKeys(reverse);
  return (
    <span className={styles.undo}>
      <Button id={undoButtonId} variant="quiet" icon="undo" onPress={() => reverse('undo')}>
        {words.undo}
      </Button>
      <Button variant="quiet" icon="redo" onPress={() => reverse('redo')}>
        {words.redo}
      </Button>
    </span>
  );
}
