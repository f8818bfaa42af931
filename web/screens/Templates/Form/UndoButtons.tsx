import type { ReactElement } from 'react';
import { draftEditWords as words } from '#messages/form/draftEditWords.ts';
import { draftHistoryWords as historyWords } from '#messages/form/draftHistoryWords.ts';
import { undoButtonId } from '#web/screens/Templates/Form/undoButtonId.ts';
import { useReverseEdit } from '#web/screens/Templates/Form/useReverseEdit.ts';
import { useUndoKeys } from '#web/screens/Templates/Form/useUndoKeys.ts';
import { draftHistoryPath } from '#web/screens/Templates/Versions/versionsPath.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Templates/Form/FormFrame.module.css';

interface UndoButtonsProps {
  readonly formId: string;
  readonly draftId: string;
}

/** Undo and redo of the user's own edits, also by keyboard, and the history of everyone's. */
export function UndoButtons({ formId, draftId }: UndoButtonsProps): ReactElement {
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
      <ButtonLink variant="quiet" icon="clock" label={historyWords.title} to={draftHistoryPath(formId)}>
        {historyWords.short}
      </ButtonLink>
    </span>
  );
}
