import type { ReactElement } from 'react';
import { importWords as words } from '#messages/lists/importWords.ts';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/parts/import/ColumnSelects.module.css';

interface ColumnSelectsProps<Chosen> {
  readonly title: string;
  readonly items: readonly { readonly key: string; readonly label: string; readonly hint?: string }[];
  readonly columns: readonly string[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

type Columns = Readonly<Partial<Record<string, string>>>;

/** Chooses the column of a file for each item of a group. */
export function ColumnSelects<Chosen extends Columns>(props: ColumnSelectsProps<Chosen>): ReactElement {
  const { title, items, columns, chosen, onChange } = props;
  const options = [{ value: '', label: words.none }, ...columns.map((name) => ({ value: name, label: name }))];
  return (
    <section aria-label={title} className={styles.group}>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {items.map(({ key, label, hint }) => (
          <li key={key}>
            <Select
              id={`import-${key}`}
              name={key}
              label={label}
              {...(hint === undefined ? {} : { hint })}
              value={chosen[key] ?? ''}
              options={options}
              onChange={(column) => onChange(withColumn(chosen, key, column))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Maps a column; empty unmaps it. */
function withColumn<Chosen extends Columns>(from: Chosen, key: string, column: string): Chosen {
  const { [key]: _before, ...others } = from;
  return (column === '' ? others : { ...others, [key]: column }) as Chosen;
}

/** The columns of a file that fill nothing. */
export function UnusedColumns({
  columns,
  used,
}: {
  readonly columns: readonly string[];
  readonly used: readonly Columns[];
}): ReactElement | null {
  const taken = new Set(used.flatMap((chosen) => Object.values(chosen)));
  const unused = columns.filter((name) => !taken.has(name));
  return unused.length === 0 ? null : <p className={styles.unused}>{words.unused(unused.join(', '))}</p>;
}

/** The same text for the same columns, however they were chosen. */
export const columnsText = (groups: readonly Columns[]): string =>
  JSON.stringify(groups.map((each) => Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))));
