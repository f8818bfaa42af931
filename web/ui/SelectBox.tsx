import type { ReactElement } from 'react';
import styles from '#web/ui/Choice.module.css';

interface SelectBoxProps {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  /** with Shift held all from the one before to this one are meant */
  readonly onPress: (isRange: boolean) => void;
}

/** A box of a row, or over all of them, where it may stand between ticked and not. */
export function SelectBox({ label, state, onPress }: SelectBoxProps): ReactElement {
  return (
    <input
      type="checkbox"
      className={styles.control}
      aria-label={label}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={({ nativeEvent }) => onPress('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  );
}
