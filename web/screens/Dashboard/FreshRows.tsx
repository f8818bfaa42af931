import type { ReactElement } from 'react';
import { listWords } from '#messages/lists/filterWords.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Dashboard/SubmissionList.module.css';

interface FreshRowsProps {
  readonly count: number;
  /** what is new, and that it is shown */
  readonly label: string;
  readonly isPending: boolean;
  readonly onShow: () => void;
}

/** What is new waits over the rows until somebody wants to see it. */
export function FreshRows({ count, label, isPending, onShow }: FreshRowsProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <div className={styles.fresh}>
      <Button look="primary" icon="refresh" label={label} isPending={isPending} onPress={onShow}>
        {listWords.fresh(count)}
      </Button>
    </div>
  );
}
