import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/Facts.module.css';

/** Names and what they are, to be read. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactElement {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], place) => (
        // two may have the same name, as questions have
        <div key={`${place} ${name}`} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
