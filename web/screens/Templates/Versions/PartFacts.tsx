import type { ReactElement } from 'react';
import styles from '#web/screens/Templates/Versions/Versions.module.css';

interface PartFactsProps {
  readonly facts: readonly { readonly label: string; readonly text: string }[];
}

/** The settings of a part, one per line. */
export const PartFacts = ({ facts }: PartFactsProps): ReactElement => (
  <dl className={styles.facts}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
