import type { ReactElement } from 'react';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { answerConflictWords } from '#messages/filling/answerConflictWords.ts';
import { AnswerText } from '#web/forms/AnswerText.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/forms/AnswerConflict.module.css';

interface AnswerClashProps {
  /** the other answer as text; null if it was cleared */
  readonly theirs: string | null;
  readonly dataType: DataType;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Another person's conflicting answer, to choose from. */
export function AnswerConflict({ theirs, dataType, onChoose }: AnswerClashProps): ReactElement {
  return (
    <Alert
      tone="warning"
      isLive
      action={
        <div className={styles.choice}>
          <Button onPress={() => onChoose('mine')}>{answerConflictWords.keepMine}</Button>
          <Button onPress={() => onChoose('theirs')}>{answerConflictWords.takeTheirs}</Button>
        </div>
      }
    >
      {theirs === null ? (
        answerConflictWords.emptied
      ) : (
        <>
          {answerConflictWords.theyAnswered} <AnswerText dataType={dataType} text={theirs} />
        </>
      )}
    </Alert>
  );
}
