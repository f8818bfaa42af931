import type { ReactElement } from 'react';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface PartActionsProps {
  /** such as 'Question 2' */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Buttons to move and delete one part of a list. */
export function PartActions({ name, isFirst, isLast, onMove, onRemove }: PartActionsProps): ReactElement {
  const what = name.charAt(0).toLowerCase() + name.slice(1);
  return (
    <span className={styles.partActions}>
      {!isFirst && <Button variant="quiet" icon="chevron-up" label={words.up(what)} onPress={() => onMove(-1)} />}
      {!isLast && <Button variant="quiet" icon="chevron-down" label={words.down(what)} onPress={() => onMove(1)} />}
      <Button variant="quiet" icon="trash" label={words.remove(what)} onPress={onRemove} />
    </span>
  );
}
