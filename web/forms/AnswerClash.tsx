import type { ReactElement } from 'react';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { AnswerWords } from '#web/forms/AnswerWords.tsx';
import { clashWords } from '#web/messages/clashWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/forms/AnswerClash.module.css';

interface AnswerClashProps {
  /** in words; null where it was emptied */
  readonly theirs: string | null;
  readonly dataType: DataType;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}

/** What somebody else has answered meanwhile, to choose from. */
export function AnswerClash({ theirs, dataType, onChoose }: AnswerClashProps): ReactElement {
  return (
    <Alert
      tone="warning"
      isLive
      action={
        <div className={styles.choice}>
          <Button onPress={() => onChoose('mine')}>{clashWords.keepMine}</Button>
          <Button onPress={() => onChoose('theirs')}>{clashWords.takeTheirs}</Button>
        </div>
      }
    >
      {theirs === null ? (
        clashWords.emptied
      ) : (
        <>
          {clashWords.theyAnswered} <AnswerWords dataType={dataType} text={theirs} />
        </>
      )}
    </Alert>
  );
}
