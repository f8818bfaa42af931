import type { ReactElement } from 'react';
import { filterWords } from '#messages/lists/filterWords.ts';
import type { ConditionValueProps } from '#web/lists/filter/ConditionValueProps.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/lists/filter/Filter.module.css';

interface EndsProps extends ConditionValueProps {
  readonly type: 'date' | 'text';
}

/** A range of dates or numbers, which may be open at one end. */
export function RangeInputs({ id, draft, errors, onChange, type }: EndsProps): ReactElement {
  const labels = type === 'date' ? [filterWords.from, filterWords.to] : [filterWords.least, filterWords.most];
  return (
    <div className={styles.pair}>
      {(['from', 'to'] as const).map((end, place) => (
        <TextField
          key={end}
          id={`${id}${end}`}
          name={end}
          type={type}
          inputMode={type === 'date' ? undefined : 'decimal'}
          label={labels[place] ?? ''}
          error={errors[end] ?? null}
          value={draft[end]}
          onChange={(value) => onChange({ ...draft, [end]: value })}
        />
      ))}
    </div>
  );
}
