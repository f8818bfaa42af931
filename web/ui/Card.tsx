import type { ReactElement, ReactNode } from 'react';

import styles from './Card.module.css';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page that is read and saved by itself. */
export function Card({ title, children }: CardProps): ReactElement {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Cards one under the other, no wider than is good to read. */
export function Cards({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles.cards}>{children}</div>;
}
