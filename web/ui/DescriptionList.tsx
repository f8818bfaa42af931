import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/DescriptionList.module.css';

/** A list of name-value pairs. */
export function DescriptionList({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactElement {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], place) => (
        // Names may repeat, as question names do.
        <div key={`${place} ${name}`} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
