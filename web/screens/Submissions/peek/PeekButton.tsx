import type { ReactElement } from 'react';
import { peekWords } from '#messages/submission/peekWords.ts';
import { peekButtonId, usePeek } from '#web/screens/Submissions/peek/peekContext.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/screens/Submissions/peek/Peek.module.css';

interface PeekButtonProps {
  readonly submissionId: string;
  readonly number: number;
}

/** Opens the preview on click. Enter opens the submission itself, as elsewhere in the row. */
export function PeekButton({ submissionId, number }: PeekButtonProps): ReactElement {
  const { opened, toggle } = usePeek();
  return (
    <button
      type="button"
      id={peekButtonId(submissionId)}
      className={styles.button}
      aria-label={peekWords.open(number)}
      aria-expanded={opened === submissionId}
      aria-keyshortcuts="Space"
      onClick={() => toggle(submissionId)}
    >
      <Icon name="chevron-right" size={16} />
    </button>
  );
}
