import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/Card.module.css';

interface CardProps {
  readonly title: string;
  /** Where the words in it say the same. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
}

/** A part of a page that is read and saved by itself. */
export function Card({ title, isTitleHidden = false, children }: CardProps): ReactElement {
  return (
    <section className={styles.card} aria-label={title}>
      {!isTitleHidden && <h2>{title}</h2>}
      {children}
    </section>
  );
}

interface CardsProps {
  readonly children: ReactNode;
  /** For tables among them. */
  readonly isWide?: boolean;
}

/** Cards one under the other, no wider than is good to read. */
export function Cards({ children, isWide = false }: CardsProps): ReactElement {
  return (
    <div className={styles.cards} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}
