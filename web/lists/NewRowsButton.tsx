import type { ReactElement } from 'react';
import { listWords } from '#messages/lists/filterWords.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/lists/List.module.css';

interface FreshRowsProps {
  readonly count: number;
  /** text of the pill */
  readonly label: string;
  readonly isPending: boolean;
  readonly onShow: () => void;
}

/** Pill over the rows that loads new ones on demand. */
export function NewRowsButton({ count, label, isPending, onShow }: FreshRowsProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <div className={styles.newRows}>
      <Button variant="primary" icon="refresh" label={label} isPending={isPending} onPress={onShow}>
        {listWords.fresh(count)}
      </Button>
    </div>
  );
}
