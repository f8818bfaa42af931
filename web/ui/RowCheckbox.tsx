import type { ReactElement } from 'react';
import styles from '#web/ui/Choice.module.css';

interface SelectBoxProps {
  readonly label: string;
  readonly state: 'all' | 'some' | 'none';
  /** with Shift, selects the range from the last one */
  readonly onPress: (isRange: boolean) => void;
}

/** Row checkbox, or the one for all rows, which can be indeterminate. */
export function RowCheckbox({ label, state, onPress }: SelectBoxProps): ReactElement {
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
