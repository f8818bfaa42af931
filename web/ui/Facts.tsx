import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/Facts.module.css';

/** A list of name-value pairs. */
export function Facts({
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
