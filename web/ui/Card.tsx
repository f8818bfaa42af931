import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/Card.module.css';

interface CardProps {
  readonly title: string;
  /** hide the title if the content already says it */
  readonly isTitleHidden?: boolean;
  /** as wide as the page, among cards of a readable width */
  readonly isWide?: boolean;
  /** the part of a draft that is edited here */
  readonly partId?: string | undefined;
  /** shown next to the title */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page that is saved on its own. */
export function Card({
  title,
  isTitleHidden = false,
  isWide = false,
  partId,
  mark,
  children,
}: CardProps): ReactElement {
  return (
    <section className={styles.card} aria-label={title} data-wide={isWide || undefined} data-part={partId}>
      {!isTitleHidden && (
        <div className={styles.head}>
          <h2>{title}</h2>
          {mark}
        </div>
      )}
      {children}
    </section>
  );
}

interface CardsProps {
  readonly children: ReactNode;
  /** for cards with tables */
  readonly isWide?: boolean;
  /** side by side where there is room for two */
  readonly isPaired?: boolean;
}

/** Stacked cards at a readable width. */
export function Cards({ children, isWide = false, isPaired = false }: CardsProps): ReactElement {
  return (
    <div className={styles.cards} data-wide={isWide || isPaired || undefined} data-paired={isPaired || undefined}>
      {children}
    </div>
  );
}
