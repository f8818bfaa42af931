import type { ReactElement, ReactNode } from 'react';
import { listWords } from '#messages/lists/filterWords.ts';
import { noSelection, selectedCount, type Selection } from '#web/lists/selection.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/lists/List.module.css';

interface SelectionBarProps {
  readonly selection: Selection;
  /** number of matching submissions */
  readonly total: number;
  readonly onSelect: (selection: Selection) => void;
  /** batch actions */
  readonly children?: ReactNode;
}

/** Number of selected rows and their batch actions. Replaces the line with the total. */
export function SelectionBar({ selection, total, onSelect, children }: SelectionBarProps): ReactElement {
  const count = selectedCount(selection);
  return (
    <section className={styles.selection} aria-label={listWords.selection}>
      <output>{listWords.selected(count)}</output>
      {count < total && (
        <Button variant="quiet" onPress={() => onSelect({ kind: 'all', count: total })}>
          {listWords.selectMatching(total)}
        </Button>
      )}
      <Button variant="quiet" onPress={() => onSelect(noSelection)}>
        {listWords.unselect}
      </Button>
      {children}
    </section>
  );
}
