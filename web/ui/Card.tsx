import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/Card.module.css';

interface CardProps {
  readonly title: string;
  /** hide the title if the content already says it */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
}

/** A section of a page that is saved on its own. */
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
  /** for cards with tables */
  readonly isWide?: boolean;
}

/** Stacked cards at a readable width. */
export function Cards({ children, isWide = false }: CardsProps): ReactElement {
  return (
    <div className={styles.cards} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}
